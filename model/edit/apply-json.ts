import { isCollection, isMap, isNode, isPair, isScalar, isSeq } from 'yaml';
import type { Document, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { longestIncreasing, pairEntries } from './pair-entries.ts';
import {
  columnOf,
  EditError,
  endOf,
  isBlockScalar,
  keyOf,
  lineEnd,
  lineStart,
  parseFile,
  rangeOf,
} from './yaml-place.ts';
import {
  blockScalarText,
  blockText,
  decimalsIn,
  fieldText,
  flowText,
  indented,
  isBlock,
  isGroup,
  isNothing,
  isSame,
  scalarText,
} from './yaml-text.ts';
import type { Decimals, Json } from './yaml-text.ts';

/** The values of a YAML file. Numbers are numbers: `applyJson` writes them with the decimals that the file has. */
// The files have no dates, sets or other types of YAML that JSON does not have.
export const readJson = (source: string): Json => parseFile(source).toJS() as Json;

/**
 * Returns the YAML file `source` with the values of `next`. Only the bytes of what differs change, so that comments, quotes, order and empty
 * lines stay. Entries of lists that are added, removed or moved take their lines and the comment above along.
 *
 *     applyJson(text, change(readJson(text)))
 *
 * @throws EditError if the result, read back, does not have exactly these values
 */
export function applyJson(source: string, next: Json): string {
  // Every line ends with a line feed while it is worked on.
  const text = source.endsWith('\n') ? source : `${source}\n`;
  const document = parseFile(text);
  if (isSame(document.toJS(), next)) return source;
  const editor = new Editor(text, document, decimalsIn(document));
  editor.change(document.contents, next);
  const changed = editor.result();
  if (!isSame(parseFile(changed).toJS(), next)) throw new EditError('these values cannot be written alone');
  return source.endsWith('\n') ? changed : changed.replace(/\n$/, '');
}

/** The lines of an entry of a list, from the comment above it to the line feed at its end. */
interface Lines {
  start: number;
  end: number;
  dash: number;
}

class Editor {
  readonly #text: string;
  readonly #document: Document;
  readonly #decimals: Decimals;
  /** New texts for parts of the text. Of two at one place, the first comes first. */
  readonly #changes: { start: number; end: number; insert: string }[] = [];

  constructor(text: string, document: Document, decimals: Decimals) {
    this.#text = text;
    this.#document = document;
    this.#decimals = decimals;
  }

  /** A part of the text with its changes. */
  result(start = 0, end = this.#text.length): string {
    let [result, at] = ['', start];
    for (const one of this.#changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      if (one.start < at) throw new EditError('two changes are at one place');
      result += this.#text.slice(at, one.start) + one.insert;
      at = one.end;
    }
    return result + this.#text.slice(at, end);
  }

  #put(start: number, end: number, insert: string): void {
    this.#changes.push({ start, end, insert });
  }

  change(node: unknown, next: Json, isInFlow = false): void {
    if (!isNode(node) || isSame(this.#jsonOf(node), next)) return;
    if (isScalar(node) && !isGroup(next) && !Array.isArray(next)) {
      const [start, end] = rangeOf(node);
      const text =
        isBlock(node) && typeof next === 'string'
          ? blockScalarText(node, this.#text.slice(start, end), next)
          : scalarText(next, isInFlow, node);
      this.#put(start, end, text);
    } else if (isMap(node) && !node.flow && isGroup(next) && !isNothing(next)) this.#changeMap(node, next);
    else if (isSeq(node) && !node.flow && Array.isArray(next) && !isNothing(next)) this.#changeList(node, next);
    else if (isMap(node) && isGroup(next) && hasSameKeys(node, next))
      for (const pair of node.items) this.change(pair.value, next[keyOf(pair)] ?? null, true);
    else this.#put(rangeOf(node)[0], endOf(node), flowText(next, this.#decimals));
  }

  #jsonOf(node: unknown): Json {
    // The files have no types that JSON does not have.
    return isNode(node) ? (node.toJS(this.#document) as Json) : null;
  }

  #changeMap(map: YAMLMap, next: Record<string, Json>): void {
    const [first] = map.items;
    if (!first) return;
    const column = columnOf(this.#text, rangeOf(first.key)[0]);
    const isFirstOnLine = this.#isAlone(first);
    const kept = map.items.filter((pair) => keyOf(pair) in next);
    if (kept.length === 0 && !isFirstOnLine) {
      const text = indented(blockText(next, this.#decimals), column);
      return this.#put(rangeOf(first.key)[0], endOf(map), text);
    }
    let at: number | undefined;
    for (const [key, value] of Object.entries(next)) {
      const pair = map.items.find((one) => keyOf(one) === key);
      if (pair) {
        this.#changeField(pair, value, column);
        at = this.#lineAfter(pair);
        continue;
      }
      const field = indented(this.#fieldText(map, key, value), column);
      const pad = ' '.repeat(column);
      if (at !== undefined || isFirstOnLine)
        this.#put(
          at ?? lineStart(this.#text, rangeOf(first.key)[0]),
          at ?? lineStart(this.#text, rangeOf(first.key)[0]),
          `${pad}${field}\n`,
        );
      else this.#put(rangeOf(first.key)[0], rangeOf(first.key)[0], `${field}\n${pad}`);
    }
    for (const pair of map.items) {
      if (keyOf(pair) in next) continue;
      const [start] = rangeOf(pair.key);
      if (this.#isAlone(pair)) this.#put(lineStart(this.#text, start), this.#lineAfter(pair), '');
      else this.#put(start, rangeOf(map.items[1]?.key)[0], '');
      // Behind the dash of a list only the first field can be; the next one takes its place.
      if (!this.#isAlone(pair) && kept[0] !== map.items[1])
        throw new EditError('the first fields of an entry cannot go together');
    }
  }

  /** A new field, in the style of the others. */
  #fieldText(map: YAMLMap, key: string, value: Json): string {
    const isFlow = map.items.every((pair) => isCollection(pair.value) && pair.value.flow);
    return isFlow && typeof value === 'object' && value !== null
      ? `${scalarText(key, false)}: ${flowText(value, this.#decimals, key)}`
      : fieldText(key, value, this.#decimals);
  }

  #changeField(pair: Pair, next: Json, column: number): void {
    const { value } = pair;
    const old = this.#jsonOf(value);
    if (isSame(old, next)) return;
    const isSameKind = Array.isArray(old) === Array.isArray(next) && isGroup(old) === isGroup(next);
    if (isNode(value) && isSameKind && !isNothing(old) && !isNothing(next)) return this.change(value, next);
    // The value begins after the colon, and a comment behind it stays.
    const colon = this.#text.indexOf(':', rangeOf(pair.key)[1]) + 1;
    if (isCollection(value) && !value.flow) {
      if (!isNothing(next)) throw new EditError('a list or group cannot become something else');
      if (next !== null) this.#put(colon, colon, isSeq(value) ? ' []' : ' {}');
      for (const item of value.items) {
        const { start, end } = isPair(item)
          ? { start: lineStart(this.#text, rangeOf(item.key)[0]), end: this.#lineAfter(item) }
          : this.#linesOf(item);
        this.#put(start, end, '');
      }
      return;
    }
    // An empty value ends where a comment begins; the space before that stays.
    const end = colon + this.#text.slice(colon, isNode(value) ? rangeOf(value)[1] : colon).trimEnd().length;
    const text = fieldText('_', next, this.#decimals).slice('_:'.length);
    if (!text.startsWith('\n') || isBlockScalar(value))
      return this.#put(colon, end, text.startsWith('\n') ? ` ${flowText(next, this.#decimals)}` : text);
    this.#put(colon, end, '');
    this.#put(lineEnd(this.#text, end), lineEnd(this.#text, end), indented(text, column));
  }

  #changeList(list: YAMLSeq, next: Json[]): void {
    const lines = list.items.map((item, index) => this.#linesWithComment(list, item, index));
    const origins = pairEntries(
      list.items.map((item) => this.#jsonOf(item)),
      next,
    );
    const still = longestIncreasing(origins);
    const [first] = lines;
    if (!first) return;
    const gap = lines.slice(1).some(({ start }, n) => /^[ \t]*\n/.test(this.#text.slice(lines[n]?.end, start)))
      ? '\n'
      : '';
    // Entries go after the one before them; those before the first that stays go before it.
    let at: number | undefined;
    let before = '';
    next.forEach((value, index) => {
      const from = origins[index];
      if (from !== undefined && still.has(from)) {
        const own = lines[from] ?? first;
        if (before !== '') this.#put(own.start, own.start, before);
        before = '';
        this.change(list.items[from], value);
        at = own.end;
        return;
      }
      const body =
        from === undefined
          ? this.#entryText(list, value, columnOf(this.#text, first.dash))
          : this.#moved(list.items[from], lines[from] ?? first, value);
      if (at === undefined) before += body + gap;
      else this.#put(at, at, gap + body);
    });
    if (before !== '') this.#put(first.start, first.start, gap === '' ? before : before.slice(0, -gap.length));
    const isBlank = (from: number, to: number) => this.#text.slice(from, to).trim() === '';
    let cut = first.start;
    lines.forEach((own, index) => {
      if (still.has(index)) return;
      // The comment above an entry that is taken out may be about the next ones too.
      const start = origins.includes(index) ? own.start : lineStart(this.#text, own.dash);
      const [previous, following] = [lines[index - 1]?.end, lines[index + 1]?.start];
      // With the empty lines before it, or after it if it is the first.
      const from = previous !== undefined && isBlank(previous, start) ? previous : start;
      const end =
        previous === undefined && following !== undefined && isBlank(own.end, following) ? following : own.end;
      this.#put(Math.max(cut, from), end, '');
      cut = end;
    });
  }

  #moved(item: unknown, { start, end }: Lines, value: Json): string {
    const inner = new Editor(this.#text, this.#document, this.#decimals);
    inner.change(item, value);
    return inner.result(start, end);
  }

  #entryText(list: YAMLSeq, value: Json, column: number): string {
    const isFlow = list.items.every((item) => isCollection(item) && item.flow);
    const text =
      isFlow || !isGroup(value)
        ? flowTextOutside(value, this.#decimals)
        : indented(blockText(value, this.#decimals), column + 2);
    return `${' '.repeat(column)}- ${text}\n`;
  }

  #linesOf(item: unknown): Lines {
    const [at] = isMap(item) && !item.flow ? rangeOf(item.items[0]?.key) : rangeOf(item);
    const dash = this.#text.lastIndexOf('-', at - 1);
    if (this.#text.slice(lineStart(this.#text, dash), dash).trim() !== '')
      throw new EditError('a list begins inside a line');
    return { start: lineStart(this.#text, dash), end: this.#lineAfter(item), dash };
  }

  #linesWithComment(list: YAMLSeq, item: unknown, index: number): Lines {
    const lines = this.#linesOf(item);
    const limit = index === 0 ? lines.start : this.#lineAfter(list.items[index - 1]);
    let { start } = lines;
    while (start > limit && /^\s*#/.test(this.#text.slice(lineStart(this.#text, start - 1), start)))
      start = lineStart(this.#text, start - 1);
    return { ...lines, start };
  }

  /** Whether a field has its line for itself; the first field of an entry of a list has a dash before it. */
  #isAlone({ key }: Pair): boolean {
    const [start] = rangeOf(key);
    return this.#text.slice(lineStart(this.#text, start), start).trim() === '';
  }

  #lineAfter(item: unknown): number {
    return lineEnd(this.#text, endOf(item)) + 1;
  }
}

const hasSameKeys = ({ items }: YAMLMap, next: Record<string, Json>): boolean =>
  items.length === Object.keys(next).length && items.every((pair) => isNode(pair.value) && keyOf(pair) in next);

const flowTextOutside = (value: Json, decimals: Decimals): string =>
  typeof value === 'string' ? scalarText(value, false) : flowText(value, decimals);
