import type * as v from 'valibot';
import { check, type Pictures, type Report } from './check.ts';
import { complete, completeAll, type Facts } from './completion.ts';
import { type Piece, readMarkdown } from './markdown.ts';
import type { Resolved } from '../types.ts';
import { readYaml } from './source.ts';

/** Tells of a problem with a field of the head of a Markdown file. */
export type TellHead = (field: string, message: string) => void;

/** A Markdown file: its head, checked, and the pieces of its text. */
export interface TextDocument<Head> {
  head: Head | undefined;
  pieces: Piece[];
  /** Tells of a problem on a line of the file. */
  tell: (line: number, message: string) => void;
  tellHead: TellHead;
}

/** Reads a file that has a head of data between two lines of "---" and Markdown below it. */
export function readDocument<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
  facts: Facts,
  pictures: Pictures | undefined,
  report: Report,
): TextDocument<Resolved<v.InferOutput<Schema>>> | undefined {
  const [, headText, body] = /^---\r?\n(.*?\r?\n)---\r?\n(.*)$/s.exec(text) ?? [];
  if (headText === undefined || body === undefined) {
    report({
      file,
      line: 1,
      message: 'must begin with a head: a line of "---", the fields, and another line of "---"',
    });
    return undefined;
  }
  const source = readYaml(file, headText, report, 2);
  if (!source) return undefined;

  const completed = completeAll(source.value, facts, (path, message) =>
    report({ file, line: source.lineOf(path), field: String(path.at(-1)), message }),
  );
  const tell = (line: number, message: string) => report({ file, line, message });
  const bodyLine = 2 + headText.split('\n').length;
  // Line by line, so that a problem is told with its line; no mark for the owner runs over several lines here.
  const lines = body
    .split(/\r?\n/)
    .map((line, index) => complete(line, facts, (message) => tell(bodyLine + index, message)));
  return {
    head: check(schema, { ...source, value: completed }, pictures, report),
    pieces: readMarkdown(lines.join('\n'), bodyLine, pictures, tell),
    tell,
    tellHead: (field, message) => report({ file, line: source.lineOf([field]), field, message }),
  };
}
