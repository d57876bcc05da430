/** Arguments as models send them: an object, its JSON text, or an object around it. */
import { isJsonObject, type JsonObject, parseJson } from '../json.ts';

/** The names under which models put arguments one level too deep. */
export const ARGUMENT_HOLDERS: readonly string[] = Object.freeze(['args', 'arguments', 'input']);

/** The object that a value is or spells as JSON text, once or twice encoded; anything else is `undefined`. */
export function readObject(value: unknown): JsonObject | undefined {
  const once = typeof value === 'string' ? parseJson(value) : value;
  const twice = typeof once === 'string' ? parseJson(once) : once;
  return isJsonObject(twice) ? twice : undefined;
}

/** The `properties` that a schema names, or `undefined` where it names none. */
export function propertiesOf(schema: unknown): JsonObject | undefined {
  return isJsonObject(schema) && isJsonObject(schema.properties) ? schema.properties : undefined;
}
