import { resolve } from 'node:path';

/** The content folder: CONTENT, relative to `root`, or `content/`. Problems call it "content" in either case. */
export const contentFolder = (root: string): string => resolve(root, process.env['CONTENT'] || 'content');
