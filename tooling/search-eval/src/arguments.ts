/** The command line of the evaluation. */
import { parseArgs } from 'node:util';

export type Request =
  | {
      readonly ok: true;
      readonly suite?: string;
      readonly catalog: string;
      readonly queries: readonly string[];
      readonly engines: readonly string[];
      /** Queries of a set at most. */
      readonly sample: number;
      readonly json: boolean;
      /** Print the queries whose answer is not among the first five. */
      readonly misses: boolean;
    }
  | { readonly ok: false; readonly message: string };

/** Queries of a set in a suite, as the earlier measurements took them. */
const SUITE_SAMPLE = 250;

export const USAGE =
  'pnpm eval:search (--suite FOLDER | --catalog PATH --queries FILE...) [--engine NAME]... [--sample N] [--json] [--misses]';

/** Reads the arguments; `--queries` takes every path up to the next option. A suite runs every engine by default. */
export function parseArguments(
  argv: readonly string[],
  usual: readonly string[],
  slow: readonly string[] = [],
): Request {
  let values: ReturnType<typeof parse>['values'];
  let positionals: string[];
  try {
    ({ values, positionals } = parse(argv.filter((argument) => argument !== '--')));
  } catch (cause) {
    return { ok: false, message: `${(cause as Error).message}\n${USAGE}` };
  }
  const queries = [...(values.queries ?? []), ...positionals];
  if (values.suite === undefined && (values.catalog === undefined || queries.length === 0)) {
    return { ok: false, message: `Wanted --suite, or --catalog with --queries.\n${USAGE}` };
  }
  const engines = values.engine ?? (values.suite === undefined ? usual.slice(0, 1) : usual);
  const known = [...usual, ...slow];
  const unknown = engines.find((name) => !known.includes(name));
  if (unknown !== undefined) return { ok: false, message: `No engine "${unknown}". Known: ${known.join(', ')}.` };
  const sample = Number(values.sample ?? (values.suite === undefined ? Number.POSITIVE_INFINITY : SUITE_SAMPLE));
  if (!(sample > 0)) return { ok: false, message: `--sample wants a number above 0, found "${values.sample}".` };
  return {
    ok: true,
    ...(values.suite === undefined ? {} : { suite: values.suite }),
    catalog: values.catalog ?? '',
    queries,
    engines,
    sample,
    json: values.json ?? false,
    misses: values.misses ?? false,
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      suite: { type: 'string' },
      catalog: { type: 'string' },
      queries: { type: 'string', multiple: true },
      engine: { type: 'string', multiple: true },
      sample: { type: 'string' },
      json: { type: 'boolean' },
      misses: { type: 'boolean' },
    },
  });
}
