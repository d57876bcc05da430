/** Every error of the HTTP surface, in the shape that OpenAI clients read. */
import { PolicyError } from '@toolsearch/policy';
import { ProviderError, type ProviderErrorCode } from '../providers/errors.ts';
import { TurnError, type TurnErrorCode } from '../turn/errors.ts';

/** A refusal of the surface itself. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: HttpStatus;
  readonly code: string;
  readonly param: string | undefined;

  constructor(status: HttpStatus, code: string, message: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

export type HttpStatus = 400 | 401 | 403 | 404 | 405 | 406 | 409 | 413 | 415 | 429 | 499 | 500 | 502 | 503;

/** The body: `param` is the path of what was wrong (`tools[0].function.name`), `code` is stable. */
export interface ErrorBody {
  readonly error: {
    readonly message: string;
    readonly type: string;
    readonly param: string | null;
    readonly code: string;
  };
}

export interface ErrorAnswer {
  readonly status: HttpStatus;
  readonly body: ErrorBody;
  readonly retryAfterMs?: number;
}

const PROVIDER_STATUS: Readonly<Record<ProviderErrorCode, HttpStatus>> = {
  'provider-unreachable': 502,
  'provider-unauthorised': 502,
  'rate-limited': 429,
  'request-refused': 400,
  'provider-failed': 502,
  'malformed-answer': 502,
  aborted: 499,
  'unknown-model': 404,
};

const TURN_STATUS: Readonly<Record<TurnErrorCode, HttpStatus>> = {
  invalid_request: 400,
  'required-source-missing': 503,
  'turn-busy': 409,
  'unknown-response': 404,
  'turn-aborted': 409,
  'too-many': 429,
  stopping: 503,
};

/** What a client is told. An error that is none of ours is not described to it: it goes to the log of the gateway. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof HttpError) return answer(error.status, error.code, error.message, error.param);
  if (error instanceof TurnError) return answer(TURN_STATUS[error.code], error.code, error.message, error.param);
  if (error instanceof PolicyError) return answer(400, error.code, error.message);
  if (error instanceof ProviderError) {
    const told = answer(
      PROVIDER_STATUS[error.code],
      error.code === 'unknown-model' ? 'model_not_found' : error.code,
      error.message,
      error.code === 'unknown-model' ? 'model' : undefined,
    );
    return error.retryAfterMs === undefined ? told : { ...told, retryAfterMs: error.retryAfterMs };
  }
  return answer(500, 'internal-error', 'The gateway failed. Its log says more.');
}

/** Whether the error is a fault of the gateway, to be logged. */
export function isInternal(error: unknown): boolean {
  return errorAnswer(error).body.error.code === 'internal-error';
}

function answer(status: HttpStatus, code: string, message: string, param?: string): ErrorAnswer {
  return { status, body: { error: { message, type: typeOf(status), param: param ?? null, code } } };
}

function typeOf(status: HttpStatus): string {
  if (status === 401) return 'authentication_error';
  if (status === 403) return 'permission_error';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}
