/**
 * The tools of a session under one policy, as a catalog that follows the sources. A catalog once given never changes;
 * after a source changed, the next one asked for has the change, and owners that did not change keep their index.
 */
import {
  assignAliases,
  type Catalog,
  type CatalogOptions,
  createCatalog,
  type ToolDefinition,
  toolId,
  type UnavailableSource,
  type Visibility,
} from '@toolsearch/catalog';
import type { PatternTable, Policy } from '@toolsearch/policy';
import type { SessionSources, SourceSnapshot } from '../sources/source.ts';

export interface ToolView {
  /** The catalog as of now. The same object as long as nothing changed. */
  current(): Catalog;
  /** Applies policy and visibility to tools that join for one run. */
  admit(tools: readonly ToolDefinition[]): ToolDefinition[];
  close(): void;
}

export interface ToolViewOptions {
  readonly sources: SessionSources;
  readonly policy: Policy;
  readonly visible: PatternTable<Visibility>;
  /** Of the catalog; `unavailable` follows the sources. */
  readonly catalog: Omit<CatalogOptions, 'unavailable'>;
  /** A catalog of another session under equal options and policy, to begin with. */
  readonly seed?: () => Catalog | undefined;
  /** Told of every catalog made. */
  readonly onMade?: (catalog: Catalog) => void;
}

export function createToolView({
  sources,
  policy,
  visible,
  catalog: options,
  seed,
  onMade,
}: ToolViewOptions): ToolView {
  let stale = true;
  let taken: ReadonlyMap<string, SourceSnapshot> = new Map();
  let catalog: Catalog | undefined;
  const stop = sources.onChange(() => {
    stale = true;
  });

  const admit = (tools: readonly ToolDefinition[]) => admitTools(tools, { policy, visible });

  function refresh(): Catalog {
    const snapshots = new Map(sources.snapshots().map((snapshot) => [keyOf(snapshot.status), snapshot]));
    const changed = [...snapshots].filter(
      ([key, snapshot]) => taken.get(key)?.tools !== snapshot.tools && !isOut(snapshot),
    );
    const before = catalog ?? seed?.();
    const gone = new Map(before?.entries.map((entry) => [keyOf(entry), entry]));
    for (const key of snapshots.keys()) gone.delete(key);
    taken = snapshots;
    const unavailable = [...snapshots.values()].flatMap(unavailableOf);
    if (!before) {
      const tools = admit([...snapshots.values()].flatMap((snapshot) => snapshot.tools));
      return createCatalog(tools, { ...options, unavailable });
    }
    const replace = [
      ...changed.map(([, { status, tools }]) => ({ ...ownerOf(status), tools: admit(tools) })),
      ...[...gone.values()].map((entry) => ({ ...ownerOf(entry), tools: [] })),
    ];
    const same = replace.length === 0 && JSON.stringify(unavailable) === JSON.stringify(before.unavailable);
    return same ? before : before.with({ replace, unavailable });
  }

  return Object.freeze({
    current(): Catalog {
      if (stale || !catalog) {
        stale = false;
        catalog = refresh();
        onMade?.(catalog);
      }
      return catalog;
    },
    admit,
    close: stop,
  });
}

/** The tools that a policy lets through, each as visible as the configuration wants it. */
export function admitTools(
  tools: readonly ToolDefinition[],
  { policy, visible }: Pick<ToolViewOptions, 'policy' | 'visible'>,
): ToolDefinition[] {
  const aliases = assignAliases(tools);
  const named = tools.map((tool) => {
    const id = toolId(tool);
    return { ...tool, id, alias: aliases.get(id) ?? id };
  });
  return policy.effective(named).map(({ id, alias, ...tool }) => {
    const set = visible.lookup({ ...tool, id, alias })?.value;
    return set === undefined ? tool : { ...tool, visible: set };
  });
}

/**
 * True for a source that is away and may come back. Its last tools stay listed, so that an outage does not change what
 * the model is shown (and with it the provider's prompt cache); calling one of them fails with the reason.
 */
function isOut({ status, tools }: SourceSnapshot): boolean {
  return status.state === 'unavailable' && tools.length === 0;
}

/** What a source that is not ready is to a run: one line in every search answer. */
function unavailableOf({ status: { source, owner, state, reason } }: SourceSnapshot): UnavailableSource[] {
  if (state === 'ready' || state === 'closed') return [];
  return [{ source, owner, reason: reason ?? (state === 'starting' ? 'still starting' : 'not available') }];
}

/** Tools of the host itself are registered without an owner, whatever name their source is reported under. */
function ownerOf({
  source,
  owner,
}: Pick<ToolDefinition, 'source' | 'owner'>): Pick<ToolDefinition, 'source' | 'owner'> {
  return source === 'openclaw' || source === 'client' || owner === undefined ? { source } : { source, owner };
}

function keyOf(tool: Pick<ToolDefinition, 'source' | 'owner'>): string {
  const { source, owner = '' } = ownerOf(tool);
  return `${source}\u0000${owner}`;
}
