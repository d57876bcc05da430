/** All configured providers, and the way from a model's name to one of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayConfig, ProviderConfig } from '../config/config.ts';
import { ConfigError } from '../config/errors.ts';
import type { Environment } from '../config/variables.ts';
import { anthropicMessages } from './anthropic-messages.ts';
import { ProviderError } from './errors.ts';
import type { FamilyOptions } from './family.ts';
import { keyFaults, keyOf } from './keys.ts';
import { openaiCompletions } from './openai-completions.ts';
import { openaiResponses } from './openai-responses.ts';
import type { ModelProvider } from './provider.ts';

/** A model behind a provider. */
export interface ResolvedModel {
  readonly provider: ModelProvider;
  readonly model: string;
  /** `<provider>/<model>`. */
  readonly ref: string;
  /** Tokens of the model's window. */
  readonly contextWindow: number;
}

export interface Providers {
  /** Throws {@link ProviderError} `unknown-model` that names the configured providers. */
  resolve(ref: string): ResolvedModel;
  /** Names, in code-point order. */
  readonly names: readonly string[];
  /** Every key, so that logs can be kept clean of them. */
  readonly secrets: readonly string[];
}

export interface ProvidersOptions {
  readonly providers: GatewayConfig['providers'];
  /** Where `${NAME}` in a key is looked up. Default `process.env`. */
  readonly environment?: Environment;
  /** Default: a timer. */
  readonly wait?: FamilyOptions['wait'];
}

const FAMILIES: Readonly<Record<ProviderConfig['api'], (options: FamilyOptions) => ModelProvider>> = {
  'openai-completions': openaiCompletions,
  'openai-responses': openaiResponses,
  'anthropic-messages': anthropicMessages,
};

/** Makes every configured provider. Throws {@link ConfigError} `unusable-key` with every fault that {@link keyFaults} finds. */
export function createProviders({ providers, environment = process.env, wait = timer }: ProvidersOptions): Providers {
  const faults = keyFaults(providers, environment);
  if (faults.length > 0) throw new ConfigError('unusable-key', 'config', faults);
  const made = new Map<string, { readonly provider: ModelProvider; readonly contextWindow: number }>();
  const secrets: string[] = [];
  for (const [name, { api, baseUrl, apiKey, contextWindow }] of Object.entries(providers)) {
    const key = apiKey === undefined ? undefined : keyOf(apiKey, environment);
    if (key !== undefined) secrets.push(key);
    const provider = FAMILIES[api]({ name, baseUrl, ...(key === undefined ? {} : { apiKey: key }), wait });
    made.set(name, { provider, contextWindow });
  }
  const names = [...made.keys()].sort();
  return Object.freeze({
    names,
    secrets,
    resolve(ref: string): ResolvedModel {
      const slash = ref.indexOf('/');
      const found = slash > 0 ? made.get(ref.slice(0, slash)) : undefined;
      const model = ref.slice(slash + 1);
      if (!found || model === '') {
        throw new ProviderError(
          'unknown-model',
          `Found model ${JSON.stringify(ref)}; wanted <provider>/<model> with a configured provider: ${names.join(', ') || 'none is'}.`,
        );
      }
      return { ...found, model, ref };
    },
  });
}

async function timer(delayMs: number, signal: AbortSignal): Promise<void> {
  await sleep(delayMs, undefined, { signal });
}
