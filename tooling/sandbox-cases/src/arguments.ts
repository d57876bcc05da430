/** The command line: `cases:sandbox FILE [--node PATH] [--user UID] [--json]`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Arguments {
  /** Absolute path of a file of cases. */
  readonly file: string;
  /** The Node that runs everything: the host as well as the children. */
  readonly node: string | undefined;
  /** The user that runs everything; needs root. */
  readonly user: number | undefined;
  readonly json: boolean;
}

export const USAGE = `Usage: pnpm cases:sandbox FILE [--node PATH] [--user UID] [--json]
  FILE         attack or benign bodies, one JSON object a line
  --node PATH  run all of it, host and children, under this Node
  --user UID   run all of it as this user (as root only)
  --json       print { passed, failed, cases: [{ id, ok, code, ms, detail }] }`;

/** Parses the command line. Throws an Error with one sentence for what makes no sense. */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: { node: { type: 'string' }, user: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`Found ${positionals.length} files; wanted one.`);
  const user = values.user === undefined ? undefined : Number(values.user);
  if (user !== undefined && !(Number.isSafeInteger(user) && user >= 0)) {
    throw new Error(`Found --user ${values.user}; wanted a numeric user id.`);
  }
  return {
    file: resolve(file),
    node: values.node === undefined ? undefined : resolve(values.node),
    user,
    json: values.json,
  };
}
