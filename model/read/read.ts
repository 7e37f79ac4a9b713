import * as v from 'valibot';
import { withDishes, withStoryDishes } from '../dish-offer.ts';
import { listIdOf } from '../recipes/book.ts';
import type { DerivedDish } from '../recipes/derive.ts';
import { pick } from '../pick.ts';
import { launchListSchema } from '../schema/launch-list.ts';
import { pageNames } from '../schema/pages.ts';
import type {
  About,
  Branch,
  Content,
  ContentWithoutPages,
  DataFiles,
  Glossary,
  GlossaryFile,
  MenuPageData,
  Page,
} from '../types.ts';
import { unknownOf } from '../nearest.ts';
import { slugify } from '../slug.ts';
import { createPeriod } from '../opening/period.ts';
import { readBranches } from './branches.ts';
import { crossCheck, type ParsedFiles } from './cross-check.ts';
import { createReadFile, isEveryNeeded, type Pictures, readDataFiles } from './check.ts';
import { collectPlaceholders, interpolateSource } from './placeholders.ts';
import { classifyFiles, dataFilePath, type Files, type FoundFiles, readFolder } from './files.ts';
import { readMenu } from './menu.ts';
import { checkLocalNames } from './local-names.ts';
import { ContentError, type Problem } from './problem.ts';
import { readRecipeFiles } from './recipes.ts';
import { readYaml, type Report } from './source.ts';
import { readTexts } from './texts.ts';

/** What the content refers to but does not contain. Without `pictures` all pictures are null; without `icons` every icon exists. */
export interface ReadOptions {
  readonly listPages: (content: ContentWithoutPages) => Page[];
  readonly pictures?: Pictures;
  /** Of the pictures and the theme. */
  readonly problems?: readonly Problem[];
  /** The names of the icons of categories: 'curry pot'. */
  readonly icons?: readonly string[];
  /** The moment for which it is read, in milliseconds since 1970; by default the present. Dishes with dates depend on it. */
  readonly now?: number;
}

/** Reads and checks the content folder, which problems call "content". Throws ContentError with every problem. */
export const readContent = async (folder: string, options: ReadOptions): Promise<Content> =>
  parseContent(await readFolder(folder), options);

/** Parses and checks the files of the content folder. Throws ContentError with every problem. */
export function parseContent(files: Files, options: ReadOptions): Content {
  const problems: Problem[] = [...(options.problems ?? [])];
  const report: Report = (problem) => problems.push(problem);
  const found = classifyFiles(files, report);
  const result = readAll(found, options, report);
  const pages = result ? options.listPages(result.content) : [];
  // What is named in a file that cannot be read, and links to its page, would be called wrong.
  const isUnread = (file: string) => file.endsWith('.yaml') && !result?.parsed.sources.has(file);
  const hasPages = /^content\/(?:stories\/|branches\/[^/]+\/branch\.)/;
  if (result && !problems.some(({ file }) => hasPages.test(file) || isUnread(file)))
    crossCheck(result.content, pages, result.parsed, report);
  if (!result || problems.length > 0) throw new ContentError(problems);
  return { ...result.content, pages };
}

/** In place of what a missing recipe would give; a problem has been reported, so that no content comes of it. */
const UNKNOWN: DerivedDish = {
  diet: 'meat',
  hasCoconut: false,
  ingredients: [],
  equipment: [],
  contains: {},
  mayContain: {},
  kinds: { contains: {}, mayContain: {} },
};

/** Reads all files and reports every problem. Undefined if a file is unusable. */
function readAll(
  files: FoundFiles,
  { pictures, icons, now = Date.now() }: ReadOptions,
  report: Report,
): { content: ContentWithoutPages; parsed: ParsedFiles } | undefined {
  const { sources, placeholders } = readSources(files, report);
  const read = createReadFile(sources, pictures);
  const data = readDataFiles(read);
  const { ui } = data;
  const branchFiles = readBranches(files.branches, read, { words: ui?.opening, placeholders, now });
  const recipes = readRecipeFiles(data, sources, branchFiles);
  const menus: Record<string, MenuPageData[]> = {};
  for (const { branch, menu, drinks } of branchFiles) {
    const here = recipes?.derived.filter((one) => one.branch === branch.key) ?? [];
    const derive = (dish: string) => {
      const found = here.find((one) => one.dish === dish);
      return found ? { ...found.derived, listId: listIdOf(found, here) } : { ...UNKNOWN, listId: dish };
    };
    if (menu) menus[branch.key] = readMenu(menu, drinks, { branch, ui, icons, derive, now });
  }
  const { stories, legal, sources: textSources, links } = readTexts(files, { placeholders, pictures, report });

  if (!isEveryNeeded(data) || !recipes || !legal) return undefined;
  const branches = branchFiles.map(({ branch }) => branch);
  const offered = { branches, menus, served: recipes.recipes.served };
  const content: ContentWithoutPages = {
    ...pick(data, ...pageNames, 'site', 'settings', 'ui'),
    home: withDishes(data.home, offered),
    about: withPhones(data.about, branches),
    glossary: withSlugs(data.glossary),
    notices: data.notices.notices.flatMap(({ from, until, text, ...notice }, index) => {
      const period = createPeriod(from, until, now);
      const branch = branches.find(({ key }) => key === notice.branch);
      // A branch whose file has a mistake is there.
      if (notice.branch !== undefined && !files.branches.includes(notice.branch))
        sources
          .get(dataFilePath('notices'))
          ?.report(['notices', index, 'branch'], unknownOf('branch', notice.branch, files.branches));
      return period ? { ...notice, text: branch ? `${branch.store}: ${text}` : text, period } : [];
    }),
    branches,
    menus,
    recipes: recipes.recipes,
    launchList: data['launch-list'] ?? v.parse(launchListSchema, {}),
    stories: stories.map((story) => withStoryDishes(story, offered)).toSorted((a, b) => b.date.localeCompare(a.date)),
    legal,
  };
  return { content, parsed: { sources: new Map([...sources, ...textSources]), links } };
}

function readSources(files: FoundFiles, report: Report) {
  const raw = new Map(
    [...files.data].flatMap(([file, text]) => {
      const source = readYaml(file, text, report);
      return source ? [[file, source] as const] : [];
    }),
  );
  const placeholders = collectPlaceholders(raw, files);
  const sources = new Map([...raw].map(([file, source]) => [file, interpolateSource(source, placeholders)]));
  checkLocalNames(sources);
  return { sources, placeholders };
}

function withSlugs(glossary: GlossaryFile): Glossary {
  const groups = glossary.groups.map(({ words, ...group }) => ({
    ...group,
    words: words.map((word) => ({ ...word, slug: slugify(word.latin) })),
  }));
  return { ...glossary, groups };
}

function withPhones(about: DataFiles['about'], branches: readonly Branch[]): About {
  const { contactBox, ...others } = about;
  const phones = branches.flatMap(({ store: label, deliveryPhone: number }) => (number ? [{ label, number }] : []));
  return { ...others, ...(contactBox && phones.length > 0 && { contactBox: { ...contactBox, phones } }) };
}
