import { type Edit, editYaml } from '../../model/edit/edit-yaml.ts';

/** The YAML of a content file: all of a YAML file, the head of a Markdown file. */
export interface Head {
  yaml: string;
  /** Where it begins in the file. */
  start: number;
  /** What follows the head of a Markdown file. */
  body: string | undefined;
}

export function headOf(file: string, text: string): Head {
  if (!file.endsWith('.md')) return { yaml: text, start: 0, body: undefined };
  const [, open = '', yaml = '', body] = /^(---\r?\n)(.*?\r?\n)---\r?\n(.*)$/s.exec(text) ?? [];
  return { yaml, start: open.length, body };
}

/** Changes values in the YAML of a file. Throws EditError as editYaml does. */
export function editHead(file: string, text: string, edits: readonly Edit[]): string {
  const { yaml, start } = headOf(file, text);
  return text.slice(0, start) + editYaml(yaml, edits) + text.slice(start + yaml.length);
}
