import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const sitting = { opens: '12:00', closes: '23:00', opensText: '12 noon', closesText: '11 pm' };
const week = Array.from({ length: 7 }, () => [sitting]);
const days = Array.from({ length: 90 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10));
const data = {
  words: {
    open: 'Open now, until {time}',
    closed: 'Closed for now',
    opensLater: '',
    closedToday: '',
    opensToday: 'Opens at {time}',
  },
  branches: {
    usual: { week, special: {} },
    refit: { week, special: Object.fromEntries(days.map((date) => [date, []])) },
  },
};

/** A stand-in for HTMLElement with the members that the element uses. */
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

/** The listeners of the window, by event. */
const listeners = new Map<string, () => void>();
let Line: new (branch: string) => Plain & { connectedCallback: () => void; disconnectedCallback: () => void };

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T22:59:30Z') });
  vi.stubGlobal('HTMLElement', Plain);
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify(data) }),
    querySelectorAll: () => [],
    addEventListener: () => undefined,
  });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('customElements', { define: (_name: string, element: typeof Line) => (Line = element) });
  const { startOpeningLines } = await import('./opening-line.ts');
  startOpeningLines();
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

test('the line shows whether the branch is open, and updates at the start of each minute', () => {
  const line = lineOf('usual');
  expect([line.textContent, line.hasAttribute('open')]).toEqual(['Open now, until 11 pm', true]);
  vi.advanceTimersByTime(30_000);
  expect([line.textContent, line.hasAttribute('open')]).toEqual(['', false]);
  line.disconnectedCallback();
  vi.setSystemTime('2026-11-22T13:00:00Z');
  vi.advanceTimersByTime(60_000);
  expect(line.textContent).toBe('');
});

test('the line of a branch that stays closed has no "open" attribute, and that of an unknown branch is empty', () => {
  const line = lineOf('refit');
  expect([line.textContent, line.hasAttribute('open')]).toEqual(['Closed for now', false]);
  expect(lineOf('nowhere').textContent).toBe('');
});

test('the line is right at once when the page comes back from the cache of the browser', () => {
  vi.setSystemTime('2026-11-22T22:30:00Z');
  const line = lineOf('usual');
  expect(line.hasAttribute('open')).toBe(true);
  // Timers have stood still meanwhile.
  vi.setSystemTime('2026-11-22T23:30:00Z');
  listeners.get('pageshow')?.();
  expect(line.hasAttribute('open')).toBe(false);
});
