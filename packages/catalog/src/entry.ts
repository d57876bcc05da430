/** From a source's definition to a frozen entry: parsed once, here, at the border. */
import { CatalogError } from './errors.ts';
import { identify, type ToolIdentity, toolId } from './identity.ts';
import { hasOwner, isTrusted, TOOL_SOURCES } from './source.ts';
import type { CatalogEntry, ToolDefinition } from './tool.ts';

/** Throws {@link CatalogError} `invalid-definition` when the definition cannot be registered. */
export function checkDefinition(definition: ToolDefinition): ToolIdentity {
  const { source, owner, name, inputSchema, execute } = definition;
  const where = `Tool ${JSON.stringify(name)}${owner === undefined ? '' : ` of ${JSON.stringify(owner)}`}`;
  const refuse = (found: string, wanted: string): never => {
    throw new CatalogError('invalid-definition', `${where}: found ${found}; wanted ${wanted}.`);
  };
  if (!TOOL_SOURCES.includes(source)) refuse(`source ${JSON.stringify(source)}`, `one of ${TOOL_SOURCES.join(', ')}`);
  if (typeof name !== 'string' || name === '') refuse('an empty name', 'a name of at least one character');
  if (hasOwner(source) && (owner === undefined || owner === ''))
    refuse('no owner', `the name of the ${source === 'mcp' ? 'MCP server' : 'plugin'} as owner`);
  if (!hasOwner(source) && owner !== undefined)
    refuse(`owner ${JSON.stringify(owner)}`, `no owner for ${source} tools`);
  if (typeof inputSchema !== 'boolean' && (typeof inputSchema !== 'object' || inputSchema === null))
    refuse(`inputSchema of type ${typeof inputSchema}`, 'a JSON Schema');
  if (typeof execute !== 'function') refuse(`execute of type ${typeof execute}`, 'a function');
  return owner === undefined ? { source, name } : { source, owner, name };
}

/** The entry of a checked definition, under the alias the catalog gave it. */
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
