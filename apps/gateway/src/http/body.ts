/** Reading a body: within its bound, JSON, then the shape that the route wants; every refusal names the path. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { HttpError } from './errors.ts';
import { refusalOf } from './fault.ts';
import type { GatewayService } from './service.ts';

/** Levels of lists and objects within each other. The parser knows no bound; what walks the value later has one. */
const MAX_NESTING = 1_000;

/** Throws {@link HttpError} 413 `body_too_large`, 400 `invalid_json` or `invalid_request`. */
export async function readBody<T>(
  c: Context,
  schema: z.ZodType<T>,
  { config }: Pick<GatewayService, 'config'>,
): Promise<T> {
  const value = await readJson(c, { config });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { param, message } = refusalOf(parsed.error, value);
  throw new HttpError(400, 'invalid_request', message, param);
}

/** Throws {@link HttpError} 413 `body_too_large`, 400 `invalid_json`, and `invalid_request` for too deep a nesting. */
export async function readJson(c: Context, { config }: Pick<GatewayService, 'config'>): Promise<unknown> {
  const value = parse(await readText(c, config().gateway.maxBodyBytes));
  if (isDeeper(value, MAX_NESTING)) {
    throw new HttpError(400, 'invalid_request', `The body: found more than ${MAX_NESTING} levels; wanted fewer.`);
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not JSON.');
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  let within: readonly object[] = [value].filter(isNesting);
  for (let depth = 0; depth < levels && within.length > 0; depth++) {
    within = within.flatMap((outer): readonly unknown[] => Object.values(outer)).filter(isNesting);
  }
  return within.length > 0;
}

function isNesting(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Counts while it reads: a length need not be declared, and need not be true. */
async function readText(c: Context, maxBytes: number): Promise<string> {
  const tooLarge = () =>
    new HttpError(
      413,
      'body_too_large',
      `Found a body of more than ${maxBytes} bytes; wanted at most that. gateway.maxBodyBytes sets it.`,
    );
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
