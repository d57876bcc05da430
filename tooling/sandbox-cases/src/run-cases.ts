/** Runs cases one after the other, watches the host meanwhile, and has each judged. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createSandbox, DEFAULT_LIMITS, type Sandbox } from '@toolsearch/sandbox-runner';
import type { Case } from './case.ts';
import { judgeAttack } from './judge/attack.ts';
import { judgeExact } from './judge/benign-exact.ts';
import { judgeProse } from './judge/benign-prose.ts';
import { breachesOf, GRACE_MS } from './judge/conduct.ts';
import type { Bounds, Observation } from './judge/observation.ts';
import { bareSubject } from './subject/bare.ts';
import { codeModeSubject } from './subject/code-mode.ts';
import type { Subject } from './subject/subject.ts';
import { startCanary } from './watch/canary.ts';
import { watchHost } from './watch/host.ts';
import { childProcesses } from './watch/processes.ts';

export interface CaseResult {
  readonly id: string;
  readonly ok: boolean;
  /** Stable code of the run, or `ok`. */
  readonly code: string;
  readonly ms: number;
  /** What was wrong; empty when nothing was. */
  readonly detail: string;
}

const POOL_SIZE = 3;
const MAX_HITS = 20;
/** An attack gets no longer than it takes to see that it would not end; an honest body gets the default. */
const TIMEOUT_MS = { attack: 1000, benign: 10_000 };

const BOUNDS: Omit<Bounds, 'timeoutMs'> = {
  maxCallsInFlight: DEFAULT_LIMITS.maxCallsInFlight,
  maxArgumentBytes: DEFAULT_LIMITS.maxArgumentBytes,
  maxValueBytes: DEFAULT_LIMITS.maxValueBytes,
  maxLogBytes: DEFAULT_LIMITS.maxLogBytes,
  maxHits: MAX_HITS,
};

/** Runs every case; `onResult` hears each as it ends. */
export async function runCases(cases: readonly Case[], onResult?: (result: CaseResult) => void): Promise<CaseResult[]> {
  const canary = await startCanary();
  const sandbox = await createSandbox({ poolSize: POOL_SIZE });
  const subjects = { catalog: codeModeSubject(sandbox), bare: bareSubject(sandbox) };
  try {
    // What the host builds at its first search and its first unknown id must not count against the first case.
    await subjects.catalog.submit(FIRST, TIMEOUT_MS.benign);
    const results: CaseResult[] = [];
    for (const one of cases) {
      await sandbox.warm();
      const subject = one.kind === 'attack' ? subjects.catalog : subjects[one.bridge];
      const seen = await observe(one, subject, sandbox, () => canary.reached);
      const breaches = judge(one, seen);
      const code = seen.answer.ok ? 'ok' : (seen.answer.code ?? 'none');
      const result = {
        id: one.id,
        ok: breaches.length === 0,
        code,
        ms: Math.round(seen.ms),
        detail: breaches.join('; '),
      };
      results.push(result);
      onResult?.(result);
    }
    return results;
  } finally {
    canary.close();
    await sandbox.close();
  }
}

function judge(one: Case, seen: Observation): string[] {
  if (one.kind === 'attack') return judgeAttack(one, seen);
  const wrong =
    typeof one.outcome === 'string' ? judgeProse(one.outcome, one.body, seen) : judgeExact(one.outcome, seen);
  return [...wrong, ...breachesOf(seen)];
}

async function observe(one: Case, subject: Subject, sandbox: Sandbox, reached: () => number): Promise<Observation> {
  const timeoutMs = TIMEOUT_MS[one.kind];
  const reachedBefore = reached();
  const endWatch = watchHost();
  const startedAt = performance.now();
  const { answer, host } = await subject.submit(one.body, timeoutMs);
  const ms = performance.now() - startedAt;
  const childrenLeft = await countLeftChildren(sandbox);
  const laterRunWorks = one.kind === 'benign' || (await worksAsUsual(subject));
  return {
    answer,
    host,
    health: endWatch(),
    ms,
    canaryReached: reached() - reachedBefore,
    childrenLeft,
    laterRunWorks,
    bounds: { ...BOUNDS, timeoutMs },
  };
}

const FIRST = "await openclaw.tools.search('echo'); return await openclaw.tools.call('no:tool', {})";
const USUAL = "return (await openclaw.tools.call('openclaw:echo', { text: 'as usual' })).result.details.text";

async function worksAsUsual(subject: Subject): Promise<boolean> {
  const { answer } = await subject.submit(USUAL, TIMEOUT_MS.benign);
  return answer.ok && answer.value === 'as usual';
}

/** Children beyond the pool, and zombies, that do not go away within the grace. */
async function countLeftChildren(sandbox: Sandbox): Promise<number> {
  const deadline = performance.now() + GRACE_MS;
  for (;;) {
    const children = childProcesses();
    if (children === undefined) return 0;
    const zombies = children.filter((child) => child.state === 'Z').length;
    // Each child of the pool may have its limits lowered by a helper process at this moment.
    const left = Math.max(zombies, sandbox.children - POOL_SIZE, children.length - 2 * POOL_SIZE);
    if (left <= 0 || performance.now() > deadline) return Math.max(0, left);
    await sleep(10);
  }
}
