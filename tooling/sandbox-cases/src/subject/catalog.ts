/** The tools that attack and benign bodies run against. */

/** Stops waiting when the signal does. */
export interface ToolContext {
  readonly signal: AbortSignal;
}

export interface CaseTool {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** Denied by policy: known to the host, absent for the body. */
  readonly denied?: true;
  run(args: Readonly<Record<string, unknown>>, context: ToolContext): Promise<unknown>;
}

const object = (properties: Record<string, unknown>): Record<string, unknown> => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const FILLERS = 50;
const SUBJECTS = ['calendar event', 'invoice', 'customer', 'shipment', 'weather report', 'photo', 'contact', 'ticket'];
const VERBS = ['Lists', 'Reads', 'Archives', 'Counts', 'Exports'];

function filler(index: number): CaseTool {
  const github = index === 0;
  const subject = SUBJECTS[index % SUBJECTS.length] as string;
  const verb = VERBS[index % VERBS.length] as string;
  const name = github ? 'github_create_issue' : `${verb}_${subject}_${index}`.toLowerCase().replaceAll(' ', '_');
  return {
    id: `openclaw:${name}`,
    name,
    description: github ? 'Creates an issue in a GitHub repository.' : `${verb} one ${subject} or more.`,
    inputSchema: object({ id: { type: 'string' } }),
    run: async (args) => ({ id: args.id ?? null }),
  };
}

/** `echo`, `fails`, `slow`, `denied_tool` and fifty fillers, one of which creates a GitHub issue. */
export const CASE_TOOLS: readonly CaseTool[] = [
  {
    id: 'openclaw:echo',
    name: 'echo',
    description: 'Gives back the text it was given.',
    inputSchema: object({ text: { type: 'string' } }),
    run: async (args) => ({ text: args.text }),
  },
  {
    id: 'openclaw:fails',
    name: 'fails',
    description: 'Always fails.',
    inputSchema: object({}),
    run: async () => {
      throw new Error('it failed on purpose');
    },
  },
  {
    id: 'openclaw:slow',
    name: 'slow',
    description: 'Waits for so many milliseconds.',
    inputSchema: object({ ms: { type: 'integer' } }),
    run: (args, { signal }) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => resolve({ ms: args.ms }), Number(args.ms));
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(new Error('stopped'));
        });
      }),
  },
  {
    id: 'openclaw:denied_tool',
    name: 'denied_tool',
    description: 'Must never run.',
    inputSchema: object({}),
    denied: true,
    run: async () => ({ ran: true }),
  },
  ...Array.from({ length: FILLERS }, (_, index) => filler(index)),
];
