import type * as v from 'valibot';
import { check, problemAt, type Pictures, type Report } from './check.ts';
import { completeAll, type Facts } from './completion.ts';
import { crossCheck } from './cross-check.ts';
import { readDocument, type ReportHeadProblem } from './document.ts';
import { collectFacts } from './facts.ts';
import { branchFile, drinksFile, type Files, findFiles, type FoundFiles, menuFile, readFolder } from './files.ts';
import { readLegal } from './legal.ts';
import { readMenu, type CheckedFile } from './menu.ts';
import { checkNative } from './native.ts';
import { omit } from '../omit.ts';
import { ContentError, type Problem } from './problem.ts';
import {
  type About,
  type Branch,
  type Content,
  type Glossary,
  type GlossaryFile,
  type Home,
  type Legal,
  type LegalSlug,
  legalSlugs,
  type Menu,
  type PageFacts,
  type Resolved,
  type ContentWithoutPages,
  type Story,
} from '../types.ts';
import { aboutSchema } from '../schema/about.ts';
import { branchSchema } from '../schema/branch.ts';
import { noticesSchema } from '../schema/days.ts';
import { faqSchema } from '../schema/faq.ts';
import { glossarySchema } from '../schema/glossary.ts';
import { homeSchema } from '../schema/home.ts';
import { menuPageSchema } from '../schema/menu-page.ts';
import { drinksSchema, menuSchema } from '../schema/menu.ts';
import { seoSchema } from '../schema/seo.ts';
import { settingsSchema, siteSchema } from '../schema/site.ts';
import { legalHeadSchema, storyHeadSchema } from '../schema/story.ts';
import { uiSchema } from '../schema/ui.ts';
import { readYaml, type Source } from './source.ts';
import { withTexts } from './page-texts.ts';
import { createNumeralFormat } from '../numerals.ts';
import { readSpecialDays } from '../opening/special-days.ts';
import { readStory } from './story.ts';
import { wordSlug } from '../words.ts';

export type { Content } from '../types.ts';

/** What the content refers to but does not contain. Without `pictures` all pictures are null; without `hasIcon` all icons exist. */
export interface ReadOptions {
  /** Derives the pages from the content (app/routes.ts). */
  readonly listPages: (content: ContentWithoutPages) => readonly PageFacts[];
  readonly pictures?: Pictures;
  /** Problems of picture files that cannot be used. */
  readonly pictureProblems?: readonly Problem[];
  /** Whether there is an icon with this name. */
  readonly hasIcon?: (name: string) => boolean;
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
  const result = readAll(findFiles(files, report), options, report);
  const pages = result ? options.listPages(result.content) : [];
  if (result && problems.length === 0) crossCheck(result.content, pages, result.sources, result.heads, report);
  if (!result || problems.length > 0) throw new ContentError(problems);
  const { seo, ...content } = result.content;
  return { ...content, pages: withTexts(pages, seo, content.branches) };
}

/** Reads all files and reports every problem. Undefined if a file is unusable. */
function readAll(
  files: FoundFiles,
  { pictures, hasIcon = () => true }: ReadOptions,
  report: Report,
):
  | {
      content: ContentWithoutPages;
      sources: ReadonlyMap<string, Source>;
      heads: ReadonlyMap<string, ReportHeadProblem>;
    }
  | undefined {
  const raw = new Map<string, Source>();
  for (const [file, text] of files.data) {
    const source = readYaml(file, text, report);
    if (source) raw.set(file, source);
  }
  const facts = collectFacts(raw, files);
  const sources = new Map([...raw].map(([file, source]) => [file, completeSource(source, facts, report)]));

  const read = <Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ): Resolved<v.InferOutput<Schema>> | undefined => {
    const source = sources.get(file);
    return source && check(schema, source, pictures, report);
  };
  checkNative(sources, report);
  const site = read('content/site.yaml', siteSchema);
  const settings = read('content/settings.yaml', settingsSchema);
  const home = read('content/home.yaml', homeSchema);
  const about = read('content/about.yaml', aboutSchema);
  const menuPage = read('content/menu.yaml', menuPageSchema);
  const faq = read('content/faq.yaml', faqSchema);
  const ui = read('content/ui.yaml', uiSchema);
  const seo = read('content/seo.yaml', seoSchema);
  const glossary = read('content/glossary.yaml', glossarySchema);
  const notices = read('content/notices.yaml', noticesSchema)?.notices;

  const branches: Branch[] = [];
  const menus: Record<string, Menu> = {};
  const branchFiles = files.branches.flatMap((key) => {
    const branch = read(branchFile(key), branchSchema);
    const menu = readWithSource(menuFile(key), menuSchema);
    const drinks = readWithSource(drinksFile(key), drinksSchema);
    const source = sources.get(branchFile(key));
    if (source && branch && branch.key !== key)
      report(problemAt(source, ['key'], `is ${branch.key}, but the folder is called ${key}; give both the same name`));
    if (!source || !branch) return [];
    const specialDays = readSpecialDays(branch.specialDays, ui?.opening, (entry, field, message) =>
      report(problemAt(source, ['specialDays', entry, field], message)),
    );
    return [{ branch: { ...omit(branch, 'confirm'), specialDays }, menu, drinks }];
  });
  for (const [index, parsed] of branchFiles.toSorted((a, b) => a.branch.id - b.branch.id).entries()) {
    const { menu, drinks } = parsed;
    const branch: Branch = { ...parsed.branch, isDefault: index === 0 };
    branches.push(branch);
    if (menu) menus[branch.key] = readMenu(menu, drinks, { branch, other: ui?.menu.other ?? 'Other', hasIcon, report });
  }

  const heads = new Map<string, ReportHeadProblem>();
  const stories = files.stories.flatMap(([file, text]): Story[] => {
    const document = readDocument(file, text, storyHeadSchema, facts, pictures, report);
    const story = document && readStory(nameOf(file), document);
    if (!story) return [];
    heads.set(story.slug, document.reportHeadProblem);
    return [story];
  });
  const legal: Partial<Record<LegalSlug, Legal>> = {};
  for (const [file, text] of files.legal) {
    const document = readDocument(file, text, legalHeadSchema, facts, pictures, report);
    const name = nameOf(file);
    if (!document || !isLegalSlug(name)) continue;
    const page = readLegal(name, document);
    if (page) legal[name] = page;
  }
  const { 'privacy-policy': privacy, 'terms-and-conditions': terms, accessibility } = legal;

  if (!site || !settings || !home || !about || !menuPage || !faq || !ui || !seo || !glossary || !notices)
    return undefined;
  if (!privacy || !terms || !accessibility) return undefined;
  const content: ContentWithoutPages = {
    site,
    settings,
    home: withNumerals(home, site.nativeNumerals),
    about: withPhones(omit(about, 'confirm'), branches),
    menuPage: omit(menuPage, 'confirm'),
    faq,
    ui,
    seo,
    glossary: withSlugs(omit(glossary, 'confirm')),
    notices,
    branches,
    menus,
    stories: stories.toSorted((a, b) => b.date.localeCompare(a.date)),
    legal: { 'privacy-policy': privacy, 'terms-and-conditions': terms, accessibility },
  };
  return { content, sources, heads };

  function readWithSource<Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ): CheckedFile<Resolved<v.InferOutput<Schema>>> | undefined {
    const source = sources.get(file);
    const value = read(file, schema);
    return source && value && { source, value };
  }
}

function completeSource(source: Source, facts: Facts, report: Report): Source {
  const value = completeAll(source.value, facts, (path, message) =>
    report({ file: source.file, line: source.lineOf(path), field: String(path.at(-1)), message }),
  );
  return { ...source, value };
}

/** Adds the anchor to every word. */
function withSlugs(glossary: GlossaryFile): Glossary {
  const groups = glossary.groups.map(({ name, words }) => ({
    name,
    words: words.map((word) => ({ ...word, slug: wordSlug(word.latin) })),
  }));
  return { ...glossary, groups };
}

/** Numbers the signature dishes in the digits of a Unicode numbering system. */
function withNumerals(home: Home, numberingSystem: string | undefined): Home {
  if (numberingSystem === undefined) return home;
  const formatNumeral = createNumeralFormat(numberingSystem);
  const dishes = home.signatureDishes.dishes.map((dish, index) => ({ ...dish, numeral: formatNumeral(index + 1) }));
  return { ...home, signatureDishes: { ...home.signatureDishes, dishes } };
}

function withPhones(
  about: Omit<About, 'contactBox'> & { contactBox: Omit<About['contactBox'], 'phones'> },
  branches: readonly Branch[],
): About {
  const phones = branches.map(({ store, deliveryPhone }) => ({ label: store, number: deliveryPhone }));
  return { ...about, contactBox: { ...about.contactBox, phones } };
}

/** 'content/stories/a-leaf.md' gives 'a-leaf'. */
const nameOf = (file: string): string => file.replace(/^.*\/|\.md$/g, '');
const isLegalSlug = (name: string): name is LegalSlug => (legalSlugs as readonly string[]).includes(name);
