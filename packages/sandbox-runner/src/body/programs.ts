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
  programs.push(...returningLastCall(text));
  programs.push({ text });
  return programs;
}

/** Where a statement may begin with a call: at the start of a line, or after another statement on it. */
const CALLS = /(?<=(?:^|[\n;}])[ \t]*)([A-Za-z_$][\w$]*)[ \t]*\(/g;
/** A call that spans lines may have others in its arguments, so more than the last are tried. */
const LAST_CALLS = 3;
const COMMENTS_AT_END = /(?:[\s;]|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)+$/;

/**
 * `async function main() { … } main();` drops the promise that was meant to be the result. So a last statement that
 * calls what the text defines is read as its return value. `await main();` drops no promise: it is a statement like any
 * other, and the hint about a missing `return` answers it. All that follows the call is put into parentheses: unless it
 * is one expression, such a reading does not parse, and the next is tried.
 */
function returningLastCall(text: string): readonly Program[] {
  const defined = new Set(
    [...text.matchAll(/\b(?:function|const|let|var)\s+([A-Za-z_$][\w$]*)/g)].map((match) => match[1]),
  );
  const calls = [...text.matchAll(CALLS)].filter((match) => defined.has(match[1])).slice(-LAST_CALLS);
  return calls.reverse().flatMap(({ index }) => {
    const before = text.slice(0, index);
    const statement = text.slice(index).replace(/[\s;]+$/, '');
    const uncommented = statement.replace(COMMENTS_AT_END, '');
    return [...new Set([statement, uncommented])].map((last) => ({ text: `${before}return (${last}\n)` }));
  });
}
