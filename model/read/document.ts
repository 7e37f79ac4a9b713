import type * as v from 'valibot';
import { check, type Pictures, type Report } from './check.ts';
import { interpolate, interpolateSource, type Facts } from './interpolate.ts';
import { type Link, type Piece, readMarkdown } from './markdown.ts';
import type { Resolved } from '../types.ts';
import { readYaml, type Source } from './source.ts';

/** Reports a problem with a field in the head of a Markdown file. */
export type ReportHeadProblem = (field: string, message: string) => void;

/** A Markdown file: its validated head, and the pieces of its text. */
export interface TextDocument<Head> {
  head: Head | undefined;
  source: Source;
  pieces: Piece[];
  links: Link[];
  /** Reports a problem on a line of the file. */
  reportAt: (line: number, message: string) => void;
  reportHeadProblem: ReportHeadProblem;
}

/** Reads a Markdown file with a head (front matter) between two lines of "---". Undefined if the head cannot be read. */
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
  const written = readYaml(file, headText, report, 2);
  if (!written) return undefined;
  const source = interpolateSource(written, facts, report);

  const reportAt = (line: number, message: string) => report({ file, line, message });
  const bodyLine = 2 + headText.split('\n').length;
  // Line by line, so that a problem has its line number.
  const lines = body
    .split(/\r?\n/)
    .map((line, index) => interpolate(line, facts, (message) => reportAt(bodyLine + index, message)));
  return {
    source,
    head: check(schema, source, pictures, report),
    ...readMarkdown(lines.join('\n'), bodyLine, pictures, reportAt),
    reportAt,
    reportHeadProblem: (field, message) => report({ file, line: source.lineOf([field]), field, message }),
  };
}
