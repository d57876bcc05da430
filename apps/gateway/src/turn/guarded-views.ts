/** The tools of a session under each policy that its runs need, with the guard that asks the same policy again. */
import type { Execute } from '@toolsearch/catalog';
import type { Policy } from '@toolsearch/policy';
import type { SessionSources } from '../sources/source.ts';
import { sessionGuard } from './guard.ts';
import type { Host } from './host.ts';
import { createToolView, type ToolView } from './tool-view.ts';
import { recordLookup } from './turn-log.ts';

/** Tools under one policy, and its guard. */
export interface GuardedView {
  readonly view: ToolView;
  readonly guard: Execute;
}

export interface GuardedViews {
  /** The view for a model, and for the patterns of the only tools of a run where it has some. Throws `PolicyError`. */
  find(modelRef: string, allowInRun?: readonly string[]): GuardedView;
  close(): void;
}

export interface GuardedViewsOptions {
  readonly sources: SessionSources;
  readonly policy: (modelRef: string, allowInRun?: readonly string[]) => Policy;
}

/** Kept per session; another model or other patterns are another view. */
const MAX_VIEWS = 4;

export function createGuardedViews(host: Host, { sources, policy }: GuardedViewsOptions): GuardedViews {
  const views = new Map<string, GuardedView>();

  function make(modelRef: string, allowInRun: readonly string[] | undefined): GuardedView {
    const { tools } = host.config();
    const own = policy(modelRef, allowInRun);
    const search = tools.toolSearch === false ? undefined : tools.toolSearch;
    const seed = JSON.stringify([own.layers, tools.groups, tools.profiles, tools.visible, tools.toolSearch]);
    const view = createToolView({
      sources,
      policy: own,
      visible: host.visible(),
      catalog: {
        ...(search === undefined
          ? {}
          : { searchDefaultLimit: search.searchDefaultLimit, maxSearchLimit: search.maxSearchLimit }),
        execute: host.guards.execute,
        observe: (event) => recordLookup(host, event),
      },
      seed: () => host.seeds.find(seed),
      onMade: (catalog) => host.seeds.keep(seed, catalog),
    });
    return { view, guard: sessionGuard({ ...host, policy: own, sources, hooks: host.sources.hooks }) };
  }

  return Object.freeze({
    find(modelRef: string, allowInRun?: readonly string[]): GuardedView {
      const { tools, agents } = host.config();
      // The rules are part of the key: a changed one is another policy.
      const key = JSON.stringify([modelRef, allowInRun ?? null, tools, agents]);
      const found = views.get(key);
      if (found) return found;
      const made = make(modelRef, allowInRun);
      views.set(key, made);
      for (const [oldest, { view }] of views) {
        if (views.size <= MAX_VIEWS) break;
        views.delete(oldest);
        view.close();
      }
      return made;
    },
    close(): void {
      for (const { view } of views.values()) view.close();
    },
  });
}
