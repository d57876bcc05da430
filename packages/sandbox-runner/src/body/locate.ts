/**
 * The line of an error that the engine made itself. Such errors carry no position (a body's errors never capture a stack),
 * but many name a property or an identifier; when that stands on one line of the body only, the line is found.
 */

const NAMED: readonly RegExp[] = [
  /\((?:reading|setting) '([^']+)'\)/,
  /^(?:\w*Error: )?([\w$]+) is not defined/,
  /^(?:\w*Error: )?(?:[\w$.[\]()]*\.)?([\w$]+)(?:\(\.\.\.\))? is not (?:a function|a constructor|iterable)/,
  /Cannot access '([^']+)' before initialization/,
  /Assignment to constant variable|Cannot assign to read only property '([^']+)'/,
];

/** The only line (from 1) on which the name in `message` stands, or undefined. */
export function locate(message: string, body: string): number | undefined {
  let name: string | undefined;
  for (const pattern of NAMED) name ??= pattern.exec(message)?.[1];
  if (name === undefined) return undefined;
  const word = new RegExp(`(?<![\\w$])${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w$])`);
  const lines = body.split('\n').flatMap((line, index) => (word.test(line) ? [index + 1] : []));
  return lines.length === 1 ? lines[0] : undefined;
}
