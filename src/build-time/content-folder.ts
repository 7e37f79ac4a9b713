import { resolve } from 'node:path';

/** The content folder: CONTENT, relative to `root`, or `content/`. Messages about mistakes name its files "content/…" in either case. */
export const contentFolder = (root: string): string => resolve(root, process.env['CONTENT'] || 'content');
