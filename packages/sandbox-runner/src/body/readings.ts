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
}

/** The readings of a body as it was given; the first two steps are cheap, the third loads Node's own stripper. */
export function readingsOf(body: string): Readings {
  const fenced = fencedCode(body);
  let text = fenced !== undefined && startsWithFence(body) ? fenced : body;
  let why: string | undefined;

  const steps: (() => readonly Program[] | undefined)[] = [() => programsOf(text)];
  if (fenced !== undefined && text === body) {
    steps.push(() => {
      text = fenced;
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
  };
}
