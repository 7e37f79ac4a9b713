import type * as v from 'valibot';
import type { Resolved } from '../resolved.ts';
import { check, type Pictures } from './check.ts';
import { interpolate, interpolateSource, type Placeholders } from './interpolate.ts';
import { type Link, type Piece, readMarkdown } from './markdown.ts';
import { readYaml, type Report, type Source } from './source.ts';

/** A Markdown file: its head, and the pieces of its text. */
export interface TextDocument<Head> {
  head: Head | undefined;
  /** The head as it is written, with its placeholders. */
  source: Source;
  pieces: Piece[];
  links: Link[];
  reportAt: (line: number, message: string) => void;
}

/** Reads a Markdown file with a head (front matter) between two lines of "---". Undefined if the head cannot be read. */
export function readDocument<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
  { placeholders, pictures, report }: { placeholders: Placeholders; pictures: Pictures | undefined; report: Report },
): TextDocument<Resolved<v.InferOutput<Schema>>> | undefined {
  const reportAt = (line: number, message: string) => report({ file, line, message });
  const [, headText, body] = /^---\r?\n(.*?\r?\n)---\r?\n(.*)$/s.exec(text) ?? [];
  if (headText === undefined || body === undefined) {
    reportAt(1, 'must begin with a head: a line of "---", the fields, and another line of "---"');
    return undefined;
  }
  const written = readYaml(file, headText, report, 2);
  if (!written) return undefined;
  const source = interpolateSource(written, placeholders);
  const bodyLine = 2 + headText.split('\n').length;
  // Line by line, so that a problem has its line number.
  const lines = body
    .split(/\r?\n/)
    .map((line, index) => interpolate(line, placeholders, (message) => reportAt(bodyLine + index, message)));
  return {
    source,
    head: check(schema, source, pictures),
    ...readMarkdown(lines.join('\n'), bodyLine, pictures, reportAt),
    reportAt,
  };
}
