import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { staleReason } from './fresh.ts';

/** Builds the site if an input has changed since the last build. Returns false if the build failed. */
export const buildIfStale = async (root: string): Promise<boolean> => {
  const reason = await staleReason(root);
  if (reason === undefined) return true;
  process.stdout.write(`Building the site: ${reason}\n`);
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.stderr.write('The build failed; see the output above.\n');
  return status === 0;
};

if (import.meta.main) {
  process.exitCode = (await buildIfStale(join(import.meta.dirname, '../..'))) ? 0 : 1;
}
