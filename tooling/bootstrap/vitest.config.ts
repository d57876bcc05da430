import { packageTests } from '@toolsearch/presets/vitest';

export default packageTests({ include: ['*.test.mjs'] });
