import type { Content } from '../../model/types.ts';
import { readPlaceholders } from './placeholders.ts';

/**
 * Whether the build of the project at `root` is a draft, which search engines are asked to pass over: it is while
 * placeholders stand in the content, so that invented telephone numbers are never found by somebody hungry. The variable
 * DRAFT has the last word: "no" for tests and measurements, "yes" for a copy to look at.
 *
 * @throws when DRAFT is something else
 */
export function isDraft(root: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const { DRAFT: told = '' } = env;
  if (!['', 'yes', 'no'].includes(told))
    throw new Error(`DRAFT=${told} says nothing; write DRAFT=yes or DRAFT=no, or leave it out`);
  return told === '' ? readPlaceholders(root).length > 0 : told === 'yes';
}

/** The content of a draft: every page is kept out of search engines. */
export function keptOut(content: Content): Content {
  return { ...content, pages: content.pages.map((page) => ({ ...page, isListed: false })) };
}
