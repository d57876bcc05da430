/** What is wrong with a configuration, for tests. Imported by tests alone. */
import { ConfigError, type ConfigFault } from './errors.ts';
import { parseConfig } from './load.ts';

/** The faults of a configuration; none where it is taken. */
export function faults(value: unknown): readonly ConfigFault[] {
  try {
    parseConfig(value);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}
