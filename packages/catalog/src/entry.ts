/** From a source's definition to a frozen entry: parsed once, here, at the border. */
import { CatalogError } from './errors.ts';
import { found, foundWord } from './found.ts';
import { identify, toolId } from './identity.ts';
import { isJsonObject } from './json.ts';
import { isJsonSchema, sealSchema, unsealable } from './json-schema.ts';
import { hasOwner, isTrusted, TOOL_SOURCES } from './source.ts';
import type { CatalogEntry, CatalogMode, ToolDefinition, Visibility } from './tool.ts';

const CATALOG_MODES: readonly CatalogMode[] = ['catalog', 'direct-only'];
const VISIBILITIES: readonly Visibility[] = ['always', 'search', 'never'];

/** What was read before: a changed catalog takes most of its tools from another. */
const readBefore = new WeakSet<ToolDefinition>();

/**
 * The definition with the fields that a tool has, each read once, wherever they stand: an instance of a class is as good
 * as an object, and its `execute` keeps its `this`. Schemas and annotations are copied.
 *
 * Throws {@link CatalogError} `invalid-definition` when it cannot be registered.
 */
export function readDefinition(definition: ToolDefinition): ToolDefinition {
  if (readBefore.has(definition)) return definition;
  const read = fieldsOf(definition);
  const { source, owner, name, title, description, inputSchema, outputSchema, annotations, execute } = read;
  const { catalogMode, visible, sequential } = read;
  const refuse = (what: string, wanted: string): never => {
    throw new CatalogError('invalid-definition', `${whose(read)}: found ${what}; wanted ${wanted}.`);
  };
  const checkWord = (field: string, value: unknown, words: readonly string[]): void => {
    if (!(words as readonly unknown[]).includes(value)) refuse(foundWord(field, value), `one of ${words.join(', ')}`);
  };

  checkWord('source', source, TOOL_SOURCES);
  if (name === '') refuse('an empty name', 'a name of at least one character');
  if (typeof name !== 'string') refuse(found('name', name), 'a name as text');
  if (hasOwner(source) && (typeof owner !== 'string' || owner === ''))
    refuse(found('owner', owner), `the name of the ${source === 'mcp' ? 'MCP server' : 'plugin'} as owner`);
  if (!hasOwner(source) && owner !== undefined) refuse(foundWord('owner', owner), `no owner for ${source} tools`);
  if (title !== undefined && typeof title !== 'string') refuse(found('title', title), 'text');
  if (description !== undefined && typeof description !== 'string') refuse(found('description', description), 'text');
  if (!isJsonSchema(inputSchema)) refuse(found('inputSchema', inputSchema), 'a JSON Schema');
  if (outputSchema !== undefined && !isJsonSchema(outputSchema))
    refuse(found('outputSchema', outputSchema), 'a JSON Schema');
  if (annotations !== undefined && !isJsonObject(annotations)) refuse(found('annotations', annotations), 'an object');
  const seal = <T extends object | boolean>(field: string, given: T): T => {
    const sealed = sealSchema(given);
    return sealed.ok ? sealed.value : refuse(`${field} with ${unsealable(sealed)}`, 'plain JSON');
  };
  const json = {
    inputSchema: seal('inputSchema', inputSchema),
    ...(outputSchema === undefined ? {} : { outputSchema: seal('outputSchema', outputSchema) }),
    ...(annotations === undefined ? {} : { annotations: seal('annotations', annotations) }),
  };
  if (catalogMode !== undefined) checkWord('catalogMode', catalogMode, CATALOG_MODES);
  if (visible !== undefined) checkWord('visible', visible, VISIBILITIES);
  if (sequential !== undefined && typeof sequential !== 'boolean')
    refuse(found('sequential', sequential), 'true or false');
  if (typeof execute !== 'function') refuse(found('execute', execute), 'a function');
  const whole: ToolDefinition = {
    ...read,
    ...json,
    execute: (args, context) => execute.call(definition, args, context),
  };
  readBefore.add(Object.freeze(whole));
  return whole;
}

/** A getter may throw, and may be somebody else's. */
function fieldsOf(definition: ToolDefinition): ToolDefinition {
  try {
    const { source, owner, name, title, description, inputSchema, outputSchema, annotations, execute } = definition;
    const { catalogMode, visible, sequential } = definition;
    return {
      source,
      name,
      inputSchema,
      execute,
      ...(owner === undefined ? {} : { owner }),
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(outputSchema === undefined ? {} : { outputSchema }),
      ...(annotations === undefined ? {} : { annotations }),
      ...(catalogMode === undefined ? {} : { catalogMode }),
      ...(visible === undefined ? {} : { visible }),
      ...(sequential === undefined ? {} : { sequential }),
    };
  } catch {
    throw new CatalogError(
      'invalid-definition',
      'A tool: found a field that throws an error when it is read; wanted values.',
    );
  }
}

/** The tool as far as it has a name. */
function whose({ name, owner }: { readonly name: unknown; readonly owner?: unknown }): string {
  const tool = typeof name === 'string' ? `Tool ${JSON.stringify(name)}` : 'A tool';
  return typeof owner === 'string' ? `${tool} of ${JSON.stringify(owner)}` : tool;
}

/** The entry of a definition that was read, under the alias the catalog gave it. */
export function createEntry(definition: ToolDefinition, alias: string): CatalogEntry {
  const { title, description, inputSchema, outputSchema, annotations } = definition;
  return Object.freeze({
    ...identify({ ...definition, id: toolId(definition) }),
    alias,
    ...(title === undefined ? {} : { title }),
    description: description ?? '',
    trusted: isTrusted(definition.source),
    inputSchema,
    ...(outputSchema === undefined ? {} : { outputSchema }),
    ...(annotations === undefined ? {} : { annotations }),
    catalogMode: definition.catalogMode ?? 'catalog',
    visible: definition.visible ?? 'search',
    sequential: definition.sequential ?? false,
  });
}
