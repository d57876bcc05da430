import { packageBuild } from '@toolsearch/presets/tsup';

// The worker that builds large indexes is a file of its own.
export default packageBuild({ entry: ['src/index.ts', 'src/search/build-worker.ts'] });
