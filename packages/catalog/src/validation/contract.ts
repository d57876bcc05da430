/** The contract of one tool: what its arguments and its result must be. */
import { inputHint } from '@toolsearch/schema-hints';
import { clip } from '../bounded-text.ts';
import { ERROR_MESSAGE_MAX_BYTES } from '../failure.ts';
import type { CallContract, CatalogEntry, CheckOutcome, JsonSchema } from '../tool.ts';
import { compiledSchema } from './cache.ts';

const OK: CheckOutcome = Object.freeze({ ok: true });

/** Compiles nothing until a check is asked for, then keeps what it compiled. */
export function createContract(entry: CatalogEntry): CallContract {
  const input = once(() => compiledSchema(entry.inputSchema));
  const output = once(() =>
    entry.trusted && entry.outputSchema !== undefined ? compiledSchema(entry.outputSchema) : undefined,
  );
  const signature = once(() => inputHint(entry.inputSchema));

  return Object.freeze({
    get signature() {
      return signature();
    },
    checkInput(args) {
      const compiled = input();
      // An outside schema that cannot be compiled is reported as a diagnostic and its server checks for itself; a trusted
      // author's mistake must be seen.
      if (!compiled.ok) return entry.trusted ? uncheckable('input', compiled.reason) : OK;
      const violation = compiled.check(args);
      if (!violation) return OK;
      return failed(violation.path, `args${violation.path} ${violation.message}.`, `Expected ${signature()}`);
    },
    compileOutput() {
      const compiled = output();
      return compiled === undefined || compiled.ok ? OK : uncheckable('output', compiled.reason);
    },
    checkOutput(details) {
      const compiled = output();
      if (compiled === undefined) return OK;
      if (!compiled.ok) return uncheckable('output', compiled.reason);
      const violation = compiled.check(details);
      return violation ? failed(violation.path, `details${violation.path} ${violation.message}.`) : OK;
    },
  } satisfies CallContract);
}

/** Why a schema's values cannot be checked, or undefined when they can. */
export function uncheckableReason(schema: JsonSchema): string | undefined {
  const compiled = compiledSchema(schema);
  return compiled.ok ? undefined : compiled.reason;
}

function uncheckable(side: 'input' | 'output', reason: string): CheckOutcome {
  return failed('', `The tool's ${side} schema cannot be compiled: ${reason}.`);
}

function failed(path: string, what: string, wanted = ''): CheckOutcome {
  const room = ERROR_MESSAGE_MAX_BYTES - Buffer.byteLength(wanted);
  const text = `${clip(what, Math.max(room, 200))}${wanted === '' ? '' : ` ${wanted}`}`;
  return { ok: false, path, message: clip(text, ERROR_MESSAGE_MAX_BYTES) };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
