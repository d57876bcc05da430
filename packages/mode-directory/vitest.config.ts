import { packageTests } from '@toolsearch/presets/vitest';

// Real child processes under other locales, on a busy machine.
export default packageTests({ testTimeout: 30_000 });
