/**
 * Ids and aliases. An id is one-to-one with (source, owner, raw name). An alias is the id in the letters a model
 * provider accepts; where letters are lost on the way, a short hash of the id keeps it unique, so that the alias of a
 * tool never depends on which other tools are there.
 */
import { createHash } from 'node:crypto';
import type { ToolSource } from './source.ts';

/** What names a tool. */
export interface ToolIdentity {
  readonly source: ToolSource;
  /** The plugin's or MCP server's name; absent for `openclaw` and `client`. */
  readonly owner?: string;
  /** The raw name, byte for byte as its source spells it. */
  readonly name: string;
}

/** A tool as answers name it. */
export interface IdentifiedTool extends ToolIdentity {
  /** `openclaw:<name>`, `plugin:<plugin>:<name>`, `mcp:<server>:<name>` or `client:<name>`; one-to-one with the tool. */
  readonly id: string;
}

/** The identity alone of something that has one, its fields always in this order. */
export function identify({ id, name, source, owner }: IdentifiedTool): IdentifiedTool {
  return { id, name, source, ...(owner === undefined ? {} : { owner }) };
}

/** Longest name that every provider takes (OpenAI and Anthropic: `^[a-zA-Z0-9_-]{1,64}$`). */
export const ALIAS_MAX_CHARS = 64;

const ALIAS = /^[a-zA-Z0-9_-]{1,64}$/;
const FOREIGN = /[^a-zA-Z0-9_-]+/g;
const HASH_CHARS = 8;
/** A digit first, so that no word of a natural name (`create_customer`) looks like a hash. */
const HASHED = /_[0-9][a-z2-7]{7}$/;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * The id of a tool. A colon or percent sign in the owner is percent-encoded, so that a joined string can be read in
 * one way only; the name comes last and stays as it is.
 */
export function toolId({ source, owner, name }: ToolIdentity): string {
  return owner === undefined ? `${source}:${name}` : `${source}:${encodeOwner(owner)}:${name}`;
}

/** The owner as it stands inside an id. */
export function encodeOwner(owner: string): string {
  return owner.replace(/[%:]/g, (sign) => (sign === '%' ? '%25' : '%3A'));
}

/**
 * The aliases of the tools of one catalog, by id. Host tools keep their name, plugin tools are `<plugin>__<name>`, MCP
 * tools `mcp__<server>__<name>`. A client tool keeps its own name unless another source has it, then it is hashed.
 */
export function assignAliases(identities: readonly ToolIdentity[]): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  const taken = new Set<string>();
  for (const identity of identities) {
    if (identity.source === 'client') continue;
    const alias = ownAlias(identity);
    aliases.set(toolId(identity), alias);
    taken.add(alias);
  }
  for (const identity of identities) {
    if (identity.source !== 'client') continue;
    const { name } = identity;
    const free = ALIAS.test(name) && !taken.has(name);
    aliases.set(toolId(identity), free ? name : hashedAlias(`client__${name}`, toolId(identity)));
  }
  return aliases;
}

function ownAlias(identity: ToolIdentity): string {
  const { source, owner, name } = identity;
  const plain = owner === undefined ? name : source === 'mcp' ? `mcp__${owner}__${name}` : `${owner}__${name}`;
  // A double underscore inside a part, or one at its joint, could be read as another split; a tail that looks like a
  // hash could be the hashed alias of another tool.
  const parts = owner === undefined ? [name] : [owner, name];
  const ambiguous =
    parts.some((part) => part.includes('__')) ||
    (owner !== undefined && (owner.endsWith('_') || name.startsWith('_'))) ||
    HASHED.test(plain);
  return ALIAS.test(plain) && !ambiguous ? plain : hashedAlias(plain, toolId(identity));
}

function hashedAlias(plain: string, id: string): string {
  const readable = plain.replace(FOREIGN, '-').slice(0, ALIAS_MAX_CHARS - HASH_CHARS - 1);
  return `${readable}_${shortHash(id)}`;
}

/** 38 bits of SHA-256: a digit, then base 32. It only has to tell tools apart whose readable part is the same. */
function shortHash(text: string): string {
  const [first = 0, ...rest] = createHash('sha256').update(text).digest().subarray(0, HASH_CHARS);
  return (first % 10) + rest.map((byte) => BASE32[byte & 31]).join('');
}
