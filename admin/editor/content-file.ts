import type { GenericSchema } from 'valibot';
import { applyJson, readJson } from '../../model/edit/apply-json.ts';
import { EditError } from '../../model/edit/yaml-place.ts';
import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { branchSchema } from '../../model/schema/branch.ts';
import { dataFiles } from '../../model/schema/data-files.ts';
import { drinksSchema, menuSchema } from '../../model/schema/menu.ts';
import { legalFrontMatterSchema, storyFrontMatterSchema } from '../../model/schema/story.ts';
import { FRONT_MATTER } from '../../model/read/document.ts';
import type { Files } from '../tasks/plan.ts';

/** The values of a content file. Those of a Markdown file are its front matter, with the text below it as `$body`. */
export const BODY = '$body';

export function valuesOf(files: Files, file: string): Record<string, Json> {
  const text = files.get(file) ?? '';
  const known = cache.get(file);
  if (known?.text === text) return known.values;
  const values = readValues(file, text);
  cache.set(file, { text, values });
  return values;
}

/** The last values of each file, which nobody changes in place. Parsing takes most of the time of a request. */
const cache = new Map<string, { text: string; values: Record<string, Json> }>();

/** The YAML of a content file and where it starts. In a Markdown file it is the front matter, and `body` is the text after it. */
function splitContentFile(file: string, text: string) {
  if (!file.endsWith('.md')) return { yaml: text, start: 0, body: undefined };
  const [, yaml = '', body] = FRONT_MATTER.exec(text) ?? [];
  return { yaml, start: text.indexOf('\n', text.indexOf('---')) + 1, body };
}

/** A file that somebody has broken by hand has no values; nothing can be written into it either. */
function readValues(file: string, text: string): Record<string, Json> {
  const { yaml, body } = splitContentFile(file, text);
  let values: Json = {};
  try {
    values = readJson(yaml);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
  }
  return { ...(isGroup(values) && values), ...(body !== undefined && { [BODY]: body.trim() }) };
}

/** The text of a content file with other values. Throws EditError as applyJson does. */
export function withValues(file: string, text: string, { [BODY]: wanted, ...values }: Record<string, Json>): string {
  const { yaml, start, body } = splitContentFile(file, text);
  const head = text.slice(0, start) + applyJson(yaml, values) + text.slice(start + yaml.length);
  if (body === undefined || typeof wanted !== 'string' || wanted.trim() === body.trim()) return head;
  const space = /^\s*/.exec(body)?.[0] ?? '';
  return `${head.slice(0, head.length - body.length)}${space}${wanted.trim()}\n`;
}

const markdown: readonly (readonly [folder: string, schema: GenericSchema])[] = [
  ['content/stories/', storyFrontMatterSchema],
  ['content/legal/', legalFrontMatterSchema],
];
const ofBranch = new Map<string, GenericSchema>([
  ['branch', branchSchema],
  ['menu', menuSchema],
  ['drinks', drinksSchema],
]);

/** The schema of a content file, and of its front matter if it has one; undefined for a file that the site does not read. */
export function schemaOf(file: string): GenericSchema | undefined {
  if (file.endsWith('.md')) return markdown.find(([folder]) => file.startsWith(folder))?.[1];
  const name = file.replace(/^content\/|\.yaml$/g, '');
  const [, kind = ''] = /^branches\/[^/]+\/(\w+)$/.exec(name) ?? [];
  return ofBranch.get(kind) ?? Object.entries(dataFiles).find(([known]) => known === name)?.[1].schema;
}

/** Whether guests read a file. */
export const isProse = (file: string): boolean =>
  schemaOf(file) !== undefined && !/^content\/(?:recipes\/|launch-list)/.test(file);
