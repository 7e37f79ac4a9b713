import { isScalar } from 'yaml';
import { type Edit, editYaml } from '../../model/edit/edit-yaml.ts';
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

/** The text of a file with other values in its YAML. Throws EditError as editYaml does. */
export function editFile(files: Files, file: string, edits: readonly Edit[]): string {
  const text = files.get(file) ?? '';
  const { yaml, start } = splitContentFile(file, text);
  return text.slice(0, start) + editYaml(yaml, edits) + text.slice(start + yaml.length);
}

/** Changes values in the YAML of one file. Throws EditError as editYaml does. */
export const planEdits = (files: Files, file: string, edits: readonly Edit[], summary: string): Plan => ({
  summary,
  texts: new Map([[file, editFile(files, file, edits)]]),
});

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
