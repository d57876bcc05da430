/** Reading a body: within its bound, JSON, then the shape that the route wants; every refusal names the path. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { HttpError } from './errors.ts';
import type { GatewayService } from './service.ts';

/** Throws {@link HttpError} 413 `body_too_large`, 400 `invalid_json` or `invalid_request`. */
export async function readBody<T>(
  c: Context,
  schema: z.ZodType<T>,
  { config }: Pick<GatewayService, 'config'>,
): Promise<T> {
  const text = await readText(c, config().gateway.maxBodyBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not JSON.');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusal(parsed.error, value);
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

function refusal(error: z.ZodError, root: unknown): HttpError {
  const issue = deepest(error.issues);
  const param = pathText(issue.path);
  const found = show(
    issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root),
  );
  const wanted = issue.code === 'invalid_type' ? issue.expected : issue.message;
  const message = `${param === '' ? 'The body' : param}: found ${found}; wanted ${wanted}.`;
  return new HttpError(400, 'invalid_request', message, param === '' ? undefined : param);
}

/** Of a choice that none of the branches fits, the branch that got furthest says most. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue {
  const [first] = issues;
  if (!first) throw new TypeError('A failed parse without an issue.');
  if (first.code !== 'invalid_union' || first.errors.length === 0) return first;
  const branches = first.errors.map((branch) => deepest(branch));
  const furthest = branches.reduce((a, b) => (b.path.length > a.path.length ? b : a));
  return furthest.path.length === 0 ? first : { ...furthest, path: [...first.path, ...furthest.path] };
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
