import * as v from 'valibot';
import { check, problemAt, type Pictures, type Report } from './check.ts';
import { interpolateSource } from './interpolate.ts';
import { withDishes, withPhones, withSlugs, withStoryDishes } from './derived.ts';
import { crossCheck, type Places } from './cross-check.ts';
import { fieldName } from '../field-name.ts';
import { readDocument } from './document.ts';
import type { Link } from './markdown.ts';
import { collectFacts } from './facts.ts';
import {
  branchFilePath,
  dataFilePath,
  drinksFilePath,
  type Files,
  classifyFiles,
  type FoundFiles,
  keepsRecipes,
  menuFilePath,
  readFolder,
} from './files.ts';
import { readLegal } from './legal.ts';
import { readRecipeFiles, recipeFileNames } from './recipe-files.ts';
import { unknownDish } from './known-dish.ts';
import { type CheckedFile, readMenu } from './menu.ts';
import { checkNative } from './native.ts';
import { omit } from '../omit.ts';
import { pick } from '../pick.ts';
import { ContentError, type Problem } from './problem.ts';
import {
  type Branch,
  type Content,
  type DataFiles,
  type FieldName,
  type Legal,
  legalSlugs,
  type Menu,
  type Page,
  type Resolved,
  type ContentWithoutPages,
  type StoryFile,
} from '../types.ts';
import { branchSchema } from '../schema/branch.ts';
import { type DataFileName, dataFiles } from '../schema/data-files.ts';
import { launchListSchema } from '../schema/launch-list.ts';
import { drinksSchema, menuSchema } from '../schema/menu.ts';
import { legalHeadSchema, storyHeadSchema } from '../schema/story.ts';
import { readYaml, type Source } from './source.ts';
import { branchHours } from '../opening/branch-hours.ts';
import { readClosure } from '../opening/closure.ts';
import { hoursText } from '../opening/hours-text.ts';
import { readSpecialDays } from '../opening/special-days.ts';
import { listSeasons } from './seasons.ts';
import { readStory } from './story.ts';

export type { Content } from '../types.ts';

/** What the content refers to but does not contain. Without `pictures` all pictures are null; without `hasIcon` all icons exist. */
export interface ReadOptions {
  /** Derives the pages from the content (src/routes.ts). */
  readonly listPages: (content: ContentWithoutPages) => Page[];
  readonly pictures?: Pictures;
  /** Problems of picture files that cannot be used. */
  readonly pictureProblems?: readonly Problem[];
  /** Whether there is an icon with this name. */
  readonly hasIcon?: (name: string) => boolean;
  /** Whether the theme has a logo; true if left out. */
  readonly hasLogo?: boolean;
  /** The moment for which it is read, in milliseconds since 1970; by default the present. Dishes with dates depend on it. */
  readonly now?: number;
}

/**
 * Reads and checks everything in the content folder.
 *
 * @param folder the path of content/; problems call it "content" whatever its name is
 * @throws {ContentError} with every problem found
 */
export async function readContent(folder: string, options: ReadOptions): Promise<Content> {
  return parseContent(await readFolder(folder), options);
}

/**
 * Parses and checks the files of the content folder.
 *
 * @throws {ContentError} with every problem found
 */
export function parseContent(files: Files, options: ReadOptions): Content {
  const problems: Problem[] = [...(options.pictureProblems ?? [])];
  const report: Report = (problem) => problems.push(problem);
  const result = readAll(classifyFiles(files, report), options, report);
  const pages = result ? options.listPages(result.content) : [];
  if (result && problems.length === 0) crossCheck(result.content, pages, result.places, report);
  if (!result || problems.length > 0) throw new ContentError(problems);
  return { ...result.content, pages };
}

/** Reads all files and reports every problem. Undefined if a file is unusable. */
function readAll(
  files: FoundFiles,
  { pictures, hasIcon = () => true, hasLogo = true, now = Date.now() }: ReadOptions,
  report: Report,
): { content: ContentWithoutPages; places: Places } | undefined {
  const raw = new Map<string, Source>();
  for (const [file, text] of files.data) {
    const source = readYaml(file, text, report);
    if (source) raw.set(file, source);
  }
  const facts = collectFacts(raw, files);
  const sources = new Map([...raw].map(([file, source]) => [file, interpolateSource(source, facts, report)]));

  const read = <Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ): Resolved<v.InferOutput<Schema>> | undefined => {
    const source = sources.get(file);
    return source && check(schema, source, pictures, report);
  };
  checkNative(sources, report);
  // Each value is what its schema returns, or undefined if the file is unusable or left out.
  const data = Object.fromEntries(
    Object.entries(dataFiles).map(([name, { schema }]) => [name, read(dataFilePath(name), schema)]),
  ) as { [Name in DataFileName]: DataFiles[Name] | undefined };
  const hasRecipes = keepsRecipes(sources.keys());
  const { ui } = data;
  const site = sources.get(dataFilePath('site'));
  if (site && data.site?.hasLogo && !hasLogo)
    report(
      problemAt(
        site,
        ['hasLogo'],
        'is true, but the theme has no logo; add theme/ornaments/symbols.svg, or leave the line out to show the name as text',
      ),
    );

  const branches: Branch[] = [];
  const menus: Record<string, Menu> = {};
  const branchFiles = files.branches.flatMap((key) => {
    const branch = read(branchFilePath(key), branchSchema);
    const menu = readWithSource(menuFilePath(key), menuSchema);
    const drinks = readWithSource(drinksFilePath(key), drinksSchema);
    const source = sources.get(branchFilePath(key));
    if (source && branch && branch.key !== key)
      report(problemAt(source, ['key'], `is ${branch.key}, but the folder is called ${key}; give both the same name`));
    if (!source || !branch) return [];
    const specialDays = readSpecialDays(branch.specialDays, ui?.opening, (entry, field, message) =>
      report(problemAt(source, ['specialDays', entry, field], message)),
    );
    const { hours: week, ...others } = branch;
    const closure = readClosure(
      others.closed,
      branchHours({ week, specialDays, closed: others.closed }),
      ui?.opening,
      now,
    );
    return [
      {
        branch: {
          ...others,
          // Codes come from recipes.
          hasAllergenNotice: others.hasAllergenNotice && hasRecipes,
          week,
          hours: ui ? hoursText(week, ui.opening) : '',
          specialDays,
          ...(closure && { closure }),
        },
        menu,
        drinks,
      },
    ];
  });
  const byId = branchFiles.toSorted((a, b) => a.branch.id - b.branch.id);
  const parsedBranches = byId.map(({ branch, menu, drinks }, index) => {
    const whole: Branch = { ...branch, isDefault: index === 0 };
    return { branch: whole, menu, drinks };
  });
  const recipes = readRecipeFiles(data, sources, parsedBranches, report);
  for (const { branch, menu, drinks } of parsedBranches) {
    branches.push(branch);
    if (!menu) continue;
    const derived = recipes?.derived.get(branch.key);
    menus[branch.key] = readMenu(menu, drinks, {
      branch,
      other: ui?.menu.other ?? 'Other',
      hasIcon,
      derive: (dish) => derived?.get(dish),
      now,
      report,
    });
  }

  const links = new Map<string, readonly Link[]>();
  const stories = files.stories.flatMap(([file, text]): StoryFile[] => {
    const document = readDocument(file, text, storyHeadSchema, facts, pictures, report);
    if (document) links.set(file, document.links);
    if (document) sources.set(file, document.source);
    const story = document && readStory(nameOf(file), document);
    if (!story) return [];
    for (const id of story.dishes ?? []) {
      const message = recipes && unknownDish(id, recipes.recipes);
      if (message) document.reportHeadProblem('dishes', message);
    }
    return [story];
  });
  const legal: Record<string, Legal> = {};
  for (const [file, text] of files.legal) {
    const document = readDocument(file, text, legalHeadSchema, facts, pictures, report);
    if (document) links.set(file, document.links);
    if (document) sources.set(file, document.source);
    const page = document && readLegal(nameOf(file), document);
    if (page) legal[page.slug] = page;
  }

  if (!isEveryNeeded(data) || !recipes || !hasRequired(legal)) return undefined;
  const { menu: menuPage, notices, ...others } = data;
  const offered = { branches, menus, served: recipes.recipes.served };
  const content: ContentWithoutPages = {
    ...withFieldNames(omit(others, ...recipeFileNames, 'recipes/signature', 'launch-list')),
    home: withDishes(data.home, data.site.nativeNumerals, offered),
    about: withPhones(data.about, branches),
    menuPage,
    glossary: withSlugs(data.glossary),
    notices: notices.notices,
    branches,
    menus,
    seasons: parsedBranches.flatMap(({ branch, menu, drinks }) =>
      listSeasons(branch.menuName, [menu?.value, drinks?.value]),
    ),
    recipes: recipes.recipes,
    launchList: data['launch-list'] ?? emptyLaunchList,
    stories: stories.map((story) => withStoryDishes(story, offered)).toSorted((a, b) => b.date.localeCompare(a.date)),
    legal: { ...pick(legal, ...legalSlugs), ...legal },
  };
  return { content, places: { sources, links } };

  function readWithSource<Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ): CheckedFile<Resolved<v.InferOutput<Schema>>> | undefined {
    const source = sources.get(file);
    const value = read(file, schema);
    return source && value && { source, value };
  }
}

/** Whether all files are usable that a restaurant must have. */
const isEveryNeeded = (data: {
  [Name in DataFileName]: DataFiles[Name] | undefined;
}): data is typeof data & Omit<DataFiles, `recipes/${string}` | 'launch-list'> =>
  Object.entries(data).every(
    ([name, value]) => value !== undefined || name.startsWith('recipes/') || name === 'launch-list',
  );

/** The files by their field of `Content`. */
function withFieldNames<Values extends object>(values: Values) {
  // Object.fromEntries widens the keys to strings.
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [fieldName(name), value])) as {
    [Name in keyof Values & string as FieldName<Name>]: Values[Name];
  };
}

const emptyLaunchList = v.parse(launchListSchema, {});

/** 'content/stories/a-leaf.md' gives 'a-leaf'. */
const nameOf = (file: string): string => file.replace(/^.*\/|\.md$/g, '');
const hasRequired = (legal: Record<string, Legal>): legal is Content['legal'] =>
  legalSlugs.every((slug) => legal[slug] !== undefined);
