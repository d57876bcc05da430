/**
 * The six proofs of the end-to-end scenario. Each looks at what was really sent and really logged; the first
 * and third are about the direct lane, the others are made for every compact lane.
 */
import type { Lane } from './lane.ts';

/** One thing that was checked. */
export interface Check {
  /** `<number>-<lane>-<what>`. */
  readonly id: string;
  readonly ok: boolean;
  /** What was found, in a sentence. */
  readonly detail: string;
}

/** What the lanes are held against. */
export interface Expectation {
  /** The id of the plugin's tool that the question asks for. */
  readonly targetId: string;
  /** Names under which the direct lane shows the plugin's tools. */
  readonly pluginNames: readonly string[];
  /** Names of direct-only tools, which every lane shows. */
  readonly directOnlyNames: readonly string[];
  /** The controls of each compact lane. */
  readonly controls: Readonly<Record<string, readonly string[]>>;
  /** A text of the target's schema that no compact lane may send up front. */
  readonly schemaText: string;
}

/** All checks, in the order of the proofs. */
export function proofs(direct: Lane, compact: readonly Lane[], expected: Expectation): Check[] {
  return [
    callsTarget(1, direct, expected),
    ...compact.map((lane) => callsTarget(2, lane, expected)),
    exposesSchemas(direct, expected),
    ...compact.map((lane) => showsOnlyTheBridge(lane, expected)),
    ...compact.map((lane) => isSmaller(lane, direct)),
    ...[direct, ...compact].map((lane) => logAgrees(lane, expected)),
  ];
}

/** Whole schemas that directory mode may show beside its controls. */
const DIRECTORY_SCHEMAS_MAX = 4;

function callsTarget(proof: number, lane: Lane, { targetId }: Expectation): Check {
  const found = lane.calls.filter(
    (call) => call.toolId === targetId && call.source === 'plugin' && call.outcome === 'ok',
  );
  // Directory mode may show the tool itself; the other compact modes reach it through a control only.
  const nested =
    proof === 1 || lane.mode === 'directory' || found.every(({ parentCallId }) => parentCallId !== undefined);
  const detail = `the session log has ${found.length} finished ${found.length === 1 ? 'call' : 'calls'} of ${targetId}`;
  return { id: `${proof}-${lane.mode}-calls-the-tool`, ok: found.length === 1 && nested, detail };
}

function exposesSchemas(direct: Lane, { pluginNames, schemaText }: Expectation): Check {
  const shown = pluginNames.filter((name) => direct.toolNames.includes(name)).length;
  const detail = `${shown} of ${pluginNames.length} tools of the plugin stand in the first request with their schemas`;
  const ok = shown === pluginNames.length && direct.requestText.includes(schemaText);
  return { id: '3-direct-exposes-the-schemas', ok, detail };
}

function showsOnlyTheBridge(lane: Lane, { controls, directOnlyNames, pluginNames, schemaText }: Expectation): Check {
  const bridge = [...(controls[lane.mode] ?? []), ...directOnlyNames];
  const missing = bridge.filter((name) => !lane.toolNames.includes(name));
  const extra = lane.toolNames.filter((name) => !bridge.includes(name));
  const allowed =
    lane.mode === 'directory' &&
    extra.length <= DIRECTORY_SCHEMAS_MAX &&
    extra.every((name) => pluginNames.includes(name));
  const leaked = lane.requestText.includes(schemaText);
  const detail = [
    `the first request shows ${lane.toolNames.join(', ')}`,
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`${extra.length} beyond the bridge`] : []),
    ...(leaked ? ['and holds a hidden schema'] : []),
  ].join('; ');
  const ok = missing.length === 0 && (extra.length === 0 || allowed) && !leaked;
  return { id: `4-${lane.mode}-shows-only-the-bridge`, ok, detail };
}

function isSmaller(lane: Lane, direct: Lane): Check {
  const share = ((100 * lane.requestBytes) / direct.requestBytes).toFixed(2);
  const detail = `${lane.requestBytes} bytes against ${direct.requestBytes}: ${share} %`;
  return { id: `5-${lane.mode}-request-is-smaller`, ok: lane.requestBytes < direct.requestBytes, detail };
}

function logAgrees(lane: Lane, { targetId }: Expectation): Check {
  const { tool_search: searches = 0, tool_describe: describes = 0, ...others } = lane.asked;
  const asked = Object.entries(lane.asked).map(([name, count]) => `${name} ×${count}`);
  const calls = Object.values(others).reduce((sum, count) => sum + count, 0);
  // Structured controls are asked for one by one, so the log has exactly as many; a code body may do several things.
  const counted =
    lane.mode === 'code'
      ? lane.searches >= 1 && lane.calls.length >= 1
      : searches === lane.searches && describes === lane.describes && calls === lane.calls.length;
  const called = lane.calls.filter(({ toolId }) => toolId === targetId).length;
  const detail = `log: ${lane.shownByLog} schemas up front, ${lane.searches} searches, ${lane.describes} describes, ${lane.calls.length} call; the provider asked for ${asked.join(', ') || 'nothing'}`;
  return { id: `6-${lane.mode}-log-agrees`, ok: called === 1 && counted && lane.shownByLog === lane.toolCount, detail };
}
