import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineDatedPart } from './dated-part.ts';

/** What the browser would have the element be. */
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
  const part = new Part({ from, until });
  part.connectedCallback();
  return !part.hidden;
}

test('whole days, in winter and in summer, by London’s clocks', () => {
  expect(isShown('2027-01-01', '2027-01-03 24', '2026-12-31T23:59:59Z')).toBe(false);
  expect(isShown('2027-01-01', '2027-01-03 24', '2027-01-01T00:00:00Z')).toBe(true);
  expect(isShown('2027-01-01', '2027-01-03 24', '2027-01-03T23:59:59Z')).toBe(true);
  expect(isShown('2027-01-01', '2027-01-03 24', '2027-01-04T00:00:00Z')).toBe(false);
  expect(isShown('2027-07-01', '2027-07-01 24', '2027-06-30T22:59:59Z')).toBe(false);
  expect(isShown('2027-07-01', '2027-07-01 24', '2027-06-30T23:00:00Z')).toBe(true);
});

test('days with a time', () => {
  expect(isShown('2027-01-01 09:30', '2027-01-03 18:00', '2027-01-01T09:29:59Z')).toBe(false);
  expect(isShown('2027-01-01 09:30', '2027-01-03 18:00', '2027-01-01T09:30:00Z')).toBe(true);
  expect(isShown('2027-01-01 09:30', '2027-01-03 18:00', '2027-01-03T17:59:59Z')).toBe(true);
  expect(isShown('2027-01-01 09:30', '2027-01-03 18:00', '2027-01-03T18:00:00Z')).toBe(false);
});
