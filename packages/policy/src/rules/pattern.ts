/**
 * The pattern language of rules.
 *
 *     *                         every tool
 *     mcp:tts:say               one tool by id; also openclaw:<name>, plugin:<plugin>:<name>, client:<name>
 *     mcp:tts   mcp:tts:*       every tool of one server
 *     mcp:*:say   mcp:tts:say*  a star is any run of characters inside one part; it never crosses a colon
 *     web_search   web_*        by name or alias, see below
 *     mcp__tts__say             by alias
 *     group:mcp                 a group: built in are mcp, plugins, openclaw and client
 *     mcp:t\*s:say              a backslash makes * and : plain characters; every other character is plain already
 *
 * A pattern without a colon denies every tool of that name, and allows only host and plugin tools: anybody can call a
 * tool `web_search`, and a name is no ground for trust. Tools of servers and clients are allowed by id, alias or group.
 */
import { hasOwner, isTrusted, TOOL_SOURCES, type ToolSource } from '@toolsearch/catalog';
import { PolicyError } from '../errors.ts';
import { nearestName } from '../names/nearest.ts';
import { normaliseName } from '../names/normalise.ts';
import { type Glob, globMatches, isWild, literalLength } from './glob.ts';
import { type PolicyTool, type RuleSide, toolNames } from './tool.ts';

/** A parsed pattern. `text` is as the author wrote it. */
export type Pattern = { readonly text: string } & (
  | { readonly kind: 'every' }
  | { readonly kind: 'source'; readonly source: ToolSource }
  | { readonly kind: 'path'; readonly source: ToolSource; readonly owner: Glob; readonly name: Glob }
  | { readonly kind: 'name'; readonly name: Glob }
  | { readonly kind: 'group'; readonly group: string; readonly members: readonly Pattern[] }
);

/** What a pattern may refer to. */
export interface PatternScope {
  /** The members of an own group, or undefined when there is no such group. Names come folded. */
  group(name: string): readonly Pattern[] | undefined;
  /** Names of the own groups, for "did you mean". */
  readonly groupNames: readonly string[];
  /** The pattern that a former name stands for now. Names come folded. */
  renamed(name: string): Pattern | undefined;
}

/** The groups that exist without being declared, and the source each stands for. */
export const BUILT_IN_GROUPS: Readonly<Record<string, ToolSource>> = Object.freeze({
  openclaw: 'openclaw',
  plugins: 'plugin',
  mcp: 'mcp',
  client: 'client',
});

const GROUP = 'group:';
const ANY: Glob = ['', ''];

/**
 * Parses one rule. Throws {@link PolicyError} `invalid-pattern` or `unknown-group` for what could never be honoured, so
 * that a mistaken allow is an error at load and not a silence at run time.
 *
 * @param where the place of the rule, for error texts: `layer "global", deny[2]`
 */
export function parsePattern(text: string, scope: PatternScope, where: string): Pattern {
  const folded = normaliseName(text);
  if (folded === '') throw invalid(text, where, 'is empty', 'a tool id, a name, a group or *');
  if (folded === '*') return Object.freeze({ kind: 'every', text });
  if (folded.startsWith(GROUP)) return parseGroup(text, folded.slice(GROUP.length), scope, where);
  const parts = split(folded);
  if (parts.some((part) => part.some((piece, index) => piece === '' && index > 0 && index < part.length - 1))) {
    throw invalid(text, where, 'has two stars in a row', 'one star; * alone means every tool');
  }
  const [head, ...tail] = parts;
  if (!head || tail.length === 0) {
    const name = head ?? [''];
    const renamed = isWild(name) ? undefined : scope.renamed(name[0] ?? '');
    return renamed ? Object.freeze({ ...renamed, text }) : Object.freeze({ kind: 'name', text, name });
  }
  return parsePath(text, head, tail, where);
}

function parseGroup(text: string, name: string, scope: PatternScope, where: string): Pattern {
  const source = Object.hasOwn(BUILT_IN_GROUPS, name) ? BUILT_IN_GROUPS[name] : undefined;
  if (source) return Object.freeze({ kind: 'source', text, source });
  const members = scope.group(name);
  if (members) return Object.freeze({ kind: 'group', text, group: name, members });
  const groups = [...Object.keys(BUILT_IN_GROUPS), ...scope.groupNames];
  const near = nearestName(name, groups);
  throw new PolicyError(
    'unknown-group',
    `${where}: ${JSON.stringify(text)} names no known group. ${near ? `Did you mean ${GROUP}${near}? ` : ''}Known groups: ${groups.join(', ')}.`,
  );
}

function parsePath(text: string, head: Glob, tail: readonly Glob[], where: string): Pattern {
  const source = TOOL_SOURCES.find((known) => !isWild(head) && known === head[0]);
  if (!source) {
    const near = isWild(head) ? undefined : nearestName(head[0] ?? '', TOOL_SOURCES);
    const advice = near ? `Did you mean ${near}:…? ` : '';
    throw invalid(
      text,
      where,
      `begins with ${JSON.stringify(head.join('*'))}, which is no source`,
      `one of ${TOOL_SOURCES.join(', ')} before the first colon. ${advice}Write \\: for a colon that is part of a name`,
    );
  }
  const [owner = ANY, ...rest] = hasOwner(source)
    ? tail.map((part, index) => (index === 0 ? decodeOwner(part) : part))
    : [[''], ...tail];
  // Only the first colons separate: in an id the raw name comes last and keeps its own.
  const name = rest.length === 0 ? ANY : joinParts(rest);
  if ((owner.length === 1 && owner[0] === '' && hasOwner(source)) || (name.length === 1 && name[0] === '')) {
    throw invalid(text, where, 'has an empty part', hasOwner(source) ? `${source}:<owner>:<name>` : `${source}:<name>`);
  }
  return Object.freeze({ kind: 'path', text, source, owner, name });
}

/** Splits at plain colons, and each part at plain stars. */
function split(folded: string): Glob[] {
  const parts: string[][] = [['']];
  for (let index = 0; index < folded.length; index++) {
    const sign = folded.charAt(index);
    const next = folded.charAt(index + 1);
    const part = parts.at(-1) ?? [];
    if (sign === ':') parts.push(['']);
    else if (sign === '*') part.push('');
    else {
      const escaped = sign === '\\' && (next === '*' || next === ':' || next === '\\');
      part[part.length - 1] += escaped ? next : sign;
      if (escaped) index++;
    }
  }
  return parts;
}

/** Ids write a colon and a percent sign of an owner as %3A and %25. */
function decodeOwner(part: Glob): Glob {
  return part.map((piece) => piece.replace(/%(3a|25)/g, (_, code: string) => (code === '25' ? '%' : ':')));
}

function joinParts(parts: readonly Glob[]): Glob {
  return parts.reduce((joined, part) => {
    const [first = '', ...rest] = part;
    return [...joined.slice(0, -1), `${joined.at(-1) ?? ''}:${first}`, ...rest];
  });
}

function invalid(text: string, where: string, found: string, wanted: string): PolicyError {
  return new PolicyError('invalid-pattern', `${where}: the rule ${JSON.stringify(text)} ${found}. Wanted ${wanted}.`);
}

/** Whether a pattern means a tool on the given side; the sides differ only for patterns without a colon. */
export function matchesTool(pattern: Pattern, tool: PolicyTool, side: RuleSide): boolean {
  const names = toolNames(tool);
  switch (pattern.kind) {
    case 'every':
      return true;
    case 'source':
      return pattern.source === names.source;
    case 'path':
      return (
        pattern.source === names.source &&
        globMatches(pattern.owner, names.owner) &&
        globMatches(pattern.name, names.name)
      );
    case 'group':
      return pattern.members.some((member) => matchesTool(member, tool, side));
    case 'name': {
      if (side === 'deny') return names.deniable.some((name) => globMatches(pattern.name, name));
      if (!isTrusted(names.source) && !pattern.name[0]?.startsWith(`${names.source}__`)) return false;
      return names.allowable.some((name) => globMatches(pattern.name, name));
    }
  }
}

/**
 * How exact a pattern is, as a pair to compare in order: 5 for one id, 4 for one name or alias, 3 for a part with
 * stars, 2 for an own group, 1 for a whole source, 0 for every tool; then the number of characters it gives.
 */
export function specificity(pattern: Pattern): readonly [rank: number, literals: number] {
  switch (pattern.kind) {
    case 'every':
      return [0, 0];
    case 'source':
      return [1, 0];
    case 'group':
      return [2, 0];
    case 'path': {
      const wild = isWild(pattern.owner) || isWild(pattern.name);
      return [wild ? 3 : 5, literalLength(pattern.owner) + literalLength(pattern.name)];
    }
    case 'name':
      return [isWild(pattern.name) ? 3 : 4, literalLength(pattern.name)];
  }
}
