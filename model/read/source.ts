import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Scalar,
} from 'yaml';
import { findDebris, UNSHOWABLE, unshowable } from './debris.ts';
import { describeYamlError, RESERVED_SIGN } from './yaml-syntax-errors.ts';
import type { Problem } from './problem.ts';

/** The place of a value in a file: keys and list positions from the root. */
export type Path = readonly (string | number)[];

/** A data file, parsed but not yet validated against its schema. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /** The value before its placeholders were filled in. */
  readonly written?: unknown;
  /** The line of a value, counted from 1; for a missing value, the line of its parent. */
  readonly lineOf: (path: Path) => number;
  /** Reports a mistake in the value at a path: what was found, and what to write instead. */
  readonly report: (path: Path, message: string) => void;
}

export type Report = (problem: Problem) => void;

/** The text of a file, or the problem that prevents decoding it. */
export function decode(file: string, bytes: Uint8Array): string | Problem {
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
const parseCache = new Map<string, Omit<Source, 'report'> & { text: string; firstLine: number }>();

/** Parses YAML and reports its syntax errors; undefined if there are any. `firstLine` is that of `text` in its file. */
export function readYaml(file: string, text: string, report: Report, firstLine = 1): Source | undefined {
  const cached = parseCache.get(file);
  if (cached?.text === text && cached.firstLine === firstLine) return withReport(cached, report);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const unread = syntaxErrors(document, text, lines);
  const misread = unwantedTexts(document);
  for (const { line, message } of unread) report({ file, line: line + firstLine - 1, message });
  for (const { offset, message } of misread) report({ file, line: lineAt(offset), message });
  if (unread.length > 0 || misread.length > 0) return undefined;
  if (document.contents === null) {
    report({ file, message: 'has no fields; bring back its last version, or copy another file of its kind' });
    return undefined;
  }
  const start = document.contents.range?.[0] ?? 0;
  const lineOf = (path: Path) => lineAt(offsetOf(document.contents, path, start));
  const parsed = { file, value: document.toJS(), lineOf };
  parseCache.set(file, { ...parsed, text, firstLine });
  return withReport(parsed, report);
}

const withReport = ({ file, value, lineOf }: Omit<Source, 'report'>, report: Report): Source => ({
  file,
  value,
  lineOf,
  report: (path, message) => report({ file, line: lineOf(path), field: describeField(path), path, message }),
});

/** 'price'; 'paragraphs, entry 2' for an entry of a list of texts; undefined for the file as a whole. */
function describeField(path: Path): string | undefined {
  const last = path.at(-1);
  if (typeof last !== 'number') return last;
  const name = path.findLast((key) => typeof key === 'string');
  return name === undefined ? `entry ${last + 1}` : `${name}, entry ${last + 1}`;
}

/** What the parser cannot read. One error makes it report the following lines too, so that only the first is listed. */
function syntaxErrors({ errors, warnings }: Document, text: string, lines: LineCounter) {
  const all = [...errors, ...warnings];
  const first = all.find(({ code }) => code !== 'DUPLICATE_KEY');
  return [...all.filter(({ code }) => code === 'DUPLICATE_KEY'), ...(first ? [first] : [])].map((error) => {
    const { index, message } = describeYamlError(error, text.split('\n'), lines.linePos(error.pos[0]).line - 1);
    return { line: index + 1, message };
  });
}

function unwantedTexts(document: Document): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Node: (key, node) => {
      const add = (message: string) => found.push({ offset: node.range?.[0] ?? 0, message });
      // The content uses no anchors and aliases (& and *): a value with a & or * is a text without its quotes.
      if (isAlias(node) || node.anchor !== undefined) return void add(RESERVED_SIGN);
      if (!isScalar(node)) return;
      // The schemas would pass over such a key.
      if (key === 'key' && /^(?:__proto__|prototype|constructor)$/.test(String(node.value)))
        add(`has the name "${String(node.value)}", which is kept for programs; write another`);
      const changed = changedNumber(node);
      if (changed !== undefined) add(changed);
      // An unshowable character is here if it is written as an escape: "\b".
      const [bad] = typeof node.value === 'string' ? (UNSHOWABLE.exec(node.value) ?? []) : [];
      const debris = typeof node.value === 'string' ? findDebris(node.value) : undefined;
      if (bad !== undefined) add(unshowable(bad));
      else if (debris !== undefined) add(debris);
      // Comments are written "# word". A sign without a space after it was meant as part of the text.
      if (node.type === 'PLAIN' && node.comment && !node.comment.startsWith(' '))
        add('has a # that hides the rest of its line; put the text between double quotes');
    },
  });
  return found;
}

/** What is wrong with a number that YAML does not read as it is written: 01234567 as 1234567, 0x10 as 16, 1e3 as 1000. */
function changedNumber({ value, source = '' }: Scalar): string | undefined {
  if (typeof value !== 'number' || source === '') return undefined;
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source) && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return undefined;
  return `has ${source}, which would be read as ${value}; put it between double quotes if it is text, or else write plain digits`;
}

/** The offset of the value at a path, or of its nearest existing ancestor. */
function offsetOf(node: unknown, path: Path, offset: number): number {
  const [key, ...rest] = path;
  const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  const value: unknown = isSeq(node) ? node.items[Number(key)] : pair?.value;
  const found = pair?.key ?? value;
  return isNode(found) ? offsetOf(value, rest, found.range?.[0] ?? offset) : offset;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Every value in a value of a data file, itself first, with its path. */
export function* walk(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (!isGroup(value)) return;
  for (const [key, entry] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* walk(entry, [...path, key]);
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined), value);

/** A copy of a value of a data file in which every value that is neither a list nor a group is what `change` gives for it. */
export function mapValues(value: unknown, change: (value: unknown, path: Path) => unknown, path: Path = []): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => mapValues(entry, change, [...path, index]));
  if (!isGroup(value)) return change(value, path);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapValues(entry, change, [...path, key])]),
  );
}
