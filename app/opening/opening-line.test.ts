import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.mock('virtual:content/opening', () => {
  const hours = { opens: '12:00', closes: '23:00', opensText: '12 noon', closesText: '11 pm' };
  const days = Array.from({ length: 90 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10));
  const refit = Object.fromEntries(days.map((date) => [date, null]));
  return {
    default: {
      words: {
        open: 'Open now, until {time}',
        closed: 'Closed for now',
        opensLater: '',
        closedToday: '',
        opensToday: 'Opens at {time}',
      },
      branches: { usual: { usual: hours, special: {} }, refit: { usual: hours, special: refit } },
    },
  };
});

/** What the browser would have the element be. */
class Plain {
  textContent = '';
  readonly #attributes = new Set<string>();
  readonly #branch: string;
  constructor(branch: string) {
    this.#branch = branch;
  }
  getAttribute(): string {
    return this.#branch;
  }
  toggleAttribute(name: string, force?: boolean): void {
    if (force ?? !this.#attributes.has(name)) this.#attributes.add(name);
    else this.#attributes.delete(name);
  }
  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }
}

let Line: new (branch: string) => Plain & { connectedCallback: () => void; disconnectedCallback: () => void };

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T22:59:30Z') });
  vi.stubGlobal('HTMLElement', Plain);
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('customElements', {
    get: () => Line,
    define: (_name: string, element: typeof Line) => (Line = element),
  });
  const { startOpeningLines } = await import('./opening-line.ts');
  startOpeningLines();
  // The second time does nothing.
  startOpeningLines();
  expect(vi.getTimerCount()).toBe(1);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lineOf(branch: string) {
  const line = new Line(branch);
  line.connectedCallback();
  return line;
}

test('a line is open while the branch is, and changes at the turn of the minute', () => {
  const line = lineOf('usual');
  expect([line.textContent, line.hasAttribute('open')]).toEqual(['Open now, until 11 pm', true]);
  vi.advanceTimersByTime(30_000);
  expect([line.textContent, line.hasAttribute('open')]).toEqual(['', false]);
  line.disconnectedCallback();
  vi.setSystemTime('2026-11-22T13:00:00Z');
  vi.advanceTimersByTime(60_000);
  expect(line.textContent).toBe('');
});

test('a branch that stays closed has no lit lamp, and of an unknown one nothing is said', () => {
  const line = lineOf('refit');
  expect([line.textContent, line.hasAttribute('open')]).toEqual(['Closed for now', false]);
  expect(lineOf('nowhere').textContent).toBe('');
});
