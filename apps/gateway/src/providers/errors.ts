/** What went wrong between the gateway and a model provider, without anything that should stay between the two. */
import { APICallError } from '@ai-sdk/provider';

export type ProviderErrorCode =
  /** No connection, or it broke. */
  | 'provider-unreachable'
  /** The key is wrong or not allowed to use the model. */
  | 'provider-unauthorised'
  | 'rate-limited'
  /** The provider refuses the request itself: an unknown model, too long, a schema it does not take. */
  | 'request-refused'
  /** The provider failed. */
  | 'provider-failed'
  /** An answer that is not in the form the API promises. */
  | 'malformed-answer'
  | 'aborted'
  /** The model's name means no configured provider. */
  | 'unknown-model';

/** Thrown by providers. The message holds no key; `status` is the provider's HTTP status where there was one. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;
  readonly status: number | undefined;
  /** How long the provider asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: ProviderErrorCode,
    message: string,
    { status, retryAfterMs }: { readonly status?: number | undefined; readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

const MESSAGE_MAX_CHARS = 500;

/** The provider's failure in our words. `secrets` are taken out of what the provider says. */
export function providerError(
  error: unknown,
  {
    provider,
    secrets,
    signal,
  }: { readonly provider: string; readonly secrets: readonly string[]; readonly signal: AbortSignal },
): ProviderError {
  if (error instanceof ProviderError) return error;
  if (signal.aborted) return new ProviderError('aborted', 'The request was cancelled.');
  const where = `Provider ${JSON.stringify(provider)}`;
  if (!APICallError.isInstance(error)) {
    const said = error instanceof Error ? error.message : 'an error of no known kind';
    return new ProviderError(
      'malformed-answer',
      `${where} answered in a form that cannot be read: ${clean(said, secrets)}`,
    );
  }
  const { statusCode: status } = error;
  if (status === undefined) return new ProviderError('provider-unreachable', `${where} cannot be reached.`);
  if (status === 401 || status === 403) {
    return new ProviderError(
      'provider-unauthorised',
      `${where} refused the key (HTTP ${status}). Check providers.${provider}.apiKey and that it may use this model.`,
      { status },
    );
  }
  const said = clean(error.message, secrets);
  if (status === 429) {
    const retryAfterMs = retryAfter(error.responseHeaders ?? {});
    return new ProviderError('rate-limited', `${where} asks to slow down (HTTP 429): ${said}`, {
      status,
      retryAfterMs,
    });
  }
  return status >= 500 || status === 408 || status === 409
    ? new ProviderError('provider-failed', `${where} failed (HTTP ${status}): ${said}`, { status })
    : new ProviderError('request-refused', `${where} refused the request (HTTP ${status}): ${said}`, { status });
}

/** Whether the same request may succeed when it is sent again. */
export function isRetryable({ code }: ProviderError): boolean {
  return code === 'provider-unreachable' || code === 'rate-limited' || code === 'provider-failed';
}

function clean(text: string, secrets: readonly string[]): string {
  const known = secrets.reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, '[redacted]')), text);
  return known.replace(/\b(sk|key|pk)-[\w*-]{6,}/gi, '[redacted]').slice(0, MESSAGE_MAX_CHARS);
}

/** https://www.rfc-editor.org/rfc/rfc9110#field.retry-after, in seconds; a date is passed over. */
function retryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const milliseconds = Number(headers['retry-after-ms']);
  if (Number.isFinite(milliseconds) && milliseconds >= 0) return milliseconds;
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
