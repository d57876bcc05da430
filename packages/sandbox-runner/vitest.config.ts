import { packageTests } from '@toolsearch/presets/vitest';

// Every test starts real processes; on a busy machine that takes its time.
export default packageTests({ testTimeout: 30_000, hookTimeout: 30_000 });
