import { fill } from '../fill.ts';
import { nearest, nearestRemedy } from '../nearest.ts';
import { TEXT_LINK } from '../text-link.ts';
import { describeValue } from '../schema/fields.ts';
import { seoLimits } from '../schema/values.ts';
import type { ContentWithoutPages, Page } from '../types.ts';
import { spellingsOf } from '../glossary.ts';
import { branchFilePath, dataFilePath } from './files.ts';
import type { Link } from './markdown.ts';
import { type Report, type Source, valueAt, walk } from './source.ts';

export interface ParsedFiles {
  /** The data files, and the front matter of the Markdown files, by file. */
  readonly sources: ReadonlyMap<string, Source>;
  readonly links: ReadonlyMap<string, readonly Link[]>;
}

type Check = (content: ContentWithoutPages, sources: ReadonlyMap<string, Source>) => void;

/** Checks files against each other: addresses, ids, titles of pages. `pages` are those that the route table derives. */
export function crossCheck(
  content: ContentWithoutPages,
  pages: readonly Page[],
  { sources, links }: ParsedFiles,
  report: Report,
): void {
  const known = pages.filter(({ path }) => !path.includes('*'));
  checkFiles(pages, report);
  for (const source of sources.values()) checkPaths(source, known);
  for (const [file, found] of links) checkLinks(file, found, content.site.url, known, report);
  for (const check of checks) check(content, sources);
}

/** Reports stories and pages of text that the build would write to the file of another page. */
function checkFiles(pages: readonly Page[], report: Report): void {
  const byFile = Map.groupBy(pages, ({ file }) => file);
  for (const { params, name, path, file } of pages)
    if (params['slug'] !== undefined && byFile.get(file)?.[1])
      report({
        file: `content/${name ? 'stories' : 'legal'}/${params['slug']}.md`,
        message: `would be at ${path}, where another page is; give the file another name`,
      });
}

/** Reports every `href` and every link in a text of a data file that is not a page of the site. The schema says where which is allowed. */
function checkPaths(source: Source, pages: readonly Page[]): void {
  for (const { path, value } of walk(source.value)) {
    if (typeof value !== 'string') continue;
    const links = path.at(-1) === 'href' ? [value] : Array.from(value.matchAll(TEXT_LINK), ([, , href = '']) => href);
    for (const href of links) {
      const problem = href.startsWith('/') ? addressProblem(href, pages) : undefined;
      if (problem) source.report(path, problem);
    }
  }
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

/** Reports titles that two pages have. Only a page's texts have both a title and a description. */
const checkTitles: Check = (_content, sources) => {
  const owners = new Map<unknown, string>();
  for (const source of sources.values())
    for (const { path, value } of walk(source.value)) {
      if (typeof value !== 'object' || value === null || !('description' in value && 'title' in value)) continue;
      const owner = owners.get(value.title);
      if (owner) source.report([...path, 'title'], `is the title of a page in ${owner} too; write another`);
      owners.set(value.title, source.file);
    }
};

/** Reports texts for search engines that are too long once {store} and {menuName} are replaced by the names of a branch. */
const checkBranchTexts: Check = ({ branches }, sources) => {
  for (const source of sources.values())
    for (const { path, value } of walk(source.value)) {
      const max =
        Object.entries(seoLimits).find(([field]) => path.at(-2) === 'seo' && field === path.at(-1))?.[1] ?? Infinity;
      const filled = branches.map(({ store, menuName }) => fill(String(value), { store, menuName }));
      const long = filled.find(({ length }) => length > max);
      if (long !== undefined) source.report(path, `has ${long.length} characters as "${long}"; at most ${max} fit`);
    }
};

/** Fields that must differ between branches besides `id`, their names in messages, and the remedy. */
const uniqueFields = [
  ['store', 'name', 'write its own'],
  ['menuName', 'name on the menu', 'write its own'],
  ['address', 'address', 'write its own'],
  ['phone', 'telephone', 'write its own'],
  ['hostWithoutBooking', 'host', 'write another, or take the line out'],
] as const;

const usedIdMessage = (id: number, owner: string, all: readonly { id: number }[]): string =>
  `${id} is already used by ${owner}; write ${Math.max(...all.map((each) => each.id)) + 1}`;

const checkBranches: Check = ({ branches }, sources) => {
  for (const [index, branch] of branches.entries()) {
    const source = sources.get(branchFilePath(branch.key));
    const first = branches.slice(0, index).find(({ id }) => id === branch.id);
    if (first) source?.report(['id'], usedIdMessage(branch.id, first.key, branches));
    for (const [field, what, remedy] of uniqueFields) {
      const value = branch[field];
      const other = branches.find((one) => one !== branch && value !== undefined && one[field] === value);
      if (other) source?.report([field], `${value} is the ${what} of ${other.key} too; ${remedy}`);
    }
    const { closed, specialDays } = branch;
    const inside = specialDays.find(({ date }) => closed && closed.from <= date && date <= closed.until);
    if (closed && inside)
      source?.report(
        ['closed'],
        `has the special day ${inside.date} in it; take that one out, since the branch is closed from ${closed.from} to ${closed.until}`,
      );
  }
};

/** Reports texts of the menu page that are missing although a branch has drinks or prints allergen codes. */
const checkMenuTexts: Check = ({ menu, branches, menus }, sources) => {
  const withDrinks = branches.find(({ key }) => menus[key]?.some(({ isDrinks }) => isDrinks));
  const withNotice = branches.find(({ hasAllergenNotice }) => hasAllergenNotice);
  const needed = [
    ['drinksHead', withDrinks && `${withDrinks.key} has a drinks.yaml`],
    ['allergenNotice', withNotice && `${withNotice.key} has an allergen notice`],
    ['codeKey', withNotice && `${withNotice.key} has an allergen notice`],
  ] as const;
  for (const [field, why] of needed)
    if (why && menu[field] === undefined)
      sources.get(dataFilePath('menu'))?.report([field], `is missing; add it, since ${why}`);
};

/** The sections of the home page that show dishes. */
const DISH_SECTIONS: ReadonlySet<unknown> = new Set(['slides', 'signatureDishes', 'roots', 'featured']);

/** Reports ids on the home page and in stories that are neither of a dish of a menu nor of a recipe. */
const checkDishIds: Check = ({ recipes }, sources) => {
  const known = new Set([...recipes.served.map(({ dish }) => dish), ...recipes.book.parts.keys()]);
  for (const source of sources.values())
    for (const { path, value } of walk(source.value)) {
      const [first, second] = path;
      const isDish =
        (DISH_SECTIONS.has(first) && path.at(-1) === 'dish') || (first === 'dishes' && typeof second === 'number');
      if (typeof value !== 'string' || !isDish || known.has(value)) continue;
      const remedy = nearestRemedy(value, known, 'write the name of a dish in small letters and hyphens');
      source.report(path, `${describeValue(value)} is neither a dish nor a recipe; ${remedy}`);
    }
};

const checkStories: Check = ({ stories }, sources) => {
  // The newest come first, and the older one keeps its number.
  for (const [index, { id, slug }] of stories.entries()) {
    const older = stories.slice(index + 1).find((other) => other.id === id);
    if (older) sources.get(`content/stories/${slug}.md`)?.report(['id'], usedIdMessage(id, older.slug, stories));
  }
};

/** Reports a spelling that two words of the glossary share: each word needs an anchor of its own. */
const checkSpellings: Check = ({ glossary }, sources) => {
  const source = sources.get(dataFilePath('glossary'));
  const owners = new Map<string, string>();
  for (const [group, { words }] of glossary.groups.entries())
    for (const [index, word] of words.entries())
      for (const spelling of spellingsOf(word)) {
        const owner = owners.get(spelling);
        const field = spelling === word.latin ? 'latin' : 'spellings';
        if (owner !== undefined)
          source?.report(
            ['groups', group, 'words', index, field],
            `${describeValue(spelling)} is a spelling of ${owner} already; keep one of the two`,
          );
        owners.set(spelling, word.latin);
      }
};

/** Reports entries of the launch list whose place is no longer there. Of a Markdown file only the file is checked. */
const checkLaunchList: Check = ({ launchList }, sources) => {
  const known = [...sources.keys()].map((name) => name.replace('content/', ''));
  for (const [group, items] of Object.entries(launchList))
    for (const [index, { where }] of items.entries()) {
      const [file = '', keys = ''] = where.split('#');
      const source = sources.get(`content/${file}`);
      const message = !source
        ? `there is no file "${file}"; ${nearestRemedy(file, known, 'take the entry out')}`
        : !file.endsWith('.md') && valueAt(source.value, keys.split('/').filter(Boolean)) === undefined
          ? `"${keys}" is not in ${file}; write its keys, or take the entry out`
          : undefined;
      if (message) sources.get(dataFilePath('launch-list'))?.report([group, index, 'where'], message);
    }
};

const checks: readonly Check[] = [
  checkTitles,
  checkBranchTexts,
  checkBranches,
  checkMenuTexts,
  checkDishIds,
  checkStories,
  checkSpellings,
  checkLaunchList,
];
