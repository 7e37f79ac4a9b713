import { resolve } from 'node:path';

/** The content folder: CONTENT, relative to `root`, or `content/`. Problems call it "content" in either case. */
export function contentFolder(root: string): string {
  return resolve(root, process.env['CONTENT'] || 'content');
}
