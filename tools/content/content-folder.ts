import { resolve } from 'node:path';

/**
 * The content folder of the project at `root`: `content/`, unless the environment variable CONTENT names another one,
 * relative to `root`. Problems call it "content" in either case.
 */
export function contentFolder(root: string): string {
  return resolve(root, process.env['CONTENT'] || 'content');
}
