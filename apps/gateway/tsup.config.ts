import { packageBuild } from '@toolsearch/presets/tsup';

export default packageBuild({ entry: { index: 'src/index.ts', main: 'src/cli/main.ts' } });
