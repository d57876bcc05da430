/** What the user asks for, read from plain words: `use <words> with {json}`, several joined by `then` or `at once`. */
import { type JsonRecord, record } from './conversation.ts';

/** One tool that the user wants used. */
export interface Wish {
  /** How the user names the tool or what it should do. */
  readonly words: string;
  /** Given arguments; without them they are made from the tool's schema. */
  readonly args?: JsonRecord;
  /** Goes on calling with the same arguments while the call fails. */
  readonly untilItWorks: boolean;
}

const UNTIL = /\buntil it works\b/i;
/** Where a JSON object stood. */
const SLOT = /⟦(\d+)⟧/;

/**
 * The wishes of a message in groups: those joined by `at once` are called in the same step, those joined by `then`, a
 * semicolon or a new line one after the other. A message without the word `use` is one wish as a whole.
 */
export function parseWishes(message: string): Wish[][] {
  const { text, objects } = liftObjects(message);
  const groups: Wish[][] = [];
  for (const clause of text.split(/;|\n|\bthen\b/i)) {
    const group = clause.split(/\bat once\b/i).flatMap((part) => {
      const said = /\buse\s+(.+)/is.exec(part)?.[1];
      return said === undefined ? [] : [wishOf(said, objects)];
    });
    if (group.length > 0) groups.push(group);
  }
  return groups.length > 0 ? groups : [[wishOf(text, objects)]];
}

function wishOf(said: string, objects: readonly JsonRecord[]): Wish {
  const slot = SLOT.exec(said);
  const args = slot === null ? undefined : objects[Number(slot[1])];
  const words = said
    .slice(0, slot?.index ?? said.length)
    .replace(UNTIL, ' ')
    .trim()
    .replace(/\s+(with|and)$/i, '')
    .replace(/[\s.,:!?]+$/, '');
  return { words, untilItWorks: UNTIL.test(said), ...(args === undefined ? {} : { args }) };
}

/** Takes the JSON objects out of a text, so that words inside them mean nothing. */
function liftObjects(message: string): { readonly text: string; readonly objects: readonly JsonRecord[] } {
  const objects: JsonRecord[] = [];
  let text = '';
  for (let at = 0; at < message.length; at++) {
    const end = message[at] === '{' ? objectEnd(message, at) : undefined;
    const parsed = end === undefined ? undefined : parseJson(message.slice(at, end));
    if (end === undefined || parsed === undefined) {
      text += message[at];
      continue;
    }
    text += `⟦${objects.length}⟧`;
    objects.push(record(parsed));
    at = end - 1;
  }
  return { text, objects };
}

function objectEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

/** The value, or `undefined` for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
