import { spawnSync } from 'node:child_process';

import { checkFresh } from './fresh.ts';

/** Runs `npm run build` if an input has changed since the last build. Returns false if the build failed. */
export const buildIfStale = async (root: string): Promise<boolean> => {
  const { fresh, reason } = await checkFresh(root);
  if (fresh) return true;
  process.stdout.write(`Building the site: ${reason}\n`);
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    // On Windows npm is a script, which needs a shell.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write('The build failed; see the output above.\n');
    return false;
  }
  return true;
};

if (import.meta.main) {
  process.exitCode = (await buildIfStale(`${import.meta.dirname}/../..`)) ? 0 : 1;
}
