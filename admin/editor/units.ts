import { changeAt } from '../../model/edit/change-at.ts';
import { blockText, isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { dataFilePath } from '../../model/read/files.ts';
import type { Problem } from '../../model/read/problem.ts';
import { dataFiles } from '../../model/schema/data-files.ts';
import { valueAt } from '../../model/read/source.ts';
import { hintOf, labelOf } from '../../model/schema/labels.ts';
import { MAX_PAGES } from '../../model/schema/menu.ts';
import { storyFrontMatterSchema } from '../../model/schema/story.ts';
import { slugify } from '../../model/slug.ts';
import { paths } from '../paths.ts';
import type { Plan } from '../publish/change.ts';
import type { Files } from '../tasks/plan.ts';
import { BODY, schemaOf, valuesOf, withValues } from './content-file.ts';
import { fieldOf, formOf } from './form-of.ts';
import type { Form, FormField, FormProblem, Path, Preview } from './form.ts';
import { labelOfPath } from './in-words.ts';
import { askAboutIngredients, type EditedIngredient } from './new-ingredients.ts';
import { nameOf } from './places.ts';
import { createPlainMessage } from './plain-message.ts';
import { groupsOf, listStores, textOf } from './menus.ts';

export type Values = Record<string, Json>;

/** Something that is edited in one form: a file, a dish with its recipe, or a part of a file that the staff change often. */
export interface Unit {
  title: string;
  form: Form;
  note?: string | undefined;
  data: Values;
  /** The values with which a form for something new begins. */
  start?: Values;
  /** What would come of the form, and of the texts that it writes. */
  preview?: (data: Values, written: Written) => Preview;
  /** What may be a slip in the values; the form asks whether it is meant. */
  question?: (data: Values) => string | undefined;
  write: (data: Values) => Written;
  /** Undefined if it has to stay. */
  remove?: (() => Plan) | undefined;
  next?: string;
}
export interface Written {
  texts: ReadonlyMap<string, string>;
  pathOf: (problem: Problem) => Path | undefined;
  problems: readonly FormProblem[];
  /** For the history; without it, what differs in words. */
  summary?: string;
}

const isMenu = (file: string) => /^content\/branches\/[^/]+\/(?:menu|drinks)\.yaml$/.test(file);
const INGREDIENTS = dataFilePath('recipes/ingredients');

export function fileUnit(files: Files, file: string): Unit | undefined {
  const schema = files.has(file) ? schemaOf(file) : undefined;
  if (!schema) return undefined;
  const data = valuesOf(files, file);
  const form = listsFirst(formOf(schema, ownForms(file, data)));
  return {
    next: paths.edit,
    title: titleOf(files, file),
    form: BODY in data ? withBody(form) : form,
    data: file === INGREDIENTS ? sayNone(data) : data,
    write: (next) => ({
      texts: new Map([[file, withValues(file, files.get(file) ?? '', isMenu(file) ? withCategories(next) : next)]]),
      pathOf: (problem) => (problem.file === file ? (problem.path ?? (BODY in data ? [BODY] : [])) : undefined),
      problems: file === INGREDIENTS ? unsaidIn(next).map((path) => ({ path, message: UNSAID })) : [],
    }),
    ...(file === INGREDIENTS && { question: (next) => askAboutIngredients(files, editedIngredients(next, data)) }),
    ...(file.startsWith(STORIES) && {
      remove: () => ({ summary: `${titleOf(files, file)}: removed`, texts: new Map([[file, undefined]]) }),
    }),
  };
}

/** The form of the front matter of a Markdown file, with a field for the text below it. */
function withBody(form: Form): Form {
  const text = fieldOf(BODY, 'The text itself', { kind: 'markdown' }, { hint: hintOf(BODY) });
  return form.kind === 'group' ? { ...form, fields: [...form.fields, text] } : form;
}

/** What is added to and moved stands before texts that seldom change. */
const listsFirst = (form: Form): Form => {
  const isList = ({ form: { kind } }: FormField) => kind === 'list';
  return form.kind === 'group'
    ? { ...form, fields: form.fields.toSorted((a, b) => Number(isList(b)) - Number(isList(a))) }
    : form;
};

function ownForms(file: string, data: Values) {
  if (isMenu(file)) return { items: undefined, page: pageForm(data) };
  if (file !== dataFilePath('faq')) return {};
  const known = [...new Set(groupsOf(data['questions']).map(({ group }) => textOf(group)))];
  return { group: { kind: 'text', known } as const };
}

function pageForm({ categories }: Values): Form {
  const count = Math.max(0, ...groupsOf(categories).map(({ page }) => Number(page) || 0));
  const pages = Array.from({ length: Math.min(count + 1, MAX_PAGES) }, (_, n) => n + 1);
  return { kind: 'choice', options: pages.map((n) => [n, n > count ? `Page ${n}, a new one` : `Page ${n}`]) };
}

/** A new category gets the word in its address. Where a page has lost its last category, later pages take its number. */
function withCategories(data: Values): Values {
  const all = groupsOf(data['categories']);
  const pages = [...new Set(all.map(({ page }) => page))];
  const categories = all.map((one) =>
    Object.assign({ slug: '' }, one, {
      slug: textOf(one['slug']) || slugify(textOf(one['name'])),
      ...(typeof one['page'] === 'number' && { page: pages.indexOf(one['page']) + 1 }),
      items: one['items'] ?? [],
    }),
  );
  return { ...data, categories };
}

/** The ingredients of a file that has them by what they are from. */
const ingredientsOf = (groups: Values) =>
  Object.entries(groups).flatMap(([kind, group]) =>
    Object.entries(isGroup(group) ? group : {}).flatMap(([id, now]) =>
      isGroup(now) ? { id, path: [kind, id], now } : [],
    ),
  );

const unsaidIn = (groups: Values): Path[] =>
  ingredientsOf(groups).flatMap(({ path, now }) => ('contains' in now ? [] : [[...path, 'contains']]));

/** An ingredient that is there without allergens contains none; a new one has to say so. */
const sayNone = (groups: Values): Values =>
  // A group with other values below it stays one.
  unsaidIn(groups).reduce<Json>((all, path) => changeAt(all, path, []), groups) as Values;

function editedIngredients(next: Values, before: Values): EditedIngredient[] {
  const old = new Map(ingredientsOf(before).map(({ id, now }) => [id, now]));
  return ingredientsOf(next).map(({ id, now }) => ({ now, was: old.get(id) }));
}

export const UNSAID = 'Say which of the fourteen allergens it contains, or tick “None of them”.';

export const NEW_STORY = 'new-story';
const STORIES = 'content/stories/';

export function newStory(files: Files): Unit {
  const ids = [...files.keys()]
    .filter((file) => file.startsWith(STORIES))
    .map((file) => Number(valuesOf(files, file)['id']) || 0);
  return {
    next: paths.edit,
    title: 'New story',
    form: withBody(formOf(storyFrontMatterSchema)),
    data: { id: Math.max(0, ...ids) + 1, image: '', [BODY]: '' },
    write: ({ [BODY]: body = '', ...head }) => {
      const file = `${STORIES}${slugify(textOf(head['title'])) || 'story'}.md`;
      const problems = files.has(file)
        ? [{ path: ['title'], message: 'There is a story with this title already.' }]
        : [];
      return {
        texts: new Map([[file, `---\n${blockText(head, new Map())}\n---\n\n${textOf(body).trim()}\n`]]),
        pathOf: (problem) => (problem.file === file ? (problem.path ?? [BODY]) : undefined),
        problems,
        summary: `New story: ${textOf(head['title'])}`,
      };
    },
  };
}

/** A mistake with its place in words: 'Harbourside: Leek Soup, Price is missing; add it' */
export function placedMessage(files: Files, { file, path = [], message }: Problem): string {
  const values = valuesOf(files, file);
  const names = path.map((key, n) => (typeof key === 'number' ? nameOf(valueAt(values, path.slice(0, n + 1))) : ''));
  const at = names.findLastIndex(Boolean);
  const field = labelOfPath(path.slice(at + 1));
  const place = at === -1 ? file : file.replace(/(?<=^content\/branches\/.*\/)\w+(?=\.yaml$)/, 'branch');
  return [`${titleOf(files, place)}:`, at === -1 ? '' : `${names[at]},`, field, createPlainMessage(files)(message)]
    .filter(Boolean)
    .join(' ');
}

export function titleOf(files: Files, file: string): string {
  const [, branch, kind = ''] = /^content\/branches\/([^/]+)\/(\w+)\.yaml$/.exec(file) ?? [];
  if (branch !== undefined) {
    const store = listStores(files).find((one) => one.branch === branch)?.store ?? branch;
    return kind === 'branch'
      ? store
      : `${store}: ${kind === 'menu' ? 'categories and pages of the menu' : 'categories of drinks'}`;
  }
  const known = Object.entries(dataFiles).find(([name]) => file === dataFilePath(name));
  return known?.[1].title ?? (textOf(valuesOf(files, file)['title']) || labelOf(file));
}
