/** `toolsearch search <query>`: what a model would find among the configured tools, and why. */
import { createCatalog } from '@toolsearch/catalog';
import { createPatternTable } from '@toolsearch/policy';
import type { Command } from 'commander';
import { admitTools } from '../turn/tool-view.ts';
import { agentPolicy } from './agent-policy.ts';
import { wholeNumber } from './option-value.ts';
import type { Terminal } from './terminal.ts';
import { withTools } from './with-tools.ts';

/** What `tools.toolSearch.maxSearchLimit` can be at most. */
const LIMIT_MAX = 50;

interface SearchOptions {
  readonly limit?: number;
  readonly explain?: boolean;
  readonly json?: boolean;
}

/** Adds the command. */
export function searchCommand(program: Command, terminal: Terminal): void {
  program
    .command('search')
    .argument('<query...>', 'what the tool must do, in any language')
    .option('--limit <n>', `hits at most, 1 to ${LIMIT_MAX}`, wholeNumber(1, LIMIT_MAX))
    .option('--explain', 'say why each hit is there')
    .option('--json', 'print one JSON object')
    .description('search the configured tools as a model would')
    .action(async (words: string[], { limit, explain = false, json = false }: SearchOptions) => {
      await withTools(program, terminal, ({ config, tools, unavailable }) => {
        const { visible, groups, toolSearch } = config.tools;
        const admitted = admitTools(tools, {
          policy: agentPolicy(config),
          visible: createPatternTable(visible, { groups, where: 'tools.visible' }),
        });
        const catalog = createCatalog(admitted, {
          unavailable,
          maxSearchLimit: LIMIT_MAX,
          ...(toolSearch === false ? {} : { searchDefaultLimit: toolSearch.searchDefaultLimit }),
        });
        const result = catalog.search(words.join(' '), {
          explain,
          ...(limit === undefined ? {} : { limit }),
        });
        if (json) return terminal.out(`${JSON.stringify(result, null, 2)}\n`);
        for (const [index, hit] of result.hits.entries()) {
          terminal.out(`${index + 1}. ${hit.id}  ${hit.input}\n   ${hit.description}\n`);
          if (hit.why !== undefined) terminal.out(`   why: ${JSON.stringify(hit.why)}\n`);
        }
        if (result.advice !== undefined) terminal.out(`${result.advice}\n`);
        for (const { source, owner, reason } of unavailable)
          terminal.out(`${source}:${owner} is unavailable: ${reason}\n`);
      });
    });
}
