import { packageTests } from '@toolsearch/presets/vitest';

export default packageTests();
