/** Everything that was seen while one body ran; what a judge looks at. */
import type { Answer, HostRecord } from '../subject/subject.ts';
import type { HostHealth } from '../watch/host.ts';

/** The documented bounds of the runs that are judged. */
export interface Bounds {
  readonly timeoutMs: number;
  readonly maxCallsInFlight: number;
  readonly maxArgumentBytes: number;
  readonly maxValueBytes: number;
  readonly maxLogBytes: number;
  readonly maxHits: number;
}

export interface Observation {
  readonly answer: Answer;
  readonly host: HostRecord;
  readonly health: HostHealth;
  readonly ms: number;
  /** Connections and datagrams at the canary. */
  readonly canaryReached: number;
  /** Children that were still there, or zombies, half a second after the end. */
  readonly childrenLeft: number;
  /** Whether an ordinary body in a later run gave its ordinary value. */
  readonly laterRunWorks: boolean;
  readonly bounds: Bounds;
}
