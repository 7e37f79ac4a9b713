import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineDatedPart } from './dated-part.ts';

/** A stand-in for HTMLElement with the members that the element uses. */
class Plain {
  hidden = true;
  readonly #attributes: Record<string, string>;
  constructor(attributes: Record<string, string>) {
    this.#attributes = attributes;
  }
  getAttribute(name: string): string | null {
    return this.#attributes[name] ?? null;
  }
}

let Part: new (attributes: Record<string, string>) => Plain & { connectedCallback: () => void };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLElement', Plain);
  vi.stubGlobal('customElements', { define: (_name: string, element: typeof Part) => (Part = element) });
  defineDatedPart();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function isShown(from: string, until: string, at: string): boolean {
  vi.setSystemTime(at);
  const part = new Part({ from: String(Date.parse(from)), until: String(Date.parse(until)) });
  part.connectedCallback();
  return !part.hidden;
}

test('a part is visible from its start time until just before its end time', () => {
  const [from, until] = ['2027-01-01T09:30:00Z', '2027-01-03T18:00:00Z'];
  expect(isShown(from, until, '2027-01-01T09:29:59Z')).toBe(false);
  expect(isShown(from, until, '2027-01-01T09:30:00Z')).toBe(true);
  expect(isShown(from, until, '2027-01-03T17:59:59Z')).toBe(true);
  expect(isShown(from, until, '2027-01-03T18:00:00Z')).toBe(false);
});
