import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Where the site of the project at `root` is built: `build/`, unless the environment variable BUILD_FOLDER names another folder. It
 * must be inside the project, because the rendering build finds its packages from there.
 */
export function buildFolder(root: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, env['BUILD_FOLDER'] || 'build');
}

/** Puts the new build in the place of the previous one, which stays as it is until then. Both are folders of one parent. */
export async function replaceBuild(output: string, made: string): Promise<void> {
  const previous = `${output}.previous`;
  await rm(previous, { recursive: true, force: true });
  await rename(output, previous).catch((error: NodeJS.ErrnoException) => {
    // The first build replaces none.
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(made, output);
  await rm(previous, { recursive: true, force: true });
}
