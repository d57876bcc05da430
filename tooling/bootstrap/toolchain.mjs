// Which Node and pnpm the project runs on, and how to get them from the npm registry.
import { spawn, spawnSync } from 'node:child_process';

export const NODE_PACKAGE = 'node@26';
export const PNPM_VERSION = '12.23.0';

/** Set in the re-executed process, so that a toolchain that still does not fit ends in a message and not in a loop. */
const REEXECUTED = 'TOOLSEARCH_BOOTSTRAP';

/** Node releases the packages support: `^22.18 || ^24.11 || >=26`. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 11) || (major === 22 && minor >= 18);
}

/** True when the `pnpm` on the path has the pinned major version. */
export function isSupportedPnpm(version) {
  return version !== undefined && version.split('.')[0] === PNPM_VERSION.split('.')[0];
}

/**
 * Runs `script` again under the pinned Node and pnpm when what is running is too old or absent. Gives the exit code of
 * that run, or undefined when this process can do the work itself.
 */
export async function ensureToolchain(script, args) {
  const pnpm = installedPnpm();
  if (isSupportedNode(process.version) && isSupportedPnpm(pnpm)) return undefined;
  const found = `Node ${process.version}, pnpm ${pnpm ?? 'absent'}`;
  if (process.env[REEXECUTED] === '1') {
    console.error(`Found ${found}; wanted ${NODE_PACKAGE} and pnpm ${PNPM_VERSION}. Install them and try again.`);
    return 1;
  }
  console.error(`Found ${found}; running under ${NODE_PACKAGE} and pnpm@${PNPM_VERSION} from the npm registry.`);
  const packages = ['-p', NODE_PACKAGE, '-p', `pnpm@${PNPM_VERSION}`];
  return run('npx', ['-y', ...packages, 'node', script, ...args], { [REEXECUTED]: '1' });
}

/** Runs a command on this terminal; gives its exit code. A signal to this process is passed on to it. */
export function run(command, args, environment = {}, cwd = process.cwd()) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { stdio: 'inherit', cwd, shell, env: { ...process.env, ...environment } });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

function installedPnpm() {
  const { status, stdout } = spawnSync('pnpm', ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? stdout.trim() : undefined;
}
