import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { FamilyOptions } from './family.ts';
import type { ModelProvider } from './provider.ts';
import { streamModel } from './stream-step.ts';

/** `POST /chat/completions`, as nearly every server speaks it. */
export function openaiCompletions({ name, baseUrl, apiKey, wait }: FamilyOptions): ModelProvider {
  const client = createOpenAICompatible({
    name,
    baseURL: baseUrl,
    includeUsage: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  const family = { provider: name, secrets: apiKey === undefined ? [] : [apiKey], toolMedia: 'after' as const, wait };
  return Object.freeze({
    name,
    target: 'openai',
    streamStep: (request) => streamModel(client.chatModel(request.model), request, family),
  } satisfies ModelProvider);
}
