/** Arguments for a tool that the user gave none for: from its JSON Schema, or from the signature in a search hit. */
import { type JsonRecord, record } from './conversation.ts';

const MAX_DEPTH = 6;

/** The smallest object that the schema asks for: its required properties, with allowed values where it names some. */
export function argsFromSchema(schema: JsonRecord): JsonRecord {
  return record(valueFor(schema, schema, 0));
}

function valueFor(schema: unknown, root: JsonRecord, depth: number): unknown {
  const rules = record(schema);
  if ('const' in rules) return rules.const;
  if ('default' in rules) return rules.default;
  for (const list of [rules.enum, rules.examples]) {
    if (Array.isArray(list) && list.length > 0) return list[0];
  }
  if (typeof rules.$ref === 'string' && depth < MAX_DEPTH) return valueFor(follow(rules.$ref, root), root, depth + 1);
  const choice = [rules.anyOf, rules.oneOf, rules.allOf].find((list) => Array.isArray(list) && list.length > 0);
  if (Array.isArray(choice) && rules.properties === undefined && depth < MAX_DEPTH) {
    return valueFor(choice[0], root, depth + 1);
  }
  const type = Array.isArray(rules.type) ? rules.type[0] : rules.type;
  if (type === 'object' || rules.properties !== undefined) return objectFor(rules, root, depth);
  if (type === 'array') return Number(rules.minItems ?? 0) > 0 ? [valueFor(rules.items, root, depth + 1)] : [];
  if (type === 'integer' || type === 'number') return Number(rules.minimum ?? 1);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return 'example'.padEnd(Number(rules.minLength ?? 0), '-');
}

function objectFor(rules: JsonRecord, root: JsonRecord, depth: number): JsonRecord {
  if (depth >= MAX_DEPTH || !Array.isArray(rules.required)) return {};
  const properties = record(rules.properties);
  return Object.fromEntries(
    rules.required.map((name: unknown) => [String(name), valueFor(properties[String(name)], root, depth + 1)]),
  );
}

function follow(ref: string, root: JsonRecord): unknown {
  if (!ref.startsWith('#/')) return {};
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => record(at)[key.replaceAll('~1', '/').replaceAll('~0', '~')], root);
}

/** The smallest object for a signature such as `{ id: string; mode?: "drip" | "flood" }`. */
export function argsFromHint(hint: string): JsonRecord {
  const inside = /^\s*\{(.*)\}\s*$/s.exec(hint)?.[1] ?? '';
  const members = splitTopLevel(inside).flatMap((member) => {
    const [, name, type] = /^\s*"?([^":?]+)"?\s*:\s*(.+)$/s.exec(member) ?? [];
    return name === undefined || type === undefined ? [] : [[name.trim(), valueForType(type.trim())] as const];
  });
  return Object.fromEntries(members);
}

function valueForType(type: string): unknown {
  const first = /^("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?)/.exec(type)?.[1];
  if (first !== undefined) return JSON.parse(first);
  if (type.startsWith('{')) return argsFromHint(type);
  if (/\[\]|^Array/.test(type)) return [];
  if (type.startsWith('number') || type.startsWith('integer')) return 1;
  if (type.startsWith('boolean') || type.startsWith('true')) return true;
  if (type.startsWith('null')) return null;
  return 'example';
}

function splitTopLevel(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && '{[('.includes(sign)) depth++;
    if (!quoted && '}])'.includes(sign)) depth--;
    if (!quoted && depth === 0 && (sign === ';' || sign === ',')) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part.trim() !== '');
}
