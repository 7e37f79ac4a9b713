import { type GenericSchema } from 'valibot';
import { type Document, parseDocument } from 'yaml';
import type { Path } from '../../model/read/source.ts';
import { branchSchema } from '../../model/schema/branch.ts';
import { dataFiles } from '../../model/schema/data-files.ts';
import { drinksSchema, menuSchema } from '../../model/schema/menu.ts';
import { legalFrontMatterSchema, storyFrontMatterSchema } from '../../model/schema/story.ts';
import { type FoundText, textsOf } from '../../model/schema/texts-of.ts';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import type { Plan } from '../publish/change.ts';
import { listBranches } from './branches.ts';
import { type Files, splitContentFile, hasSpecMark, oneLine, placeId, planEdits, refuseConflict } from './plan.ts';

export interface FileText extends FoundText {
  /** 'content/home.yaml#about.lead'; without a path, the text of a Markdown file below its front matter. */
  id: string;
  file: string;
  /** Its place in plain words: 'about, lead'. '' for the text below front matter. */
  label: string;
  /** Whether its line carries the mark of the specification. */
  isFixedBySpec: boolean;
}

export type TextFile = ReturnType<typeof listTextFiles>[number];

/** Fields that have tasks of their own: dishes' names and days, hours, notices. */
const isElsewhere = (file: string, path: Path): boolean =>
  (path.includes('items') && path.at(-1) === 'name') || path.includes('specialDays') || file.endsWith('notices.yaml');

/** All files with texts for guests, in the order of their names. */
export const listTextFiles = (files: Files) =>
  [...files.keys()].toSorted().flatMap((file) => {
    const schema = schemaOf(file);
    if (!schema) return [];
    const texts = readTexts(file, files.get(file) ?? '', schema);
    return texts.length > 0 ? [{ file, title: titleOf(file, files, texts), texts }] : [];
  });

function schemaOf(file: string): GenericSchema | undefined {
  const name = file.replace(/^content\//, '').replace(/\.\w+$/, '');
  if (name.startsWith('recipes/') || name === 'launch-list') return undefined;
  if (file.startsWith('content/stories/') && file.endsWith('.md')) return storyFrontMatterSchema;
  if (file.startsWith('content/legal/') && file.endsWith('.md')) return legalFrontMatterSchema;
  const [, ofBranch] = /^branches\/[^/]+\/(\w+)$/.exec(name) ?? [];
  if (ofBranch !== undefined)
    return { branch: branchSchema, menu: menuSchema, drinks: drinksSchema }[ofBranch] as GenericSchema | undefined;
  return Object.entries(dataFiles).find(([known]) => known === name)?.[1].schema;
}

function readTexts(file: string, text: string, schema: GenericSchema): FileText[] {
  const { yaml, body } = splitContentFile(file, text);
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return [];
  const inHead = textsOf(schema, document.toJS())
    .filter(({ path }) => !isElsewhere(file, path))
    .map((found) =>
      Object.assign(found, {
        id: placeId(file, found.path),
        file,
        label: labelOf(document, found.path),
        isFixedBySpec: hasSpecMark(document.getIn(found.path, true)),
      }),
    );
  if (body === undefined) return inHead;
  const whole = { label: '', value: body, max: undefined, isFixedBySpec: false, isForPeople: true };
  return [...inHead, { id: placeId(file, []), file, path: [], ...whole }];
}

/** What the text below the front matter of a Markdown file is called. */
export const BODY_LABEL = 'the text itself';

/** Fields that say what an entry of a list is about. */
const NAMES = ['name', 'title', 'headline', 'prompt', 'word'];

/** 'Leek Soup, description' in a list whose entries have names, else 'our culture, cards 2, text'. */
function labelOf(document: Document, path: Path): string {
  const entry = path.slice(0, -1);
  const names = typeof entry.at(-1) === 'number' ? NAMES.filter((key) => key !== path.at(-1)) : [];
  const name = names.map((key) => document.getIn([...entry, key])).find((value) => typeof value === 'string');
  return (name === undefined ? path : [name, path.at(-1) ?? ''])
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${key === name ? key : inWords(key)}`))
    .join('')
    .replace(/^, | /, '')
    .trim();
}

/** 'signatureDishes' → 'signature dishes' */
const inWords = (key: string): string => key.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();

function titleOf(file: string, files: Files, texts: readonly FileText[]): string {
  const [, key, kind] = /^content\/branches\/([^/]+)\/(\w+)\.yaml$/.exec(file) ?? [];
  if (key !== undefined) {
    const store = listBranches(files).find((branch) => branch.key === key)?.store ?? key;
    return kind === 'branch' ? store : `${store}, ${kind}`;
  }
  const known = Object.entries(dataFiles).find(([name]) => file === `content/${name}.yaml`);
  return known?.[1].title ?? texts.find(({ path }) => path.join() === 'title')?.value ?? file;
}

export function findText(files: Files, id: string | undefined): FileText | undefined {
  const [file = ''] = (id ?? '').split('#');
  const some = new Map([...files].filter(([name]) => name === file || name.endsWith('/branch.yaml')));
  return listTextFiles(some)
    .flatMap(({ texts }) => texts)
    .find((text) => text.id === id);
}

/** The texts for guests that contain every word of the search. */
export function findTexts(all: readonly TextFile[], find: string): TextFile[] {
  const searchTextsOf = ({ texts }: TextFile) =>
    texts.flatMap(({ value, isForPeople }) => (isForPeople ? [value] : []));
  const matches = createTextMatcher(find, all.flatMap(searchTextsOf));
  return all
    .map(({ file, title, texts }) => ({
      file,
      title,
      texts: texts.filter(({ value, isForPeople }) => isForPeople && matches(value)),
    }))
    .filter(({ texts }) => texts.length > 0);
}

/** Changes a text, and nothing else of its file. Throws RefusalError if the place is another now, or reads otherwise. */
export function planText(files: Files, id: string, seen: { label: string; was: string }, written: string): Plan {
  const found = findText(files, id);
  const value = tidy(written, found?.value ?? '', found?.path.length === 0);
  // An entry that was put in before it has moved it, and another one may read the same.
  if (found?.label !== seen.label) return refuseConflict(value);
  if (found.value.trim() !== seen.was.trim()) return refuseConflict(value, found.value);
  const { file, path, label } = found;
  const summary = `Text changed: ${label || BODY_LABEL} (${file.replace(/^content\//, '')})`;
  if (path.length > 0) return planEdits(files, file, [{ kind: 'set', path, value }], summary);
  const text = files.get(file) ?? '';
  return { summary, texts: new Map([[file, text.slice(0, text.length - found.value.length) + value]]) };
}

/** What was written, in the form of the text before: forms send no line end at the end. */
function tidy(text: string, before: string, isBody: boolean): string {
  if (isBody) return `${(before.startsWith('\n') ? '\n' : '') + text.replace(/^\n+/, '').trimEnd()}\n`;
  return before.trimEnd().includes('\n') ? text.trim() : oneLine(text);
}
