import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

/**
 * Which command would be spawned on Windows. The library that decides looks at the platform when it is loaded, so it
 * is asked in a process that was told to be on Windows; files are found with the separators of this machine.
 */
const ASK = `
Object.defineProperty(process, 'platform', { value: 'win32' });
process.env.PATHEXT = '.COM;.EXE;.BAT;.CMD';
const { command, args, path } = JSON.parse(process.argv[1]);
import('cross-spawn').then(({ default: spawn }) => {
  const parsed = spawn._parse(command, args, { env: { PATH: path } });
  process.stdout.write(JSON.stringify({ command: parsed.command, args: parsed.args, verbatim: parsed.options.windowsVerbatimArguments }));
});
`;

const ARGS = ['-y', 'pkg', 'a&calc', '%PATH%', 'C:\\dir with space\\'];

const folder = mkdtempSync(join(tmpdir(), 'windows-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'bin'));
for (const name of ['npx', 'npx.cmd', 'node.exe']) writeFileSync(join(folder, 'bin', name), '', { mode: 0o755 });

function resolve(command: string): { command: string; args: string[]; verbatim?: boolean } {
  const question = JSON.stringify({ command, args: ARGS, path: join(folder, 'bin') });
  return JSON.parse(
    execFileSync(process.execPath, ['-e', ASK, question], { cwd: import.meta.dirname, encoding: 'utf8' }),
  );
}

/** What cmd.exe makes of a line: a caret gives the next character as it is. */
const withoutCarets = (line: string) => line.replace(/\^(.)/g, '$1');

describe('field report 34: commands on Windows (as the library resolves them there)', () => {
  test.each(['npx', 'npx.cmd'])('%s is started through cmd.exe with every argument quoted', (command) => {
    const { command: started, args, verbatim } = resolve(command);
    expect(started.toLowerCase()).toMatch(/cmd\.exe$/);
    expect(args.slice(0, 3)).toEqual(['/d', '/s', '/c']);
    expect(verbatim).toBe(true);
    const line = args[3] ?? '';
    // No sign that means something to cmd.exe stands without a caret.
    expect(line.slice(1, -1).replaceAll(/\^./g, '')).not.toMatch(/[&%|<>"]/);
    expect(withoutCarets(line.slice(1, -1))).toBe(`${command} "-y" "pkg" "a&calc" "%PATH%" "C:\\dir with space\\\\"`);
  });

  test('a program is started directly, arguments as they are', () => {
    const command = join(folder, 'bin', 'node.exe');
    expect(resolve(command)).toEqual({ command, args: ARGS });
  });
});
