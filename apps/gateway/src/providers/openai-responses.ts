import { createOpenAI } from '@ai-sdk/openai';
import type { FamilyOptions } from './family.ts';
import type { ModelProvider } from './provider.ts';
import { streamModel } from './stream-step.ts';

/**
 * `POST /responses`. Nothing is stored at the provider: the whole conversation goes with each request, reasoning in its
 * encrypted form.
 */
export function openaiResponses({ name, baseUrl, apiKey, wait }: FamilyOptions): ModelProvider {
  // Without a key the package looks into the environment; a gateway that was given none sends none of its own.
  const client = createOpenAI({ name, baseURL: baseUrl, apiKey: apiKey ?? 'none' });
  const family = {
    provider: name,
    secrets: apiKey === undefined ? [] : [apiKey],
    toolMedia: 'inline' as const,
    options: { [name]: { store: false }, openai: { store: false } },
    wait,
  };
  return Object.freeze({
    name,
    target: 'openai',
    streamStep: (request) => streamModel(client.responses(request.model), request, family),
  } satisfies ModelProvider);
}
