import { problemAt, type Report } from './check.ts';
import type { TellHead } from './document.ts';
import { branchFile } from './files.ts';
import { nearest } from './nearest.ts';
import type { PageFacts, StorySummary, WrittenContent } from '../types.ts';
import { show } from '../schema/fields.ts';
import type { Path, Source } from './source.ts';
import { spellingsOf } from '../words.ts';
import { closingProblem } from '../opening/special-days.ts';

/**
 * Checks what one file says against another: addresses, ids, stories and their entries in seo.yaml.
 *
 * @param pages what the route table makes of the content
 * @param sources the data files by their names
 * @param heads what tells of a problem in the head of a story, by the story's slug
 */
export function crossCheck(
  content: WrittenContent,
  pages: readonly PageFacts[],
  sources: ReadonlyMap<string, Source>,
  heads: ReadonlyMap<string, TellHead>,
  report: Report,
): void {
  const routes = pages.map(({ path }) => path).filter((path) => !path.includes('*'));
  for (const source of sources.values()) checkPaths(source, routes, report);
  checkSeo(content, pages, sources.get('content/seo.yaml'), report);
  checkBranches(content, sources, report);
  checkStories(content.stories, heads);
  checkWords(content, sources.get('content/glossary.yaml'), report);
}

/** Every `href` in the data files is a page of the site. */
function checkPaths(source: Source, routes: readonly string[], report: Report): void {
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) return value.forEach((entry, index) => visit(entry, [...path, index]));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([key, entry]) => visit(entry, [...path, key]));
    const key = path.at(-1);
    if (key !== 'href' || typeof value !== 'string' || routes.includes(value)) return;
    const meant = nearest(value, routes);
    report(
      problemAt(
        source,
        path,
        `${show(value)} is no page of this site; ${meant ? `write ${meant}` : `the pages are ${routes.join(', ')}`}`,
      ),
    );
  };
  visit(source.value, []);
}

function checkSeo(
  { seo }: WrittenContent,
  pages: readonly PageFacts[],
  source: Source | undefined,
  report: Report,
): void {
  if (!source) return;
  const expected = [...new Set(pages.map(({ texts }) => texts))];
  const titles = new Map<string, string>();
  const routes = new Set<string>();
  const meantToBe = new Set<string>();
  seo.forEach(({ route, title }, index) => {
    const tell = (field: string, message: string) => report(problemAt(source, [index, field], message));
    if (!expected.includes(route)) {
      const meant = nearest(route, expected);
      if (meant) meantToBe.add(meant);
      tell('route', `${show(route)} is no page of this site; ${meant ? `write ${meant}` : 'take the entry out'}`);
    }
    if (routes.has(route)) tell('route', `${show(route)} has an entry already; keep one of the two`);
    routes.add(route);
    const twin = titles.get(title);
    if (twin) tell('title', `is the title of ${twin} too; every page needs its own`);
    titles.set(title, route);
  });
  for (const route of expected.filter((one) => !routes.has(one) && !meantToBe.has(one))) {
    report({
      file: source.file,
      message: `has no entry for the page ${route}; add one with route, title, description and shareLine`,
    });
  }
}

/** What no two branches share, how it is called, and what to do; without that, the next number is due. */
const ownFields = [
  ['id', 'number', undefined],
  ['store', 'name', 'write its own'],
  ['menuName', 'name on the menu', 'write its own'],
  ['address', 'address', 'write its own'],
  ['phone', 'telephone', 'write its own'],
  ['host', 'host', 'write another, or take the line out'],
] as const;

const nextId = (things: readonly { id: number }[]): number => Math.max(...things.map(({ id }) => id)) + 1;

function checkBranches({ branches }: WrittenContent, sources: ReadonlyMap<string, Source>, report: Report): void {
  for (const branch of branches) {
    const source = sources.get(branchFile(branch.key));
    if (!source) continue;
    for (const [field, what, remedy] of ownFields) {
      const value = branch[field];
      const twin =
        value === undefined ? undefined : branches.find((other) => other !== branch && other[field] === value);
      if (!twin) continue;
      const message = `${value} is the ${what} of ${twin.key} too; ${remedy ?? `write ${nextId(branches)}`}`;
      report(problemAt(source, [field], message));
    }
    const closing = closingProblem(branch.opens, branch.closes);
    if (closing) report(problemAt(source, ['closes'], closing));
  }
}

function checkStories(stories: readonly StorySummary[], heads: ReadonlyMap<string, TellHead>): void {
  for (const story of stories) {
    const twin = stories.find((other) => other !== story && other.id === story.id);
    if (twin) heads.get(story.slug)?.('id', `${story.id} is the number of ${twin.slug} too; write ${nextId(stories)}`);
  }
}

/** No spelling stands for two words, and so no two words have one anchor. */
function checkWords({ glossary }: WrittenContent, source: Source | undefined, report: Report): void {
  if (!source) return;
  const owners = new Map<string, string>();
  glossary.groups.forEach(({ words }, group) =>
    words.forEach((word, index) => {
      for (const spelling of spellingsOf(word)) {
        const owner = owners.get(spelling);
        if (owner !== undefined) {
          const field = spelling === word.latin ? 'latin' : 'spellings';
          const message = `${show(spelling)} is a spelling of ${owner} already; keep one of the two`;
          report(problemAt(source, ['groups', group, 'words', index, field], message));
        }
        owners.set(spelling, word.word);
      }
    }),
  );
}
