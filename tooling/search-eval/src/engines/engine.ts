/** What the evaluation asks of a search engine, and the tools it gives to each of them alike. */

/** A tool as every engine gets it. */
export interface EvalTool {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly title: string;
  readonly description: string;
  /** Names, descriptions and enum words of the parameters. */
  readonly parameters: string;
}

/** Ids of the best tools for a query, best first, at most `limit`. Must not throw on any text. */
export type EvalSearch = (query: string, limit: number) => readonly string[] | Promise<readonly string[]>;

export interface EvalEngine {
  readonly name: string;
  build(tools: readonly EvalTool[]): EvalSearch | Promise<EvalSearch>;
}
