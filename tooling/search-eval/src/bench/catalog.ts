/** Tools and queries of the benchmark, the same in every run. */
import { corporaPath } from '@toolsearch/corpora';
import { readTools } from '../data/tools.ts';
import type { EvalTool } from '../engines/engine.ts';
import { readSuite } from '../suite.ts';

/** Queries of a set that are run. */
const QUERIES_OF_A_SET = 30;

/** `size` tools, spread evenly over the real ones; beyond their number they come again from servers of another name. */
export function benchTools(size: number): EvalTool[] {
  const real = readTools(corporaPath('data', 'scale', 'tools.jsonl.gz'));
  return Array.from({ length: size }, (_, index) => {
    const round = Math.floor(index / real.length);
    const at = size < real.length ? Math.floor((index * real.length) / size) : index % real.length;
    const tool = real[at] as EvalTool;
    return round === 0 ? tool : { ...tool, id: `${tool.id}~${round}`, owner: `${tool.owner}${round}` };
  });
}

/** Queries of every kind: keywords, sentences, stories, code, slips, other languages, noise. */
export function benchQueries(): string[] {
  return readSuite(corporaPath('data'), QUERIES_OF_A_SET).flatMap(({ sets }) =>
    sets.flatMap(({ queries }) => queries.map(({ query }) => query)),
  );
}

/** For every so many tools, the first words of its description, and its id. */
export function selfQueries(
  tools: readonly EvalTool[],
  count: number,
): { query: string; id: string; twins: Set<string> }[] {
  const step = Math.max(1, Math.floor(tools.length / count));
  const byText = new Map<string, Set<string>>();
  for (const { id, name, description } of tools) {
    const key = `${name} ${description}`;
    byText.set(key, (byText.get(key) ?? new Set()).add(id));
  }
  return tools.flatMap((tool, index) => {
    const words = tool.description.split(/\s+/).slice(0, 8);
    if (index % step !== 0 || words.length < 4) return [];
    const twins = byText.get(`${tool.name} ${tool.description}`) ?? new Set([tool.id]);
    return [{ query: words.join(' '), id: tool.id, twins }];
  });
}
