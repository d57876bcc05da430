/** What tool results hold, found by shape and not by position, as a reader of JSON would find it. */
import { type JsonRecord, record } from './conversation.ts';
import { parseJson } from './wish.ts';

/** A search hit in a tool result. */
export interface Hit {
  readonly id: string;
  readonly name: string;
  readonly input: string;
}

/** The hits of a search, best first. */
export function hitsIn(result: string): Hit[] {
  return objectsIn(jsonIn(result)).flatMap((object) =>
    typeof object.id === 'string' && typeof object.name === 'string'
      ? [{ id: object.id, name: object.name, input: String(object.input ?? 'unknown') }]
      : [],
  );
}

/** The input schema of a description. */
export function schemaIn(result: string): JsonRecord | undefined {
  const found = objectsIn(jsonIn(result)).find((object) => 'inputSchema' in object || 'parameters' in object);
  return found && record(found.inputSchema ?? found.parameters);
}

/** The line of advice that comes with an empty search. */
export function adviceIn(result: string): string | undefined {
  const found = objectsIn(jsonIn(result)).find((object) => typeof object.advice === 'string');
  return found && String(found.advice);
}

/** The words of the tool itself: its text blocks where the result is an envelope, the whole text where it is not. */
export function answerIn(result: string): string {
  const blocks = objectsIn(jsonIn(result))
    .filter((object) => Array.isArray(object.content))
    .flatMap((object) => object.content as unknown[])
    .flatMap((block) => (typeof record(block).text === 'string' ? String(record(block).text) : []));
  return blocks.length > 0 ? blocks.join('\n') : result;
}

/** Whether a result reports a failure. */
export function failedIn(result: string): boolean {
  const found = objectsIn(jsonIn(result));
  if (found.some((object) => object.isError === true || object.ok === false)) return true;
  return found.length === 0 && /\b(error|failed|blocked)\b/i.test(result);
}

function jsonIn(text: string): unknown {
  return parseJson(text) ?? parseJson(text.slice(Math.max(0, text.search(/[[{]/))));
}

/** Every object in a value, outer before inner. */
function objectsIn(value: unknown): JsonRecord[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [record(value), ...Object.values(value).flatMap(objectsIn)];
}
