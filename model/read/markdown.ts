import { lexer, type Token, type Tokens } from 'marked';
import { isWebAddress } from '../schema/values.ts';
import { findPicture, type Pictures } from './check.ts';
import type { Block, Inline } from '../types.ts';

/** A heading or a block of a text, with the line on which it begins. */
export type MarkdownNode = { line: number; heading: string } | { line: number; block: Block };

type ReportAt = (line: number, message: string) => void;

export interface Link {
  line: number;
  href: string;
}

interface Context {
  pictures: Pictures | undefined;
  reportAt: ReportAt;
  links: Link[];
}

/** Parses a text into headings, paragraphs, lists and pictures, and lists its links. Anything else is reported and left out. */
export function readMarkdown(
  body: string,
  firstLine: number,
  pictures: Pictures | undefined,
  reportAt: ReportAt,
): { nodes: MarkdownNode[]; links: Link[] } {
  const context: Context = { pictures, reportAt, links: [] };
  const nodes = withLines(readTokens(body, firstLine, reportAt), firstLine).flatMap(([token, line]) =>
    readToken(token, line, context),
  );
  return { nodes, links: context.links };
}

/** The tokens of a text. The parser calls itself for each list or quotation in another one, until its stack is full. */
function readTokens(body: string, firstLine: number, reportAt: ReportAt): readonly Token[] {
  try {
    return lexer(body);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    reportAt(firstLine, 'has too many lists or quotations in one another; write plain paragraphs, and lists with "- "');
    return [];
  }
}

function withLines<Part extends { raw: string }>(tokens: readonly Part[], firstLine: number): [Part, number][] {
  let next = firstLine;
  return tokens.map((token) => {
    const line = next;
    next += token.raw.split('\n').length - 1;
    return [token, line];
  });
}

function readToken(token: Token, line: number, context: Context): MarkdownNode[] {
  const { reportAt } = context;
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      if (!token.raw.startsWith('## '))
        reportAt(line, 'has a heading that does not begin with "## "; headings are all of that one size');
      return [{ line, heading: readHeading(token, line, context) }];
    case 'paragraph':
      // marked types its tokens loosely; a token of this type is a Paragraph.
      return readParagraph(token as Tokens.Paragraph, line, context).map((block) => ({ line, block }));
    case 'list':
      // As above, a List.
      return [{ line, block: readList(token as Tokens.List, line, context) }];
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

function readHeading(token: Token, line: number, context: Context): string {
  const parts = readInline(childrenOf(token), line, context);
  if (parts.some(({ type }) => type !== 'text'))
    context.reportAt(line, 'has bold text or a link in a heading; write plain words there');
  return parts.map(({ text }) => text).join('');
}

function readParagraph(token: Tokens.Paragraph, line: number, context: Context): Block[] {
  const isPictures = token.tokens.every(
    (part) => part.type === 'image' || (part.type === 'text' && part.raw.trim() === ''),
  );
  if (!isPictures) return [{ type: 'paragraph', text: readInline(token.tokens, line, context) }];
  const { pictures, reportAt } = context;
  return withLines(token.tokens, line).flatMap(([part, here]): Block[] => {
    if (part.type !== 'image') return [];
    const alt = String(part['text']);
    // As above, an Image.
    const { title: caption } = part as Tokens.Image;
    if (alt.length < 10)
      reportAt(here, 'has a picture whose description, between [ and ], is too short; say what one sees');
    return [
      {
        type: 'picture',
        picture: findPicture(String(part['href']), pictures, (message) => reportAt(here, message)),
        alt,
        ...(caption && { caption }),
      },
    ];
  });
}

function readList(token: Tokens.List, line: number, context: Context): Block {
  const { reportAt } = context;
  if (token.ordered && token.start !== 1)
    reportAt(line, `has a numbered list that begins with ${token.start}; lists are numbered from 1`);
  return {
    type: 'list',
    ...(token.ordered && { isNumbered: true }),
    items: withLines(token.items, line).map(([item, at]) => {
      const [only, ...more] = item.tokens.filter(({ type }) => type !== 'space');
      const isText = only?.type === 'text' || only?.type === 'paragraph';
      if (more.length > 0 || !isText) reportAt(at, 'has a list entry of more than one paragraph; make it one');
      return isText ? readInline(childrenOf(only), at, context) : [];
    }),
  };
}

function readInline(tokens: readonly Token[], firstLine: number, context: Context): Inline[] {
  const { reportAt } = context;
  return withLines(tokens, firstLine).flatMap(([token, line]): Inline[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return [{ type: 'text', text: readText(token, line, reportAt) }];
      case 'strong':
        return readInline(childrenOf(token), line, context).map(makeBold);
      case 'link':
        return readLink(token, line, context);
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
function readLink(token: Token, line: number, context: Context): Inline[] {
  const href = String('href' in token ? token.href : '');
  if (isLinkTarget(href)) context.links.push({ line, href });
  else
    context.reportAt(
      line,
      `links to "${href}"; write an address of this site, as in /menu, or one with https:// in front`,
    );
  const parts = readInline(childrenOf(token), line, context);
  const text = parts.map((part) => part.text).join('');
  if (text.trim() === '') context.reportAt(line, `has a link to "${href}" without words; write them between [ and ]`);
  const isBold = parts.length > 0 && parts.every(({ type }) => type === 'bold');
  return [{ type: 'link', text, href, ...(isBold && { isBold }) }];
}

/** A path of this site, a complete https address, or an email address. */
const isLinkTarget = (href: string): boolean =>
  /^\/(?!\/)/.test(href) || /^mailto:\S+@\S+$/.test(href) || isWebAddress(href);

const makeBold = (part: Inline): Inline =>
  part.type === 'link' ? { ...part, isBold: true } : { type: 'bold', text: part.text };

const childrenOf = (token: Token): readonly Token[] => ('tokens' in token && token.tokens ? token.tokens : []);

function readText(token: Token, line: number, reportAt: ReportAt): string {
  const text = String('text' in token ? token.text : token.raw);
  const [entity] = token.type === 'text' ? (/&(?:[a-z]\w*|#\d+|#x[\da-f]+);/i.exec(text) ?? []) : [];
  // A link, bold words or a heading with a typing mistake.
  const [mark] = token.type === 'text' ? (/\]\s?\([^)\s]*|\*\*|^#+\p{L}\S*/mu.exec(text) ?? []) : [];
  if (mark)
    reportAt(
      line,
      `has "${mark}", which is shown as it stands; write **bold** and [links](/menu) without spaces at the marks, and headings as "## Heading"`,
    );
  if (entity) reportAt(line, `has "${entity}", which is shown as it stands; write the sign itself, as in Tom & Jerry`);
  return text;
}
