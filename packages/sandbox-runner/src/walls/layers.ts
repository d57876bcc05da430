/** The vocabulary of walls: what stands around a child on this machine, and what an escape would still find open. */

/** A wall that stands, or the reason why it does not. */
export type Layer = { readonly active: true } | { readonly active: false; readonly why: string };

/**
 * Things that code of the outer realm could do in a child, tried for real at start-up. None of them is reachable by a
 * body: this is what would be left to a body that found an unknown way out of its context.
 */
export type Power =
  /** Open a TCP or UDP socket. */
  | 'network'
  /** Open, create or change a file. */
  | 'files'
  /** Start a process or a thread. */
  | 'processes'
  /** Signal the host process. */
  | 'signals';

/** A power whose denial a sandbox insists on, unless the host gives it up by name. */
export type Guarantee = Exclude<Power, 'signals'>;

/** What holds here; for `doctor` and start-up messages. */
export interface SandboxLayers {
  /** Version of the Node that runs the children. */
  readonly node: string;
  /** `process.platform` of the host. */
  readonly platform: string;
  /** A fresh context that holds no object of the outer realm. Checked by the self-test. */
  readonly context: Layer;
  /** Node's permission model: files, processes, threads, add-ons. */
  readonly permissionModel: Layer;
  /** The permission model's denial of the network (Node 25 and later). */
  readonly networkPermission: Layer;
  /** Kernel limits of the running child: no new file, socket or process; bounded memory and processor time (Linux). */
  readonly kernelLimits: Layer;
  /** A user of its own, where the host is root. */
  readonly userDrop: Layer;
  /** A network namespace of its own (Linux). */
  readonly networkNamespace: Layer;
  /** No just-in-time compiler in the child. */
  readonly jitless: Layer;
  /** What code outside the context could still do, as tried. */
  readonly openPowers: readonly Power[];
}
