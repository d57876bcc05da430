// The fresh context in which a body runs, and the compiler for bodies.
import { constants, createContext, Script } from 'node:vm';

/** Known to `inside/errors.js`: lines are looked up under this name. */
const BODY = 'body';

// `afterEvaluate` gives the context its own queue of promise jobs, run only when `tick` is.
const context = createContext(constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: false, wasm: false },
  microtaskMode: 'afterEvaluate',
});
const nothing = new Script('0');

/** Runs the promise jobs of the context until none is left. */
export const tick = () => void nothing.runInContext(context);

/** Builds the controller inside the context. `__INSIDE__` is the text of the files in `inside/`, put here at load. */
export const createController = () => new Script(__INSIDE__, { filename: 'controller' }).runInContext(context);

/** Parses a text: `{ script }`, or `{ message, line }` that say why it does not. */
const parse = (text, refuseImport) => {
  try {
    return { script: new Script(text, { filename: BODY, lineOffset: -1, importModuleDynamically: refuseImport }) };
  } catch (error) {
    const line = /^body:(\d+)/.exec(error.stack);
    return { message: `${error.name}: ${error.message}`, line: line === null ? undefined : Number(line[1]) };
  }
};

/** What V8 counts as the end of a line. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** A refusal whose line stands in the text: an unfinished text is only missed in the wrapping after its last word. */
const within = (text, refusal) => {
  const last = text.trimEnd().split(LINE_END).length;
  return { ...refusal, line: refusal.line === undefined ? undefined : Math.max(1, Math.min(refusal.line, last)) };
};

/** `import` where it can be a keyword: not part of a longer word, not a property, not a key. */
const IMPORT = /(?<![\p{ID_Continue}$\u200c\u200d]|(?<!\.)\.)import(?![\p{ID_Continue}$\u200c\u200d])(?!\s*:)/gu;
/** As long as `import`, harmless in text, comments and regular expressions, and never part of a program. */
const MASK = '@@@@@@';

/**
 * Compiles a body into an async function of the context: `{ body }`, or `{ message, line, imports? }` when it is refused.
 *
 * The body must parse in two wrappings: after a `}` that closes one too early only a statement may follow, in the other
 * only `,` or `)`, so no text leaves both. `import` is then masked and the text parsed again: if that fails, the word
 * was a keyword. V8's own parser is the judge, so words in strings and comments are left alone.
 */
export const compile = ({ text, expression }, refuseImport) => {
  const [open, close] = expression ? ['return (', ')'] : ['', ''];
  const arrow = (source) => `(async()=>{"use strict";${open}\n${source}\n${close}})`;
  const declared = (source) => `async function body(){"use strict";${open}\n${source}\n${close}}`;

  const parsed = parse(arrow(text), refuseImport);
  if (parsed.script === undefined) return within(text, parsed);
  const again = parse(declared(text), refuseImport);
  if (again.script === undefined) return within(text, again);
  if (text.includes('import')) {
    const masked = parse(arrow(text.replace(IMPORT, MASK)), refuseImport);
    if (masked.script === undefined) return { message: 'import', line: masked.line, imports: true };
  }
  return { body: parsed.script.runInContext(context) };
};
