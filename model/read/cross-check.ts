import { problemAt, type Report } from './check.ts';
import { branchFilePath } from './files.ts';
import type { Link } from './markdown.ts';
import { unknownDish } from './known-dish.ts';
import { nearest } from './nearest.ts';
import type { Page, StorySummary, ContentWithoutPages } from '../types.ts';
import { describeValue } from '../schema/fields.ts';
import { isWebAddress } from '../schema/values.ts';
import type { Path, Source } from './source.ts';
import { spellingsOf } from '../words.ts';

/** Where the values of the content stand in its files. */
export interface Places {
  /** The data files, and the heads of the Markdown files, by file. */
  readonly sources: ReadonlyMap<string, Source>;
  /** The links of each story and legal text, by file. */
  readonly links: ReadonlyMap<string, readonly Link[]>;
}

/**
 * Checks files against each other: addresses, ids, titles of pages.
 *
 * @param pages the pages that the route table derives from the content
 */
export function crossCheck(
  content: ContentWithoutPages,
  pages: readonly Page[],
  { sources, links }: Places,
  report: Report,
): void {
  const known = pages.filter(({ path }) => !path.includes('*'));
  for (const source of sources.values()) checkPaths(source, known, report);
  for (const [file, found] of links) checkLinks(file, found, content.site.url, known, report);
  checkTitles(sources, report);
  checkBranches(content, sources, report);
  checkMenuWords(content, sources, report);
  checkSignatureDishes(content, sources.get('content/home.yaml'), report);
  checkStories(content.stories, sources, report);
  checkWords(content, sources.get('content/glossary.yaml'), report);
  checkLaunchList(content, sources, links, report);
}

/** Reports every `href` in a data file that is not a page of the site. */
function checkPaths(source: Source, pages: readonly Page[], report: Report): void {
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) return value.forEach((entry, index) => visit(entry, [...path, index]));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([key, entry]) => visit(entry, [...path, key]));
    const key = path.at(-1);
    // The schema says where an address of another site may stand.
    if (key !== 'href' || typeof value !== 'string' || isWebAddress(value)) return;
    const problem = addressProblem(value, pages);
    if (problem) report(problemAt(source, path, problem));
  };
  visit(source.value, []);
}

/** Reports every link of a Markdown file that leads to this site, but to none of its pages. */
function checkLinks(file: string, links: readonly Link[], site: string, pages: readonly Page[], report: Report): void {
  for (const { line, href } of links) {
    const address = href === site ? '/' : href.startsWith(`${site}/`) ? href.slice(site.length) : href;
    const problem = address.startsWith('/') ? addressProblem(address, pages) : undefined;
    if (problem) report({ file, line, message: `has a link: ${problem}` });
  }
}

/** What is wrong with an address of this site: '/faq', '/menu?page=2', '/glossary#bread'. Undefined if it leads to a page. */
function addressProblem(address: string, pages: readonly Page[]): string | undefined {
  const [withQuery = '', anchor] = address.split('#', 2);
  const path = withQuery.replace(/\?.*/, '');
  const page = pages.find((one) => one.path === path);
  if (!page) {
    const routes = pages.map((one) => one.path);
    const parent = path.replace(/\/[^/]*$/, '');
    const meant = nearest(path, routes) ?? routes.find((route) => route === parent);
    return `${describeValue(address)} is no page of this site; ${meant ? `write ${meant}` : `the pages are ${routes.join(', ')}`}`;
  }
  if (anchor === undefined || page.anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, page.anchors);
  return `${describeValue(address)} names no part of ${path}; write ${meant ? `${path}#${meant}` : withQuery}`;
}

/** Reports titles that two pages have. */
function checkTitles(sources: ReadonlyMap<string, Source>, report: Report): void {
  const owners = new Map<string, string>();
  for (const source of sources.values())
    for (const { path, title } of pageTitles(source.value)) {
      const owner = owners.get(title);
      if (owner) report(problemAt(source, [...path, 'title'], `is the title of a page in ${owner} too; write another`));
      owners.set(title, source.file);
    }
}

/** The titles of pages in a file: they stand beside a share line (schema/page.ts). */
function pageTitles(value: unknown, path: Path = []): { path: Path; title: string }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const here = 'shareLine' in value && 'title' in value ? [{ path, title: String(value.title) }] : [];
  return [...here, ...Object.entries(value).flatMap(([key, entry]) => pageTitles(entry, [...path, key]))];
}

/** Fields that must differ between branches besides `id`, their names in messages, and the remedy. */
const uniqueFields = [
  ['store', 'name', 'write its own'],
  ['menuName', 'name on the menu', 'write its own'],
  ['address', 'address', 'write its own'],
  ['phone', 'telephone', 'write its own'],
  ['host', 'host', 'write another, or take the line out'],
] as const;

const usedId = (id: number, owner: string, all: readonly { id: number }[]): string =>
  `${id} is already used by ${owner}; write ${Math.max(...all.map((each) => each.id)) + 1}`;

function checkBranches({ branches }: ContentWithoutPages, sources: ReadonlyMap<string, Source>, report: Report): void {
  for (const [index, branch] of branches.entries()) {
    const source = sources.get(branchFilePath(branch.key));
    if (!source) continue;
    const first = branches.slice(0, index).find(({ id }) => id === branch.id);
    if (first) report(problemAt(source, ['id'], usedId(branch.id, first.key, branches)));
    for (const [field, what, remedy] of uniqueFields) {
      const value = branch[field];
      const duplicate =
        value === undefined ? undefined : branches.find((other) => other !== branch && other[field] === value);
      if (!duplicate) continue;
      const message = `${value} is the ${what} of ${duplicate.key} too; ${remedy}`;
      report(problemAt(source, [field], message));
    }
    const { closed } = branch;
    const inside = branch.specialDays.find(({ date }) => closed && closed.from <= date && date <= closed.until);
    if (closed && inside)
      report(
        problemAt(
          source,
          ['closed'],
          `has the special day ${inside.date} in it; take that one out, since the branch is closed from ${closed.from} to ${closed.until}`,
        ),
      );
  }
}

/** Reports texts of the menu page that are missing although a branch has drinks or prints allergen codes. */
function checkMenuWords(
  { menuPage, branches, menus }: ContentWithoutPages,
  sources: ReadonlyMap<string, Source>,
  report: Report,
): void {
  const withDrinks = branches.find(({ key }) => menus[key]?.pages.some(({ isDrinks }) => isDrinks));
  const withNotice = branches.find(({ hasAllergenNotice }) => hasAllergenNotice);
  const requireText = (path: Path, value: unknown, why: string) => {
    const source = sources.get('content/menu.yaml');
    if (source && value === undefined) report(problemAt(source, path, `is missing; add it, since ${why}`));
  };
  if (withDrinks) requireText(['drinksHead'], menuPage.drinksHead, `${withDrinks.key} has a drinks.yaml`);
  if (!withNotice) return;
  const why = `${withNotice.key} has an allergen notice`;
  for (const name of ['allergenNotice', 'codeKey'] as const) requireText([name], menuPage[name], why);
  for (const name of ['noteHeading', 'note'] as const) requireText(['pdf', name], menuPage.pdf[name], why);
}

/** Reports signature dishes that name neither a dish of a menu nor a recipe. */
function checkSignatureDishes({ recipes }: ContentWithoutPages, source: Source | undefined, report: Report): void {
  const { signatureDishes } = (source?.value ?? {}) as { signatureDishes?: { dishes: { dish?: string }[] } };
  signatureDishes?.dishes.forEach(({ dish }, index) => {
    const message = dish === undefined ? undefined : unknownDish(dish, recipes);
    if (source && message) report(problemAt(source, ['signatureDishes', 'dishes', index, 'dish'], message));
  });
}

function checkStories(stories: readonly StorySummary[], sources: ReadonlyMap<string, Source>, report: Report): void {
  // The newest come first, and the older one keeps its number.
  for (const [index, { id, slug }] of stories.entries()) {
    const older = stories.slice(index + 1).find((other) => other.id === id);
    const source = sources.get(`content/stories/${slug}.md`);
    if (older && source) report(problemAt(source, ['id'], usedId(id, older.slug, stories)));
  }
}

/** Reports a spelling that belongs to two words. Without one, every word has its own anchor. */
function checkWords({ glossary }: ContentWithoutPages, source: Source | undefined, report: Report): void {
  if (!source) return;
  const owners = new Map<string, string>();
  glossary.groups.forEach(({ words }, group) =>
    words.forEach((word, index) => {
      for (const spelling of spellingsOf(word)) {
        const owner = owners.get(spelling);
        if (owner !== undefined) {
          const field = spelling === word.latin ? 'latin' : 'spellings';
          const message = `${describeValue(spelling)} is a spelling of ${owner} already; keep one of the two`;
          report(problemAt(source, ['groups', group, 'words', index, field], message));
        }
        owners.set(spelling, word.latin);
      }
    }),
  );
}

/** Reports entries of the launch list whose place is no longer there. Of a Markdown file only the file is checked. */
function checkLaunchList(
  { launchList }: ContentWithoutPages,
  sources: ReadonlyMap<string, Source>,
  links: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  const list = sources.get('content/launch-list.yaml');
  if (!list) return;
  for (const [group, items] of Object.entries(launchList))
    items.forEach(({ where }, index) => {
      const [file = '', keys = ''] = where.split('#');
      const reportWhere = (message: string) => report(problemAt(list, [group, index, 'where'], message));
      const source = sources.get(`content/${file}`);
      if (!source) {
        const known = [...sources.keys(), ...links.keys()].map((name) => name.replace('content/', ''));
        const meant = nearest(file, known);
        if (!known.includes(file))
          reportWhere(`there is no file "${file}"; ${meant ? `write ${meant}` : 'take the entry out'}`);
        return;
      }
      if (file.endsWith('.md')) return;
      const path = keys.split('/').filter(Boolean);
      if (valueAt(source.value, path) === undefined)
        reportWhere(`"${keys}" is not in ${file}; write its keys, or take the entry out`);
    });
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined),
    value,
  );
