import { isScalar } from 'yaml';
import { applyJson, readJson } from '../../model/edit/apply-json.ts';
import { changeAt } from '../../model/edit/change-at.ts';
import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { FRONT_MATTER } from '../../model/read/document.ts';
import { type Path, valueAt } from '../../model/read/source.ts';
import { type Plan, RefusalError } from '../publish/change.ts';

/** The texts of all content files, by name: 'content/notices.yaml'. */
export type Files = ReadonlyMap<string, string>;

/** The YAML of a content file and where it starts. In a Markdown file it is the front matter, and `body` is the text after it. */
export function splitContentFile(file: string, text: string) {
  if (!file.endsWith('.md')) return { yaml: text, start: 0, body: undefined };
  const [, yaml = '', body] = FRONT_MATTER.exec(text) ?? [];
  return { yaml, start: text.indexOf('\n', text.indexOf('---')) + 1, body };
}

/** A value of a file: where, and which, or undefined to take out the field. */
export type Edit = readonly [path: Path, value: Json | undefined];

/** A number stays one, however the staff have written it. */
const changed = (data: Json, [path, value]: Edit): Json =>
  changeAt(data, path, typeof value === 'string' && typeof valueAt(data, path) === 'number' ? Number(value) : value);

/** The text of a file with other values in its YAML. Throws EditError as applyJson does. */
export function editFile(files: Files, file: string, edits: readonly Edit[]): string {
  const text = files.get(file) ?? '';
  const { yaml, start } = splitContentFile(file, text);
  return (
    text.slice(0, start) + applyJson(yaml, edits.reduce(changed, readJson(yaml))) + text.slice(start + yaml.length)
  );
}

/** Changes values in the YAML of one file. Throws EditError as applyJson does. */
export const planEdits = (files: Files, file: string, edits: readonly Edit[], summary: string): Plan => ({
  summary,
  texts: new Map([[file, editFile(files, file, edits)]]),
});

/** Changes a list of a file. */
export function planList(
  files: Files,
  file: string,
  list: string,
  change: (entries: readonly Json[]) => Json[],
  summary: string,
): Plan {
  const data = readJson(files.get(file) ?? '');
  const found = isGroup(data) ? data[list] : undefined;
  const entries = change(Array.isArray(found) ? found : []);
  return planEdits(files, file, [[[list], entries.length > 0 ? entries : null]], summary);
}

/** Refuses a change, because the file has another value now: `theirs`, or '' if it was removed. */
export function refuseConflict(yours: string, theirs = ''): never {
  throw new RefusalError({ kind: 'conflict', yours, theirs });
}

/** A text, number or yes/no of parsed YAML as text; undefined if it is not there. */
export function textAt(value: unknown, ...path: Path): string | undefined {
  const found = valueAt(value, path);
  return ['string', 'number', 'boolean'].includes(typeof found) ? String(found) : undefined;
}

/** A list of parsed YAML; empty if it is not there. */
export function listAt(value: unknown, ...path: Path): unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** Whether a node has the comment `[spec]` on its line: the specification fixes its text. */
export const hasSpecMark = (node: unknown): boolean => isScalar(node) && (node.comment?.includes('[spec]') ?? false);

/** A text on one line, without space around it. */
export const oneLine = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
