import { packageTests } from '@toolsearch/presets/vitest';

// Real children on a busy machine.
export default packageTests({ testTimeout: 30_000, hookTimeout: 30_000 });
