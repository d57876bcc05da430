/**
 * The ways in which a body may be meant, in the order in which they are tried; the child takes the first that parses.
 */

/** One reading of a body. */
export interface Program {
  /** JavaScript whose lines are those of the body. */
  readonly text: string;
  /** The text is one expression, and its value is the result. */
  readonly expression?: true;
  /** When the result is a function, it is called and its result is taken. */
  readonly callsResult?: true;
}

/** Readings of one text. The last is the plain one, whose syntax error is the one to show. */
export function programsOf(text: string): readonly Program[] {
  const programs: Program[] = [];
  // `async () => { … }`, `(async () => { … })()`, a lone function declaration, `1 + 1`.
  const expression = text.replace(/[\s;]+$/, '');
  if (expression !== '') programs.push({ text: expression, expression: true, callsResult: true });
  const exported = text.replace(/^([ \t]*)export[ \t]+default[ \t]/m, '$1return ');
  if (exported !== text) programs.push({ text: exported, callsResult: true });
  const called = returnLastCall(text);
  if (called !== undefined) programs.push({ text: called });
  programs.push({ text });
  return programs;
}

/** `async function main() { … } main();` drops the promise that was meant to be the result. */
function returnLastCall(text: string): string | undefined {
  const last = /(?:^|\n)[ \t]*([A-Za-z_$][\w$]*)\(\);?\s*$/.exec(text);
  const name = last?.[1];
  if (last === null || name === undefined) return undefined;
  const escaped = name.replaceAll('$', '\\$');
  if (!new RegExp(`(?:async function|const|let|var)\\s+${escaped}\\b`).test(text)) return undefined;
  const at = last.index + last[0].indexOf(name);
  return `${text.slice(0, at)}return ${text.slice(at)}`;
}
