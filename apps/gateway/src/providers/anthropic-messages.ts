import { createAnthropic } from '@ai-sdk/anthropic';
import type { FamilyOptions } from './family.ts';
import type { ModelProvider } from './provider.ts';
import { streamModel } from './stream-step.ts';

/** `POST /messages`. The base URL ends in `/v1` here as well. */
export function anthropicMessages({ name, baseUrl, apiKey, wait }: FamilyOptions): ModelProvider {
  // Without a key the package looks into the environment; a gateway that was given none sends none of its own.
  const client = createAnthropic({ name, baseURL: baseUrl, apiKey: apiKey ?? 'none' });
  const family = { provider: name, secrets: apiKey === undefined ? [] : [apiKey], toolMedia: 'inline' as const, wait };
  return Object.freeze({
    name,
    target: 'anthropic',
    streamStep: (request) => streamModel(client.messages(request.model), request, family),
  } satisfies ModelProvider);
}
