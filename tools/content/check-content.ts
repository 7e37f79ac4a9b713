import { ContentError } from '../../model/read/problem.ts';
import type { Content } from '../../model/types.ts';
import { loadContent } from './load-content.ts';

/** Reads content/ and prints a summary. If there are mistakes, it lists them on stderr and returns undefined. */
export async function checkContent(root: string): Promise<Content | undefined> {
  try {
    const content = await loadContent(root);
    const { branches, menus, stories, faq } = content;
    const dishes = Object.values(menus).flatMap(({ pages }) =>
      pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)),
    );
    process.stdout.write(
      `Content is in order: ${branches.length} branches, ${dishes.length} dishes and drinks, ${stories.length} stories, ${faq.questions.length} questions.\n`,
    );
    const unknown = content.recipes.served.filter(({ recipe }) => recipe === undefined);
    if (unknown.length > 0)
      process.stdout.write(
        `Without a recipe, so that every allergen reads "not checked": ${unknown.map(({ branch, dish }) => `${dish} (${branch})`).join(', ')}. Add them to content/recipes/recipes.yaml.\n`,
      );
    return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return undefined;
  }
}
