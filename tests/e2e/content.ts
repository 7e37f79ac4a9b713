import { join } from 'node:path';
import { pick } from '../../model/pick.ts';
import { readContent } from '../../model/read/read.ts';
import { listPages } from '../../src/routes.ts';
import { contentFolder } from '../../tools/content/content-folder.ts';

/** The content of the site that the browser tests run on, from which they take names, texts and numbers. */
export const content = await readContent(contentFolder(join(import.meta.dirname, '../..')), { listPages });

/** The branches in the order in which the site shows them; the first one's menu is at /menu. */
export const { branches, menus, stories, site, home, menuPage, glossary } = content;
export const faq = content.faq.questions;

/** The texts of the interface, by page. */
export const ui = {
  ...content.ui,
  ...pick(content, 'blog', 'bookReservation', 'faq', 'feedback', 'offline', 'selectStore', 'tableSheet'),
  ...pick(content, 'notFound', 'underConstruction'),
  article: { ...content.blog.article, notFound: content.blog.notFound.title },
  goToAppStore: content.appStore,
  footer: {
    ...content.ui.footer,
    faq: content.faq.footerLink ?? '',
    feedback: content.feedback.footerLink ?? '',
    terms: content.legal['terms-and-conditions'].title,
    privacy: content.legal['privacy-policy'].title,
  },
};

/** The branch whose menu is at /menu, and the next one. */
// readContent refuses content without a branch; the second restaurant has two.
export const [defaultBranch, otherBranch] = [branches[0]!, branches[1]!];
