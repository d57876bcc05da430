/** Own groups and former names: parsed once, checked for cycles, then looked up by every rule. */
import { byCodePoint } from '@toolsearch/catalog';
import { PolicyError } from '../errors.ts';
import { normaliseName } from '../names/normalise.ts';
import { BUILT_IN_GROUPS, type Pattern, type PatternScope, parsePattern } from './pattern.ts';

/** What rules may refer to beside tools. */
export interface NamingOptions {
  /** Own groups: `{ issues: ['mcp:github:*issue*', 'group:client'] }` makes `group:issues`. Groups may nest. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /** Former names and what they are called now: `{ cron: 'openclaw:automations' }`. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** Throws {@link PolicyError} `invalid-group`, `invalid-pattern` or `unknown-group`. */
export function createScope({ groups = {}, renamed = {} }: NamingOptions): PatternScope {
  const declared = new Map<string, readonly string[]>();
  for (const [name, members] of Object.entries(groups)) {
    const folded = normaliseName(name).replace(/^group:/, '');
    if (folded === '' || Object.hasOwn(BUILT_IN_GROUPS, folded) || declared.has(folded)) {
      throw new PolicyError(
        'invalid-group',
        `groups: ${JSON.stringify(name)} ${folded === '' ? 'is empty' : 'is taken already'}. Wanted a name of its own; built in are ${Object.keys(BUILT_IN_GROUPS).join(', ')}.`,
      );
    }
    declared.set(folded, members);
  }
  const parsed = new Map<string, readonly Pattern[]>();
  const open: string[] = [];
  const current = new Map<string, Pattern>();

  const scope: PatternScope = {
    groupNames: [...declared.keys()].sort(byCodePoint),
    group(name) {
      const done = parsed.get(name);
      const members = declared.get(name);
      if (done || !members) return done;
      if (open.includes(name)) {
        const cycle = [...open.slice(open.indexOf(name)), name].join(' → ');
        throw new PolicyError('invalid-group', `groups: ${cycle} contain each other. Wanted groups that end in tools.`);
      }
      open.push(name);
      const patterns = members.map((text, index) => parsePattern(text, scope, `group "${name}"[${index}]`));
      open.pop();
      parsed.set(name, patterns);
      return patterns;
    },
    renamed: (name) => current.get(name),
  };

  const plain: PatternScope = { ...scope, renamed: () => undefined };
  for (const [name, now] of Object.entries(renamed)) {
    current.set(normaliseName(name), parsePattern(now, plain, `renamed "${name}"`));
  }
  for (const name of declared.keys()) scope.group(name);
  return Object.freeze(scope);
}
