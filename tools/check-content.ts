import { ContentError } from '../app/content/problem.ts';
import { loadContent } from './content.ts';

/** `npm run check:content`: reads everything in content/ and lists every mistake; ends with 1 where there is one. */
try {
  const { branches, menus, stories, faq } = await loadContent();
  const dishes = Object.values(menus).flatMap(({ pages }) =>
    pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)),
  );
  console.log(
    `Content is in order: ${branches.length} branches, ${dishes.length} dishes and drinks, ${stories.length} stories, ${faq.length} questions.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
