import type { Content } from '../app/content/schema.ts';
import { readPlaceholders } from './placeholders.ts';

/**
 * Whether the build of the project at `root` is a preview, which search engines are asked to pass over: it is while
 * placeholders stand in the content, so that invented telephone numbers are never found by somebody hungry. The variable
 * PREVIEW has the last word: "no" for tests and measurements, "yes" for a copy to look at.
 *
 * @throws when PREVIEW is something else
 */
export function isPreview(root: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const { PREVIEW: told = '' } = env;
  if (!['', 'yes', 'no'].includes(told))
    throw new Error(`PREVIEW=${told} says nothing; write PREVIEW=yes or PREVIEW=no, or leave it out`);
  return told === '' ? readPlaceholders(root).length > 0 : told === 'yes';
}

/** The content of a preview: every page is kept out of search engines. */
export function keptOut(content: Content): Content {
  return { ...content, pages: content.pages.map((page) => ({ ...page, isListed: false })) };
}
