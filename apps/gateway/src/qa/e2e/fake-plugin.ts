/** A temporary plugin with as many tools as wanted: real module on disk, real schemas, answers that follow from the arguments. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ACTIONS = [
  ['list', 'List the %ss, newest first, page by page.', ['page', 'status']],
  ['get', 'Get one %s with all its details.', ['id']],
  ['create', 'Create a new %s.', ['name', 'note']],
  ['update', 'Update the fields of a %s.', ['id', 'name', 'note']],
  ['delete', 'Delete a %s for good.', ['id']],
  ['search', 'Search %ss by words in their name or note.', ['words', 'page']],
  ['export', 'Export %ss to a file in the format wanted.', ['format']],
  ['archive', 'Archive a %s so that it no longer shows in lists.', ['id', 'reason']],
  ['assign', 'Assign a %s to a person.', ['id', 'person']],
  ['count', 'Count the %ss, by status.', ['status']],
] as const;

const OBJECTS = [
  'invoice', 'customer', 'shipment', 'warehouse', 'refund', 'supplier', 'contract', 'ticket', 'coupon', 'product',
  'booking', 'driver', 'vehicle', 'campaign', 'survey', 'employee', 'payslip', 'certificate', 'permit', 'meter',
  'tenant', 'lease', 'repair', 'inspection', 'recipe', 'ingredient', 'course', 'lesson', 'student', 'exam',
  'patient', 'appointment', 'prescription', 'sample', 'flight', 'route', 'parcel', 'locker', 'voucher', 'auction',
] as const; // biome-ignore format: one row of ten reads better than forty lines

const PARAMETERS: Readonly<Record<string, object>> = {
  id: { type: 'string', description: 'The identifier, as lists give it.' },
  name: { type: 'string', description: 'What people call it.' },
  note: { type: 'string', description: 'Anything worth remembering.' },
  page: { type: 'integer', minimum: 1, description: 'Page to read, from 1.' },
  status: { enum: ['open', 'closed', 'all'], description: 'Which ones.' },
  words: { type: 'string', description: 'Words to look for.' },
  format: { enum: ['csv', 'json', 'xlsx'], description: 'File format.' },
  reason: { type: 'string', description: 'Why.' },
  person: { type: 'string', description: 'Name or address of the person.' },
};
const REQUIRED = ['id', 'name', 'words', 'format', 'person'];

/** The most tools the plugin can have, its direct-only one not counted. */
export const FAKE_TOOLS_MAX = ACTIONS.length * OBJECTS.length;

/** One tool of the plugin, as the module on disk holds it. */
export interface FakeTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
}

/** The first `count` tools, the same for the same count. */
export function fakeTools(count: number): FakeTool[] {
  const tools: FakeTool[] = [];
  for (const object of OBJECTS) {
    for (const [action, sentence, parameters] of ACTIONS) {
      if (tools.length >= count) return tools;
      tools.push({
        name: `${action}_${object}${action === 'list' || action === 'search' || action === 'export' ? 's' : ''}`,
        description: sentence.replace('%s', object),
        inputSchema: {
          type: 'object',
          properties: Object.fromEntries(parameters.map((name) => [name, PARAMETERS[name]])),
          required: parameters.filter((name) => REQUIRED.includes(name)),
          additionalProperties: false,
        },
      });
    }
  }
  return tools;
}

/**
 * Writes the plugin into a folder that is there.
 *
 * @returns the path of the module, for `plugins.paths`
 */
export function writeFakePlugin(folder: string, options: { readonly id: string; readonly tools: number }): string {
  const path = join(folder, `${options.id}.mjs`);
  writeFileSync(path, moduleText(options.id, fakeTools(options.tools)));
  return path;
}

/** The smallest PNG: what the direct-only tool shows. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function moduleText(id: string, tools: readonly FakeTool[]): string {
  return `const tools = ${JSON.stringify(tools, null, 2)};

const outputSchema = {
  type: 'object',
  properties: { done: { type: 'string' }, received: { type: 'object' } },
  required: ['done', 'received'],
};

export default {
  id: ${JSON.stringify(id)},
  register(api) {
    for (const tool of tools) {
      api.tool({
        ...tool,
        outputSchema,
        execute: async (received) => {
          const details = { done: tool.name.replaceAll('_', ' '), received };
          return { content: [{ type: 'text', text: JSON.stringify(details) }], details };
        },
      });
    }
    api.tool({
      name: 'show_map',
      description: 'Show the map of the premises as an image.',
      inputSchema: { type: 'object', properties: {}, additionalProperties: false },
      catalogMode: 'direct-only',
      execute: async () => ({ content: [{ type: 'image', mimeType: 'image/png', data: ${JSON.stringify(DOT)} }] }),
    });
  },
};
`;
}
