import type * as v from 'valibot';
import type { Resolved } from '../picture.ts';
import { check, type Pictures } from './check.ts';
import { findDebris } from './debris.ts';
import { interpolate, interpolateSource, type Placeholders } from './placeholders.ts';
import { type Link, type MarkdownNode, readMarkdown } from './markdown.ts';
import { readYaml, type Report, type Source } from './source.ts';

export interface TextDocument<FrontMatter> {
  frontMatter: FrontMatter | undefined;
  /** The front matter before validation. */
  source: Source;
  nodes: MarkdownNode[];
  links: Link[];
  reportAt: (line: number, message: string) => void;
}

/** The text of the front matter, and the body below it, which may be missing. */
export const FRONT_MATTER = /^\uFEFF?\s*---[ \t]*\r?\n(.*?\r?\n)---[ \t]*(?:\r?\n|$)(.*)$/s;

/** Reads a Markdown file with front matter between two lines of "---". Undefined if it has none, or if that cannot be read. */
export function readDocument<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
  { placeholders, pictures, report }: { placeholders: Placeholders; pictures: Pictures | undefined; report: Report },
): TextDocument<Resolved<v.InferOutput<Schema>>> | undefined {
  const reportAt = (line: number, message: string) => report({ file, line, message });
  const [, frontMatterText, body] = FRONT_MATTER.exec(text) ?? [];
  if (frontMatterText === undefined || body === undefined) {
    reportAt(1, 'must begin with a head: a line of "---", the fields, and another line of "---"');
    return undefined;
  }
  // The head may have empty lines above it.
  const headLine = text.slice(0, text.indexOf('---')).split('\n').length + 1;
  const parsed = readYaml(file, frontMatterText, report, headLine);
  if (!parsed) return undefined;
  const source = interpolateSource(parsed, placeholders);
  const bodyLine = headLine + frontMatterText.split('\n').length;
  let paragraphLine = bodyLine;
  for (const paragraph of body.split(/\r?\n\r?\n/)) {
    const debris = findDebris(paragraph);
    if (debris !== undefined) reportAt(paragraphLine, debris);
    paragraphLine += paragraph.split('\n').length + 1;
  }
  // Line by line, so that a problem has its line number.
  const lines = body
    .split(/\r?\n/)
    .map((line, index) => interpolate(line, placeholders, (message) => reportAt(bodyLine + index, message)));
  return {
    source,
    frontMatter: check(schema, source, pictures),
    ...readMarkdown(lines.join('\n'), bodyLine, pictures, reportAt),
    reportAt,
  };
}
