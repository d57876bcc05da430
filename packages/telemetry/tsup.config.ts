import { packageBuild } from '@toolsearch/presets/tsup';

export default packageBuild();
