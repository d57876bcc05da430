/** What a form of a data file stands for. */

/** A concept a form stands for. */
export interface Sense {
  readonly head: string;
  /** 1 for the plain meaning, less for a second meaning. */
  readonly trust: number;
}

/** Trust of a form marked `~`. */
const SECOND_MEANING = 0.55;

/** A form without its mark, and its sense. */
export function readSense(form: string, head: string): { readonly written: string; readonly sense: Sense } {
  return { written: form.replace('~', ''), sense: { head, trust: form.endsWith('~') ? SECOND_MEANING : 1 } };
}
