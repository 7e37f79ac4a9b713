import { lexer, type Token, type Tokens } from 'marked';
import { isWebAddress } from '../schema/values.ts';
import { findPicture, type Pictures } from './check.ts';
import type { Block, Inline } from '../types.ts';

/** A heading or a block of a text, with the line on which it begins. */
export type Piece = { line: number; heading: string } | { line: number; block: Block };

type ReportAt = (line: number, message: string) => void;

/** Parses a text into headings, paragraphs, lists and pictures. Anything else is reported and left out. */
export function readMarkdown(
  body: string,
  firstLine: number,
  pictures: Pictures | undefined,
  reportAt: ReportAt,
): Piece[] {
  let line = firstLine;
  return lexer(body).flatMap((token) => {
    const start = line;
    line += token.raw.split('\n').length - 1;
    return readToken(token, start, pictures, reportAt);
  });
}

function readToken(token: Token, line: number, pictures: Pictures | undefined, reportAt: ReportAt): Piece[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      if (!token.raw.startsWith('## '))
        reportAt(line, 'has a heading that does not begin with "## "; headings are all of that one size');
      return [{ line, heading: readHeading(token, line, reportAt) }];
    case 'paragraph':
      // marked types its tokens loosely; a token of this type is a Paragraph.
      return readParagraph(token as Tokens.Paragraph, line, pictures, reportAt).map((block) => ({ line, block }));
    case 'list':
      // As above, a List.
      return [{ line, block: readList(token as Tokens.List, line, reportAt) }];
    default:
      reportAt(
        line,
        `has ${KINDS[token.type] ?? token.type}, which is not shown; write plain paragraphs, lists with "- ", and headings with "## "`,
      );
      return [];
  }
}

const KINDS: Readonly<Record<string, string>> = {
  html: 'HTML',
  code: 'a block that is indented by four spaces or more, or fenced',
  blockquote: 'a quotation with ">"',
  table: 'a table',
  hr: 'a line across the page',
  em: 'italics',
  codespan: 'text between `backticks`',
  del: 'struck-out text',
  br: 'a forced line break',
  image: 'a picture inside a sentence',
  def: 'a link defined elsewhere',
};

/** A heading is plain text. */
function readHeading(token: Token, line: number, reportAt: ReportAt): string {
  const parts = readInline(childrenOf(token), line, reportAt);
  if (parts.some(({ type }) => type !== 'text'))
    reportAt(line, 'has bold text or a link in a heading; write plain words there');
  return parts.map(({ text }) => text).join('');
}

function readParagraph(
  token: Tokens.Paragraph,
  line: number,
  pictures: Pictures | undefined,
  reportAt: ReportAt,
): Block[] {
  const isPictures = token.tokens.every(
    (part) => part.type === 'image' || (part.type === 'text' && part.raw.trim() === ''),
  );
  if (!isPictures) return [{ type: 'paragraph', text: readInline(token.tokens, line, reportAt) }];
  let at = line;
  return token.tokens.flatMap((part): Block[] => {
    const here = at;
    at += part.raw.split('\n').length - 1;
    if (part.type !== 'image') return [];
    const alt = String(part['text']);
    if (alt.length < 10)
      reportAt(here, 'has a picture whose description, between [ and ], is too short; say what one sees');
    return [
      {
        type: 'picture',
        picture: findPicture(String(part['href']), pictures, (message) => reportAt(here, message)),
        alt,
      },
    ];
  });
}

function readList(token: Tokens.List, line: number, reportAt: ReportAt): Block {
  if (token.ordered) reportAt(line, 'has a numbered list; write "- " in front of each entry');
  let next = line;
  return {
    type: 'list',
    items: token.items.map((item) => {
      const at = next;
      next += item.raw.split('\n').length - 1;
      const [only, ...more] = item.tokens.filter(({ type }) => type !== 'space');
      if (more.length > 0 || !only) reportAt(at, 'has a list entry of more than one paragraph; make it one');
      return readInline(only && 'tokens' in only && only.tokens ? only.tokens : [], at, reportAt);
    }),
  };
}

function readInline(tokens: readonly Token[], line: number, reportAt: ReportAt): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return [{ type: 'text', text: readText(token, line, reportAt) }];
      case 'strong':
        return readInline(childrenOf(token), line, reportAt).map(makeBold);
      case 'link':
        return readLink(token, line, reportAt);
      default:
        reportAt(
          line,
          `has ${KINDS[token.type] ?? token.type}, which is not shown; write plain text, **bold** and [links](/menu)`,
        );
        return [];
    }
  });
}

/** A link's text may be bold; within it nothing else is shown. */
function readLink(token: Token, line: number, reportAt: ReportAt): Inline[] {
  const href = String('href' in token ? token.href : '');
  if (!isLinkTarget(href))
    reportAt(line, `links to "${href}"; write an address of this site, as in /menu, or one with https:// in front`);
  const parts = readInline(childrenOf(token), line, reportAt);
  const text = parts.map((part) => part.text).join('');
  const isBold = parts.length > 0 && parts.every(({ type }) => type === 'bold');
  return [{ type: 'link', text, href, ...(isBold && { isBold }) }];
}

/** A path of this site, a complete https address, or an email address. */
const isLinkTarget = (href: string): boolean =>
  /^\/(?!\/)/.test(href) || /^mailto:\S+@\S+$/.test(href) || isWebAddress(href);

function makeBold(part: Inline): Inline {
  return part.type === 'link' ? { ...part, isBold: true } : { type: 'bold', text: part.text };
}

const childrenOf = (token: Token): readonly Token[] => ('tokens' in token && token.tokens ? token.tokens : []);

function readText(token: Token, line: number, reportAt: ReportAt): string {
  const text = String('text' in token ? token.text : token.raw);
  const [entity] = token.type === 'text' ? (/&(?:[a-z]\w*|#\d+|#x[\da-f]+);/i.exec(text) ?? []) : [];
  if (entity) reportAt(line, `has "${entity}", which is shown as it stands; write the sign itself, as in Tom & Jerry`);
  return text;
}
