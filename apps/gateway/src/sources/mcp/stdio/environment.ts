/** What a stdio server gets of the environment: a short base list, and what its entry declares. Nothing else. */
import type { Environment } from '../../../config/variables.ts';
import { McpFailure } from '../failure.ts';
import { type ResolvedVariables, resolveVariables } from '../variables.ts';

/** The variables every server gets when the gateway has them: who and where it runs, its language, its search path. */
export const BASE_VARIABLES: Readonly<Record<'posix' | 'windows', readonly string[]>> = {
  posix: ['HOME', 'LANG', 'LC_ALL', 'LOGNAME', 'PATH', 'SHELL', 'TERM', 'TMPDIR', 'TZ', 'USER'],
  windows: [
    'APPDATA',
    'COMSPEC',
    'HOMEDRIVE',
    'HOMEPATH',
    'LOCALAPPDATA',
    'PATH',
    'PATHEXT',
    'PROCESSOR_ARCHITECTURE',
    'PROGRAMFILES',
    'SYSTEMDRIVE',
    'SYSTEMROOT',
    'TEMP',
    'TMP',
    'USERNAME',
    'USERPROFILE',
  ],
};

/** Loads code into every Node process that sees it, so no server may get it; flags can stand in `args`. */
const FORBIDDEN = 'NODE_OPTIONS';

/**
 * The whole environment of one server. A declared variable wins over the base list; on Windows, where names have no
 * case, also when it is spelled in another case.
 *
 * Throws {@link McpFailure} `invalid-config` for a `${NAME}` that is not set, for `NODE_OPTIONS`, and for a name or
 * value by which old shells import functions.
 */
export function serverEnvironment(
  declared: Readonly<Record<string, string>>,
  {
    environment,
    platform = process.platform,
  }: { readonly environment: Environment; readonly platform?: NodeJS.Platform },
): ResolvedVariables {
  const windows = platform === 'win32';
  const sameName = (name: string) => (windows ? name.toUpperCase() : name);
  const { values, secrets } = resolveVariables(declared, { environment, where: 'env' });
  for (const [name, value] of Object.entries(values)) {
    if (sameName(name) === FORBIDDEN) {
      throw new McpFailure('invalid-config', `env.${FORBIDDEN} is not passed on; write the flags into args`);
    }
    if (isFunctionLike(name, value)) throw new McpFailure('invalid-config', `env.${name} looks like a shell function`);
  }
  const taken = new Set(Object.keys(values).map(sameName));
  const base: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || taken.has(sameName(name)) || isFunctionLike(name, value)) continue;
    if (BASE_VARIABLES[windows ? 'windows' : 'posix'].includes(sameName(name))) base[name] = value;
  }
  return { values: { ...base, ...values }, secrets };
}

function isFunctionLike(name: string, value: string): boolean {
  return value.startsWith('()') || name.startsWith('BASH_FUNC_');
}
