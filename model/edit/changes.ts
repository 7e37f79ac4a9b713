import { EditError } from './yaml-place.ts';

/** New texts for parts of a text. Of two at one place, the first comes first. */
export class Changes {
  readonly #text: string;
  readonly #all: { start: number; end: number; insert: string }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  put(start: number, end: number, insert: string): void {
    this.#all.push({ start, end, insert });
  }

  insert(at: number, text: string): void {
    this.put(at, at, text);
  }

  /** A part of the text with its changes. */
  result(start = 0, end = this.#text.length): string {
    let [result, at] = ['', start];
    for (const one of this.#all.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      if (one.start < at) throw new EditError('two changes are at one place');
      result += this.#text.slice(at, one.start) + one.insert;
      at = one.end;
    }
    return result + this.#text.slice(at, end);
  }
}
