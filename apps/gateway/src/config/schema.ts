/** The configuration as people write it, section by section, and how each becomes what the gateway reads. */
import { nearestName } from '@toolsearch/policy';
import { z } from 'zod';
import { isHeader } from './header.ts';
import { hasBrokenReference, variablesIn } from './variables.ts';

/** A section: its keys and no others. A wrong key is answered with the nearest right one. */
function section<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const unknown = (issue.keys as string[])[0] ?? '';
      const nearest = nearestName(unknown, keys);
      const advice = nearest === undefined ? '' : ` Did you mean ${JSON.stringify(nearest)}?`;
      return `found the key ${JSON.stringify(unknown)}; wanted one of ${keys.join(', ')}.${advice}`;
    },
  });
}

/** A whole number that is moved into its bounds rather than refused. */
function clamped(value: number, min: number, max: number) {
  return z
    .int()
    .transform((wanted) => Math.min(max, Math.max(min, wanted)))
    .default(value);
}

/**
 * Parts by a name of the author's choice. Names also come from outside (an agent's in a header), so the result has no
 * prototype: `constructor` names nothing here unless somebody wrote it.
 */
function named<Schema extends z.ZodType>(schema: Schema) {
  return z
    .record(z.string().min(1), schema)
    .transform((parts): Record<string, z.output<Schema>> => Object.assign(Object.create(null), parts))
    .prefault({});
}

/** Parses a part with another schema and keeps its faults where they are. */
function parseWithin<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  context: z.RefinementCtx,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    context.addIssue({ ...issue, input: value } as Parameters<typeof context.addIssue>[0]);
  return z.NEVER;
}

/** A text in which no variable is read: a reference in it would be taken for itself. */
function asItStands(schema: z.ZodString | z.ZodURL) {
  return schema.refine((text) => variablesIn(text).length === 0 && !hasBrokenReference(text), {
    error: 'found a reference to a variable, which is read in apiKey, headers and env alone; wanted the text itself',
  });
}

/** A text in which variables are read. */
const withReferences = z.string().refine((text) => !hasBrokenReference(text), {
  error: `found "\${" that begins no reference; wanted \${NAME}, of letters, digits and "_"`,
});

const patterns = z.array(z.string().min(1));
const rules = {
  profile: z.string().optional(),
  allow: patterns.optional(),
  alsoAllow: patterns.optional(),
  deny: patterns.optional(),
};
const toolRules = section(rules);
const visibility = z.enum(['always', 'search', 'never']);
const askMode = z.enum(['never', 'on-miss', 'always']);

const toolSearchSection = section({
  mode: z.enum(['code', 'tools', 'directory']).default('code'),
  codeTimeoutMs: clamped(10_000, 1_000, 60_000),
  searchDefaultLimit: clamped(8, 1, 50),
  maxSearchLimit: clamped(20, 1, 50),
  thresholdBytes: clamped(0, 0, 1_000_000_000),
}).transform((wanted) => ({
  ...wanted,
  searchDefaultLimit: Math.min(wanted.searchDefaultLimit, wanted.maxSearchLimit),
}));

/** `tools.toolSearch`: true, false, or a section. Unset means false. */
const toolSearch = z
  .unknown()
  .transform((value, context) => {
    if (value === false) return false as const;
    if (value === true) return toolSearchSection.parse({});
    if (typeof value === 'object' && value !== null) return parseWithin(toolSearchSection, value, context);
    const message = `found ${show(value)}; wanted true, false or a section with a mode`;
    context.addIssue({ code: 'custom', message, input: value });
    return z.NEVER;
  })
  .prefault(false);

const tools = section({
  ...rules,
  toolSearch,
  groups: named(patterns),
  profiles: named(toolRules),
  byProvider: named(toolRules),
  sandbox: toolRules.optional(),
  subagents: toolRules.optional(),
  visible: z.record(z.string(), visibility).default({}),
  ask: z.record(z.string(), askMode).default({}),
  approvalTimeoutMs: clamped(120_000, 1_000, 86_400_000),
  resultMaxBytes: clamped(65_536, 1_024, 16_777_216),
});

const serverLimits = {
  enabled: z.boolean().default(true),
  required: z.boolean().default(false),
  shared: z.boolean().default(false),
  sequential: z.boolean().default(false),
  connectTimeoutMs: clamped(30_000, 100, 600_000),
  listTimeoutMs: clamped(30_000, 100, 600_000),
  callTimeoutMs: clamped(60_000, 100, 3_600_000),
};

/** Names and values are checked where they are written: a connection that needs them could only fail. */
const headers = z
  .record(z.string(), withReferences)
  .superRefine((given, context) => {
    for (const [name, value] of Object.entries(given)) {
      const fault = !isHeader(name, 'x') ? 'name' : isHeader(name, value) ? undefined : 'value';
      if (fault === undefined) continue;
      const wanted = fault === 'name' ? "letters, digits and !#$%&'*+-.^_`|~" : 'Latin letters and no line breaks';
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `found a ${fault} that no HTTP header can have; wanted ${wanted}`,
      });
    }
  })
  .default({});

/** What no process can be given. */
const env = z
  .record(z.string(), withReferences)
  .superRefine((given, context) => {
    for (const [name, value] of Object.entries(given)) {
      if (/^[^=\0]+$/.test(name) && !value.includes('\0')) continue;
      const message = 'found a variable that no process can have; wanted a name without "=", and no NUL in it';
      context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .default({});

const stdioServer = section({
  transport: z.literal('stdio').default('stdio'),
  command: asItStands(z.string().min(1)),
  args: z.array(z.string()).default([]),
  env,
  cwd: asItStands(z.string().min(1)).optional(),
  ...serverLimits,
});

const httpServer = section({
  transport: z.enum(['http', 'streamable-http']).default('http'),
  url: asItStands(z.url({ protocol: /^https?$/ })),
  headers,
  ...serverLimits,
}).transform((server) => ({ ...server, transport: 'http' as const }));

/** A server is reached by a command or by a url; which of the two is there decides what else may be. */
const mcpServer = z.unknown().transform((value, context) => {
  if (typeof value === 'object' && value !== null && 'command' in value !== 'url' in value)
    return parseWithin('url' in value ? httpServer : stdioServer, value, context);
  const found = typeof value === 'object' && value !== null ? ('url' in value ? 'both' : 'neither') : show(value);
  context.addIssue({
    code: 'custom',
    message: `found ${found}; wanted either command (stdio) or url (Streamable HTTP)`,
    input: value,
  });
  return z.NEVER;
});

const provider = section({
  api: z.enum(['openai-completions', 'openai-responses', 'anthropic-messages']).default('openai-completions'),
  baseUrl: asItStands(z.url({ protocol: /^https?$/ })),
  apiKey: withReferences.min(1).optional(),
  contextWindow: clamped(128_000, 1_024, 100_000_000),
});

const agent = section({
  model: z.string().optional(),
  systemPrompt: z.string().optional(),
  tools: toolRules.prefault({}),
});

const plugin = section({
  enabled: z.boolean().default(true),
  options: z.record(z.string(), z.unknown()).default({}),
});

/** The whole file. */
export const configSchema = section({
  gateway: section({
    host: asItStands(z.string().min(1)).default('127.0.0.1'),
    port: z.int().min(0).max(65_535).default(18_800),
    maxBodyBytes: clamped(10_485_760, 1_024, 1_073_741_824),
    stateDir: asItStands(z.string().min(1)).default('~/.toolsearch'),
  }).prefault({}),
  model: z
    .string()
    .regex(/^[^/]+\/.+$/, 'found no slash; wanted "<provider>/<model>"')
    .default('mock/mock-model'),
  providers: named(provider),
  agents: named(agent),
  plugins: section({
    paths: z.array(asItStands(z.string().min(1))).default([]),
    entries: named(plugin),
  }).prefault({}),
  mcp: section({ servers: named(mcpServer) }).prefault({}),
  tools: tools.prefault({}),
  sessions: section({
    maxOpen: clamped(256, 1, 10_000),
    idleMs: clamped(900_000, 1_000, 86_400_000),
    unnamedIdleMs: clamped(60_000, 1_000, 86_400_000),
  }).prefault({}),
  turn: section({
    maxSteps: clamped(24, 1, 1_000),
    maxRepeatedFailures: clamped(3, 1, 100),
    clientCallTimeoutMs: clamped(600_000, 1_000, 86_400_000),
  }).prefault({}),
});

/** A value as an error may show it: texts are not, they may be secrets. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a section' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}
