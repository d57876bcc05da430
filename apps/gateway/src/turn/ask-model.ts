/** One request to the model of a turn: its text goes to the client while it comes, the whole of it to the turn. */
import type { AssistantPart } from '../providers/message.ts';
import type { FinishReason, StepRequest } from '../providers/provider.ts';
import type { ResolvedModel } from '../providers/providers.ts';
import type { AnswerStream } from './answer-stream.ts';

export interface ModelQuestion {
  readonly model: Pick<ResolvedModel, 'provider' | 'model'>;
  readonly request: Omit<StepRequest, 'model'>;
  /** Where the text goes. */
  readonly answer: Pick<AnswerStream, 'hasText' | 'tell' | 'addUsage'>;
}

/** What the model answered. */
export interface ModelAnswer {
  readonly parts: readonly AssistantPart[];
  readonly reason: FinishReason;
}

/** Asks the model. Throws `ProviderError`, or the reason of the signal. */
export async function askModel({ model, request, answer }: ModelQuestion): Promise<ModelAnswer> {
  const parts: AssistantPart[] = [];
  let reason: FinishReason = 'other';
  // What a model says before its calls and after them are two paragraphs.
  let lead = answer.hasText ? '\n\n' : '';
  for await (const event of model.provider.streamStep({ ...request, model: model.model })) {
    if (event.type === 'text-delta') {
      answer.tell(`${lead}${event.text}`);
      lead = '';
    } else if (event.type === 'part') {
      parts.push(event.part);
    } else {
      reason = event.reason;
      answer.addUsage(event.usage);
    }
  }
  return { parts, reason };
}
