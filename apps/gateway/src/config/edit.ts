/**
 * Editing a JSON5 text in place: the value at a path is set or taken out, everything else, comments and spacing
 * included, stays as its author wrote it.
 */
import { type MemberNode, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import JSON5 from 'json5';
import { ConfigError } from './errors.ts';

const INDENT = '  ';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The parts of `tools.toolSearch` or `mcp.servers["my.server"].command`. Throws {@link ConfigError} `invalid-path`. */
export function parsePath(text: string): string[] {
  const keys: string[] = [];
  const part = /(?:^|(?<=.)\.)([^.[\]"]+)|\[(?:"((?:[^"\\]|\\.)*)"|(\d+))\]/gy;
  while (part.lastIndex < text.length) {
    const match = part.exec(text);
    if (!match) throw invalidPath(text, 'wanted keys joined by dots, as tools.toolSearch or mcp.servers["my.server"]');
    keys.push(match[1] ?? match[3] ?? quotedKey(match[2] ?? '', text));
  }
  if (keys.length === 0) throw invalidPath(text, 'wanted at least one key');
  // In an object that is read from a file it would be the prototype, or nothing.
  if (keys.includes('__proto__')) throw invalidPath(text, 'wanted other keys than __proto__');
  return keys;
}

function quotedKey(quoted: string, path: string): string {
  try {
    return JSON.parse(`"${quoted}"`) as string;
  } catch {
    throw invalidPath(path, 'wanted keys in quotes as JSON writes them');
  }
}

/** The value at a path of parsed JSON5, or undefined; what every object inherits is nobody's value. */
export function valueAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    root,
  );
}

/** The text with `value` at `path`. Sections on the way are made where they are missing. */
export function setValue(text: string, path: readonly string[], value: unknown): string {
  const source = text.trim() === '' ? '{\n}\n' : text;
  const { object, depth, found, rest } = walk(source, path);
  const indent = INDENT.repeat(depth + 1);
  if (found && rest.length === 0) return splice(source, found.value, print(value, indent));
  const wanted = rest.slice(1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const key = rest[0] ?? '';
  if (found) {
    // A value that is no section stands where one is wanted; it gives way.
    const section = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
    return splice(source, found.value, print(section, indent));
  }
  return insert(source, object, `${printKey(key)}: ${print(wanted, indent)}`, indent);
}

/** The text without the value at `path`; the same text when nothing is there. */
export function unsetValue(text: string, path: readonly string[]): string {
  if (text.trim() === '') return text;
  const { object, found, rest } = walk(text, path);
  if (!found || rest.length > 0) return text;
  const [start, end] = range(found);
  const before = text.slice(0, start);
  const after = text.slice(end);
  const comma = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*,/.exec(after);
  const lineStart = before.length - (/[ \t]*$/.exec(before)?.[0].length ?? 0);
  if (comma) {
    const rest = after.slice(comma[0].length);
    const ownLine = before[lineStart - 1] === '\n' && /^[ \t]*\n/.test(rest);
    return ownLine ? before.slice(0, lineStart) + rest.replace(/^[ \t]*\n/, '') : before + rest.replace(/^[ \t]+/, '');
  }
  const previous = object.members[object.members.indexOf(found) - 1];
  const cutFrom = previous ? range(previous)[1] : range(object)[0] + 1;
  const between = text.slice(cutFrom, start);
  // The comma before the last member goes with it; comments between the two stay.
  return (
    text.slice(0, cutFrom) +
    between
      .replace(',', '')
      .replace(/[ \t]*$/, '')
      .replace(/\n$/, '') +
    after
  );
}

interface Walk {
  /** The innermost section that is there. */
  readonly object: ObjectNode;
  readonly depth: number;
  /** The member at the end of the walk, when there is one. */
  readonly found: MemberNode | undefined;
  /** The keys that could not be walked. */
  readonly rest: readonly string[];
}

function walk(text: string, path: readonly string[]): Walk {
  const { body } = parse(text, { mode: 'json5', ranges: true });
  if (body.type !== 'Object') throw invalidPath(path.join('.'), 'wanted a file that holds a section { … }');
  let object: ObjectNode = body;
  for (const [depth, key] of path.entries()) {
    const found = object.members.find((member) => keyOf(member) === key);
    const rest = path.slice(depth + 1);
    if (!found) return { object, depth, found, rest: path.slice(depth) };
    if (rest.length === 0 || found.value.type !== 'Object') return { object, depth, found, rest };
    object = found.value;
  }
  throw invalidPath('', 'wanted at least one key');
}

function keyOf({ name }: MemberNode): string {
  return name.type === 'Identifier' ? name.name : name.value;
}

function insert(text: string, object: ObjectNode, member: string, indent: string): string {
  const [start, end] = range(object);
  const last = object.members.at(-1);
  const outer = indent.slice(INDENT.length);
  if (!last) {
    const inside = text.slice(start + 1, end - 1).trimEnd();
    return `${text.slice(0, start + 1)}${inside}\n${indent}${member},\n${outer}${text.slice(end - 1)}`;
  }
  const tail = text.slice(range(last)[1], end - 1);
  const comma = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*?,/.exec(tail);
  const kept = comma ? tail.trimEnd() : `,${tail.trimEnd()}`;
  return `${text.slice(0, range(last)[1])}${kept}\n${indent}${member},\n${outer}${text.slice(end - 1)}`;
}

function splice(text: string, node: ValueNode, replacement: string): string {
  const [start, end] = range(node);
  return text.slice(0, start) + replacement + text.slice(end);
}

function print(value: unknown, indent: string): string {
  return JSON5.stringify(value, { space: INDENT, quote: '"' }).replace(/\n/g, `\n${indent}`);
}

function printKey(key: string): string {
  return IDENTIFIER.test(key) ? key : JSON.stringify(key);
}

function range(node: { range?: [number, number] }): [number, number] {
  if (!node.range) throw new Error('The parser was asked for ranges and gave none.');
  return node.range;
}

function invalidPath(path: string, wanted: string): ConfigError {
  return new ConfigError('invalid-path', 'path', [{ path: '', message: `found ${JSON.stringify(path)}; ${wanted}` }]);
}
