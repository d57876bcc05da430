/**
 * Whether the rules of a configuration can hold, asked of the policy itself: what it would refuse when the gateway
 * starts, or when the first run of an agent or of a provider does, is a fault of the file.
 */
import { createPatternTable, createPolicy, PolicyError } from '@toolsearch/policy';
import type { GatewayConfig, ToolRules } from './config.ts';
import type { ConfigFault } from './errors.ts';

/** Every rule that could never be honoured, each at its path; none when the whole can be compiled. */
export function ruleFaults({ tools, agents }: Pick<GatewayConfig, 'tools' | 'agents'>): ConfigFault[] {
  const { groups, profiles } = tools;
  // Names without contents: a rule is judged by itself, not by what is wrong in a group or a profile that it names.
  const groupNames = emptied(groups, []);
  const profileNames = emptied(profiles, {});
  const names = faultsOf('tools.groups', () => createPolicy([], { groups: groupNames }), 'groups: ');
  if (names.length > 0) return names;

  const rule = (path: string, text: string): ConfigFault[] =>
    faultsOf(path, () => createPatternTable({ [text]: true }, { groups: groupNames, where: '' }), `["${text}"]: `);
  const list = (path: string, patterns: readonly string[] = []): ConfigFault[] =>
    patterns.flatMap((text, index) => rule(`${path}.${index}`, text));
  const selection = (path: string, profile: string): ConfigFault[] =>
    faultsOf(path, () => createPolicy([{ name: 'l', profile }], { profiles: profileNames }), 'layer "l": ');
  const layers: (readonly [path: string, ToolRules])[] = [
    ['tools', tools],
    ...at('tools.profiles', profiles),
    ...at('tools.byProvider', tools.byProvider),
    ['tools.sandbox', tools.sandbox ?? {}],
    ['tools.subagents', tools.subagents ?? {}],
    ...Object.entries(agents).map(([id, agent]) => [`agents.${id}.tools`, agent.tools] as const),
  ];
  const single = [
    ...at('tools.groups', groups).flatMap(([path, members]) => list(path, members)),
    ...Object.keys(tools.visible).flatMap((text) => rule(`tools.visible.${text}`, text)),
    ...Object.keys(tools.ask).flatMap((text) => rule(`tools.ask.${text}`, text)),
    ...layers.flatMap(([path, { profile, allow, alsoAllow, deny }]) => [
      ...(profile === undefined ? [] : selection(`${path}.profile`, profile)),
      ...list(`${path}.allow`, allow),
      ...list(`${path}.alsoAllow`, alsoAllow),
      ...list(`${path}.deny`, deny),
    ]),
  ];
  if (single.length > 0) return single;
  // What is left are groups and profiles that contain each other.
  return [
    ...faultsOf('tools.groups', () => createPolicy([], { groups }), 'groups: '),
    ...faultsOf('tools.profiles', () => createPolicy([], { groups: groupNames, profiles }), 'profiles: '),
  ];
}

/** The parts of a section, each with its path. */
function at<T>(path: string, section: Readonly<Record<string, T>>): (readonly [string, T])[] {
  return Object.entries(section).map(([name, value]) => [`${path}.${name}`, value] as const);
}

function emptied<T>(section: Readonly<Record<string, unknown>>, value: T): Record<string, T> {
  return Object.fromEntries(Object.keys(section).map((name) => [name, value]));
}

/** @param place how the policy begins its message: the path says it better */
function faultsOf(path: string, compile: () => unknown, place = ''): ConfigFault[] {
  try {
    compile();
    return [];
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    const { message } = error;
    return [{ path, message: message.startsWith(place) ? message.slice(place.length) : message }];
  }
}
