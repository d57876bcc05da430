/**
 * One compiled check per distinct schema. Entries are held weakly: a check lives as long as some catalog uses it, so
 * a list that is refreshed a thousand times with equal schemas compiles them once and a changed one is let go.
 */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@toolsearch/schema-hints';
import type { JsonSchema } from '../tool.ts';
import { type Compiled, compileSchema } from './compile.ts';

const compiled = new Map<string, WeakRef<Compiled>>();
const released = new FinalizationRegistry<string>((key) => {
  if (compiled.get(key)?.deref() === undefined) compiled.delete(key);
});

/** The check of a schema; compiled now if no live catalog has compiled an equal one. Hold the result to keep it. */
export function compiledSchema(schema: JsonSchema): Compiled {
  const key = createHash('sha256').update(canonicalJson(schema)).digest('base64');
  const known = compiled.get(key)?.deref();
  if (known) return known;
  const fresh = compileSchema(schema);
  compiled.set(key, new WeakRef(fresh));
  released.register(fresh, key);
  return fresh;
}

/** How many compiled checks are alive now. */
export function liveCompiledSchemas(): number {
  let live = 0;
  for (const reference of compiled.values()) if (reference.deref() !== undefined) live++;
  return live;
}
