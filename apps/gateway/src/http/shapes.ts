/** The parts of a request that both APIs spell alike. */
import { z } from 'zod';
import type { Sampling } from '../providers/provider.ts';

/** Fields that choose session and agent, and bound the run. */
export const whoseFields = {
  model: z.string().min(1),
  stream: z.boolean().nullish(),
  user: z.string().max(512).nullish(),
  /** Our own: patterns of the only tools of this run. */
  tools_allow: z.array(z.string()).nullish(),
  /** Checked where client tools are read, which says the path itself. */
  tools: z.unknown().optional(),
};

export const samplingFields = {
  temperature: z.number().nullish(),
  top_p: z.number().nullish(),
};

export const effort = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']);

/** The object without what is absent or null. */
export function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

/** Undefined when the client wishes for nothing. */
export function samplingOf(fields: { [K in keyof Sampling]?: Sampling[K] | null | undefined }): Sampling | undefined {
  const wishes = present(fields) as Sampling;
  return Object.keys(wishes).length === 0 ? undefined : wishes;
}

/** A `data:` URL as base64 and type, any other as itself. */
export function mediaFromUrl(url: string, mediaType: string): { mediaType: string; data?: string; url?: string } {
  const [, type, data] = /^data:([\w.+-]+\/[\w.+-]+)[^,]*;base64,(.*)$/s.exec(url) ?? [];
  return type !== undefined && data !== undefined ? { mediaType: type, data } : { mediaType, url };
}
