import { resolve } from 'node:path';

/** Where the site of the project at `root` is built: `build/`, unless the environment variable BUILD_FOLDER names another folder. */
export const buildFolder = (root: string): string => resolve(root, process.env['BUILD_FOLDER'] || 'build');
