import { cp } from 'node:fs/promises';
import { packageBuild } from '@toolsearch/presets/tsup';

export default packageBuild({
  // The child's program is read as text at run time, so it goes along as it is.
  onSuccess: () => cp('src/child', 'dist/child', { recursive: true }),
});
