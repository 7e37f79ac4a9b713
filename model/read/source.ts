import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit, YAMLParseError } from 'yaml';
import { describeYamlError, specialSign } from './yaml-syntax-errors.ts';
import type { Problem } from './problem.ts';

/** The place of a value in a file: keys and list positions from the root. */
export type Path = readonly (string | number)[];

/** A data file, parsed but not yet validated against its schema. */
export interface Source {
  /** 'content/faq.yaml' */
  readonly file: string;
  readonly value: unknown;
  /** The line of a value, counted from 1; for a missing value, the line of its parent. */
  readonly lineOf: (path: Path) => number;
}

/**
 * Characters that no page can show and that XML does not allow: control characters except tab and line ends, a carriage return
 * without a line feed, halves of surrogate pairs, and the sign for a letter that was lost (U+FFFD).
 */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const UNSHOWABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd-\uffff\p{Cs}]|\r(?!\n)/u;

const unshowable = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `has a character that cannot be shown (U+${code}); delete it, and type the text around it again`;
};

/** The text of a file, or the problem that prevents decoding it. */
export function decode(file: string, bytes: Uint8Array): string | Problem {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return {
      file,
      line: 1,
      message: 'begins with an invisible mark (a BOM); save the file as "UTF-8", not as "UTF-8 with BOM"',
    };
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { file, line: 1, message: 'is saved as UTF-16; save it as UTF-8' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() === '')
      return { file, message: 'is empty; bring back its last version, or copy another file of its kind' };
    const bad = UNSHOWABLE.exec(text);
    if (bad) return { file, line: text.slice(0, bad.index).split('\n').length, message: unshowable(bad[0]) };
    return text;
  } catch {
    // Without "fatal", the first invalid byte becomes U+FFFD; the text before it gives the line.
    const line = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0]?.split('\n').length;
    return {
      file,
      line,
      message: 'has letters that are not UTF-8; save the file as UTF-8 (in Windows Notepad: Save as, Encoding)',
    };
  }
}

/** The last result for each file without mistakes. Parsing takes most of the time, and few files change between two reads. */
const parseCache = new Map<string, { text: string; source: Source }>();

/**
 * Parses YAML and reports its syntax errors. Undefined if there are any, or if the file has no fields.
 *
 * @param firstLine the line of the file on which `text` begins, for the head of a Markdown file
 */
export function readYaml(
  file: string,
  text: string,
  report: (problem: Problem) => void,
  firstLine = 1,
): Source | undefined {
  const cached = parseCache.get(file);
  if (cached?.text === text) return cached.source;
  let hasMistake = false;
  const reportAt = (line: number | undefined, message: string) => {
    hasMistake = true;
    report({ file, line, message });
  };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const errors = [...document.errors, ...document.warnings];
  // One error makes the parser report the following lines too, so only the first is reported.
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const duplicateKeys = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  for (const error of [...duplicateKeys, ...(first ? [first] : [])]) {
    const at = describeYamlError(error, text.split('\n'), lineAt(error.pos[0]) - firstLine);
    reportAt(at.index + firstLine, at.message);
  }
  // The content uses no anchors and aliases (& and *): a value with a & or * is a text without its quotes.
  visit(document, {
    Alias: (_key, { range }) => {
      reportAt(lineAt(range?.[0] ?? 0), specialSign);
      errors.push(new YAMLParseError([0, 0], 'BAD_ALIAS', ''));
    },
    Value: (_key, { anchor, range }) => {
      if (anchor === undefined) return;
      reportAt(lineAt(range?.[0] ?? 0), specialSign);
      errors.push(new YAMLParseError([0, 0], 'BAD_ALIAS', ''));
    },
  });
  visit(document, {
    Scalar: (_key, { value, type, comment, range }) => {
      // Written as an escape: "\b".
      const [bad] = typeof value === 'string' ? (UNSHOWABLE.exec(value) ?? []) : [];
      if (bad !== undefined) reportAt(lineAt(range?.[0] ?? 0), unshowable(bad));
      // Comments are written "# word". A sign without a space after it was meant as part of the text.
      if (type === 'PLAIN' && comment && !comment.startsWith(' '))
        reportAt(
          lineAt(range?.[0] ?? 0),
          'has a # that hides the rest of its line; put the text between double quotes',
        );
    },
  });
  if (errors.length > 0) return undefined;
  if (document.contents === null) {
    reportAt(undefined, 'has no fields; bring back its last version, or copy another file of its kind');
    return undefined;
  }
  const source: Source = { file, value: document.toJS(), lineOf: (path) => lineAt(offsetOf(document.contents, path)) };
  if (!hasMistake) parseCache.set(file, { text, source });
  return source;
}

/** The offset of the value at a path, or of its nearest existing ancestor. */
function offsetOf(root: Node | null, path: Path): number {
  let offset = root?.range?.[0] ?? 0;
  let node: unknown = root;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
      : undefined;
    if (pair) {
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof key === 'number' && node.items[key]) {
      node = node.items[key];
      if (isMap(node) || isSeq(node) || isScalar(node)) offset = node.range?.[0] ?? offset;
    } else {
      break;
    }
  }
  return offset;
}
