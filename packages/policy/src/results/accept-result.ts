/** What a tool gave back, taken over: checked for its shape, copied, frozen. */
import { isJsonObject, type JsonValue, sealJson, type ToolErrorCode, type ToolResult } from '@toolsearch/catalog';
import { freezeDeep } from '../json/freeze.ts';

/** Codes that a source may use for what went wrong while it ran a tool. All others are the guard's own words. */
const RUN_CODES: readonly ToolErrorCode[] = ['tool-unavailable', 'tool-failed', 'timeout', 'aborted', 'limit-exceeded'];

/** A frozen copy that nobody else can change, or undefined when the value is no result that JSON can carry. */
export function acceptResult(value: unknown): ToolResult | undefined {
  const copy = copyOf(value);
  if (!isJsonObject(copy) || !Array.isArray(copy.content) || !copy.content.every(isBlock)) return undefined;
  const { content, details, isError, error, terminate } = copy as unknown as ToolResult;
  const ownError = error && RUN_CODES.includes(error.code) && typeof error.message === 'string' ? error : undefined;
  return freezeDeep({
    content,
    ...(details === undefined ? {} : { details }),
    ...(isError === true || error ? { isError: true } : {}),
    ...(ownError ? { error: { code: ownError.code, message: ownError.message } } : {}),
    ...(terminate === true ? { terminate: true } : {}),
  });
}

/** As JSON writes it; nesting of more than 200 levels, which nothing after this could walk, is no result. */
function copyOf(value: unknown): JsonValue | undefined {
  try {
    const sealed = sealJson(JSON.parse(JSON.stringify(value) ?? 'null'));
    return sealed.ok ? sealed.value : undefined;
  } catch {
    return undefined;
  }
}

/** Blocks of kinds that are not known yet are let through as they are. */
function isBlock(block: unknown): boolean {
  if (!isJsonObject(block)) return false;
  switch (block.type) {
    case 'text':
      return typeof block.text === 'string';
    case 'image':
    case 'audio':
      return typeof block.data === 'string' && typeof block.mimeType === 'string';
    case 'resource':
      return isJsonObject(block.resource) && typeof block.resource.uri === 'string';
    default:
      return typeof block.type === 'string';
  }
}

/** The run code that a thrown value carries, `tool-failed` when it carries none. */
export function runCodeOf(error: unknown): ToolErrorCode {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return RUN_CODES.find((known) => known === code) ?? 'tool-failed';
}
