/** One request through a language model of the provider packages: sent, retried while nothing came back, translated. */
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { isRetryable, ProviderError, providerError } from './errors.ts';
import type { ProviderMeta } from './message.ts';
import { type ToolMedia, toPrompt } from './prompt.ts';
import type { FinishReason, Sampling, StepEvent, StepRequest, ToolChoice, Usage } from './provider.ts';

/** What a family adds to the request. */
export interface Family {
  readonly provider: string;
  /** Taken out of every error. */
  readonly secrets: readonly string[];
  readonly toolMedia: ToolMedia;
  readonly options?: NonNullable<LanguageModelV4CallOptions['providerOptions']>;
  /** Tries in all. Default 3. */
  readonly maxAttempts?: number;
  /** Waits before another try; rejects when the signal fires. */
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 20_000;

/** Streams one step. Throws {@link ProviderError}. */
export async function* streamModel(
  model: LanguageModelV4,
  request: StepRequest,
  family: Family,
): AsyncGenerator<StepEvent> {
  const describe = (error: unknown) => providerError(error, { ...family, signal: request.signal });
  try {
    const stream = await open(model, callOptions(request, family), { ...family, describe, signal: request.signal });
    yield* translate(stream);
  } catch (error) {
    throw describe(error);
  }
}

type Opening = Pick<Family, 'maxAttempts' | 'wait'> & {
  readonly describe: (error: unknown) => ProviderError;
  readonly signal: AbortSignal;
};

/** Nothing has been shown to anybody before the stream is open, so that trying again repeats nothing. */
async function open(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  { maxAttempts = 3, wait, describe, signal }: Opening,
): Promise<ReadableStream<LanguageModelV4StreamPart>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await model.doStream(options)).stream;
    } catch (error) {
      const failure = describe(error);
      if (attempt >= maxAttempts || !isRetryable(failure)) throw failure;
      await wait(Math.min(failure.retryAfterMs ?? FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS), signal);
    }
  }
}

function callOptions(request: StepRequest, { toolMedia, options }: Family): LanguageModelV4CallOptions {
  const { system, messages, tools, toolChoice, sampling = {}, signal } = request;
  return {
    prompt: toPrompt(system, messages, toolMedia),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, inputSchema }) => ({
            type: 'function' as const,
            name,
            ...(description === '' ? {} : { description }),
            inputSchema,
          })),
        }),
    ...(toolChoice === undefined || tools.length === 0 ? {} : { toolChoice: choiceOf(toolChoice) }),
    ...samplingOf(sampling),
    ...(options === undefined ? {} : { providerOptions: options }),
    abortSignal: signal,
  };
}

function choiceOf(choice: ToolChoice): NonNullable<LanguageModelV4CallOptions['toolChoice']> {
  return typeof choice === 'string' ? { type: choice } : { type: 'tool', toolName: choice.name };
}

function samplingOf({ stop, json, reasoningEffort, ...same }: Sampling): Partial<LanguageModelV4CallOptions> {
  return {
    ...same,
    ...(stop === undefined ? {} : { stopSequences: [...stop] }),
    ...(reasoningEffort === undefined ? {} : { reasoning: reasoningEffort }),
    ...(json === undefined ? {} : { responseFormat: { type: 'json', ...json } }),
  };
}

/** Texts and reasoning arrive in pieces under an id; each becomes one part when it ends. */
async function* translate(stream: ReadableStream<LanguageModelV4StreamPart>): AsyncGenerator<StepEvent> {
  const texts = new Map<string, string>();
  for await (const piece of stream) {
    switch (piece.type) {
      case 'text-start':
      case 'reasoning-start':
        texts.set(piece.id, '');
        break;
      case 'text-delta':
      case 'reasoning-delta':
        texts.set(piece.id, (texts.get(piece.id) ?? '') + piece.delta);
        if (piece.type === 'text-delta' && piece.delta !== '') yield { type: 'text-delta', text: piece.delta };
        break;
      case 'text-end':
      case 'reasoning-end': {
        const type = piece.type === 'text-end' ? 'text' : 'reasoning';
        const text = texts.get(piece.id) ?? '';
        const meta = metaOf(piece.providerMetadata);
        if (text !== '' || meta.meta) yield { type: 'part', part: { type, text, ...meta } };
        break;
      }
      case 'tool-call': {
        const { toolCallId: callId, toolName: name, input: args } = piece;
        yield { type: 'part', part: { type: 'tool-call', callId, name, args, ...metaOf(piece.providerMetadata) } };
        break;
      }
      case 'finish':
        if (BROKEN.includes(piece.finishReason.unified)) {
          throw new ProviderError('provider-failed', 'The answer of the model broke off before its end.');
        }
        yield { type: 'finish', reason: FINISH[piece.finishReason.unified] ?? 'other', usage: usageOf(piece.usage) };
        return;
      case 'error':
        throw piece.error;
    }
  }
  throw new ProviderError('provider-failed', 'The answer of the model broke off before its end.');
}

function metaOf(metadata: unknown): { readonly meta?: ProviderMeta } {
  return metadata === undefined || metadata === null ? {} : { meta: metadata as ProviderMeta };
}

/** Ends that are none: half an answer must not pass for a whole one. */
const BROKEN: readonly string[] = ['error', 'interrupted'];

const FINISH: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content-filter',
  'tool-calls': 'tool-calls',
};

function usageOf({
  inputTokens,
  outputTokens,
}: Extract<LanguageModelV4StreamPart, { type: 'finish' }>['usage']): Usage {
  const counts = {
    inputTokens: inputTokens.total,
    cachedInputTokens: inputTokens.cacheRead,
    outputTokens: outputTokens.total,
    reasoningTokens: outputTokens.reasoning,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
}
