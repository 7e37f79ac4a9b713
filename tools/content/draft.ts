import type { Content } from '../../model/types.ts';
import { launchEntries, readTexts } from './launch-list.ts';

/**
 * Whether the build of the project at `root` is a draft, which search engines must not index. It is while anything is left on the launch
 * list, so that nobody finds invented telephone numbers. The environment variable DRAFT overrides this: "no" for tests and measurements,
 * "yes" for a copy to review.
 *
 * @throws if DRAFT has another value
 */
export function isDraft(root: string, content: Pick<Content, 'launchList' | 'recipes'>): boolean {
  const { DRAFT: override = '' } = process.env;
  if (!['', 'yes', 'no'].includes(override))
    throw new Error(`DRAFT=${override} is not valid; write DRAFT=yes or DRAFT=no, or leave it out`);
  return override === '' ? launchEntries(readTexts(root), content).length > 0 : override === 'yes';
}

/** The content with noindex on every page. */
export function hideFromSearch(content: Content): Content {
  return { ...content, pages: content.pages.map((page) => ({ ...page, isListed: false })) };
}
