/** The whole search for what a body means: as it is, out of its fence, without its types. */
import { fencedCode, startsWithFence } from './fence.ts';
import { type Program, programsOf } from './programs.ts';
import { stripTypes } from './types.ts';

/** Sets of programs to try one after the other, made only when the one before was refused. */
export interface Readings {
  /** The next set, or undefined when there is nothing left to try. */
  next(): readonly Program[] | undefined;
  /** Why nothing more could be tried, when that helps the author. */
  readonly why: string | undefined;
  /** What the author should know of the reading that was given last. */
  readonly note: string | undefined;
}

/** Files that can be run by themselves begin with it; it is no JavaScript inside a function. */
const INTERPRETER_LINE = /^(\s*)#![^\n]*/;

/** The readings of a body as it was given; the first two steps are cheap, the third loads Node's own stripper. */
export function readingsOf(body: string): Readings {
  const fenced = fencedCode(body);
  let inFence = fenced !== undefined && startsWithFence(body);
  let text = textOf(inFence);
  let why: string | undefined;

  function textOf(fence: boolean): string {
    return (fence && fenced !== undefined ? fenced.code : body).replace(INTERPRETER_LINE, '$1');
  }

  const steps: (() => readonly Program[] | undefined)[] = [() => programsOf(text)];
  if (fenced !== undefined && !inFence) {
    steps.push(() => {
      inFence = true;
      text = textOf(inFence);
      return programsOf(text);
    });
  }
  steps.push(() => {
    const stripped = stripTypes(text);
    if (!stripped.ok) why = stripped.why;
    return stripped.ok && stripped.text !== text ? programsOf(stripped.text) : undefined;
  });

  return {
    next: () => steps.shift()?.(),
    get why() {
      return why;
    },
    get note() {
      if (!inFence || fenced === undefined || fenced.more === 0) return undefined;
      return `Only the first of ${fenced.more + 1} fenced blocks was run: put all code into one.`;
    },
  };
}
