import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit, YAMLParseError } from 'yaml';
import { describeMistake, specialSign } from './yaml-syntax-errors.ts';
import type { Problem } from './problem.ts';

/** Where a value stands in a file: keys and list positions from the top. */
export type Path = readonly (string | number)[];

/** A file of data, read but not yet checked against its schema. */
export interface Source {
  /** 'content/faq.yaml' */
  readonly file: string;
  readonly value: unknown;
  /** The line of a value, counted from 1; for a missing one, the line of what it is missing from. */
  readonly lineOf: (path: Path) => number;
}

/** The text of a file, or what keeps it from being text. */
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
    return text;
  } catch {
    // The letters before the first broken one decode well without "fatal".
    const line = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0]?.split('\n').length;
    return {
      file,
      line,
      message: 'has letters that are not UTF-8; save the file as UTF-8 (in Windows Notepad: Save as, Encoding)',
    };
  }
}

/** What was read last of each file: parsing is most of the work, and from one reading to the next hardly any file changes. */
const readBefore = new Map<string, { text: string; source: Source }>();

/**
 * Reads YAML and reports every mistake of form.
 *
 * @param firstLine the line of the file on which `text` begins, for the head of a Markdown file
 */
export function readYaml(
  file: string,
  text: string,
  report: (problem: Problem) => void,
  firstLine = 1,
): Source | undefined {
  const before = readBefore.get(file);
  if (before?.text === text) return before.source;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const mistakes = [...document.errors, ...document.warnings];
  // One slip makes the parser stumble over the following lines too; the first report is the true one.
  const first = mistakes.find(({ code }) => code !== 'DUPLICATE_KEY');
  const doubles = mistakes.filter(({ code }) => code === 'DUPLICATE_KEY');
  for (const mistake of [...doubles, ...(first ? [first] : [])]) {
    const at = describeMistake(mistake, text.split('\n'), lineAt(mistake.pos[0]) - firstLine);
    report({ file, line: at.index + firstLine, message: at.message });
  }
  // Anchors and aliases (& and *) are of no use here: an asterisk is a text that wants quotes.
  visit(document, {
    Alias: (_key, { range }) => {
      report({ file, line: lineAt(range?.[0] ?? 0), message: specialSign });
      mistakes.push(new YAMLParseError([0, 0], 'BAD_ALIAS', ''));
    },
  });
  if (mistakes.length > 0) return undefined;
  if (document.contents === null) {
    report({ file, message: 'has no fields; bring back its last version, or copy another file of its kind' });
    return undefined;
  }
  const source: Source = { file, value: document.toJS(), lineOf: (path) => lineAt(offsetOf(document.contents, path)) };
  readBefore.set(file, { text, source });
  return source;
}

/** The place of the value at a path, or of the innermost thing on the way to it. */
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
