import { packageBuild } from '@toolsearch/presets/tsup';

export default packageBuild({ entry: ['src/index.ts', 'src/opentelemetry.ts'] });
