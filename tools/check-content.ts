/** `npm run check:content`: reads content/ and lists every mistake. The exit code is 1 if there are any. */
import { dishesOn } from '../model/dishes-on.ts';
import { ContentError } from '../model/read/problem.ts';
import { contentFolder } from '../src/build-time/environment.ts';
import { loadContent } from '../src/build-time/load-content.ts';

/** Reads content/ and prints a summary. If there are mistakes, it lists them on stderr and returns false. */
export async function checkContent(root: string): Promise<boolean> {
  try {
    const { site, branches, menus, stories, faq } = await loadContent(root);
    const dishes = Object.values(menus).flatMap((pages) => dishesOn(pages));
    process.stdout.write(
      `${site.brand}, from ${contentFolder(root)}. Content is in order: ${branches.length === 1 ? '1 branch' : `${branches.length} branches`}, ${dishes.length} dishes and drinks, ${stories.length} stories, ${faq.questions.length} questions.\n`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return false;
  }
}

if (import.meta.main && !(await checkContent(process.cwd()))) process.exitCode = 1;
