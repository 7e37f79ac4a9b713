import { join } from 'node:path';
import { readContent } from '../../model/read/read.ts';
import { listPages } from '../../src/routes.ts';
import { contentFolder } from '../../tools/content/content-folder.ts';

/** The content of the site that the browser tests run on, from which they take names, texts and numbers. */
export const content = await readContent(contentFolder(join(import.meta.dirname, '../..')), { listPages });

/** The branches in the order in which the site shows them; the first one's menu is at /menu. */
export const { branches, menus, stories, ui, site, home, menuPage, faq, glossary } = content;

/** The branch whose menu is at /menu, and the next one. */
// readContent refuses content without a branch; the second restaurant has two.
export const [defaultBranch, otherBranch] = [branches[0]!, branches[1]!];
