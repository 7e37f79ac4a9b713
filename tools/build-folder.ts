import { resolve } from 'node:path';

/** Where the site of the project at `root` is built: `build/`, unless the environment variable BUILD_FOLDER names another folder. */
export function buildFolder(root: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, env['BUILD_FOLDER'] || 'build');
}
