import { expect, test } from 'vitest';
import type { Store } from './store.ts';
import { harbour, words } from './store.testing.ts';
import { bookingHref, notKept, requestTexts, tableOffer, type TableRequest } from './table-request.ts';

const now = Date.parse('2026-11-27T12:00Z');
const request = { people: 4, date: '2026-11-28', time: '19:30' };
const page = 'https://book.example/table';

const href = (store: Store, given: TableRequest) => bookingHref(store, given, tableOffer(store, given, now));
/** The store with other hours on the day that is requested. */
const withHours = (...ranges: { opens: string; closes: string }[]): Store => ({
  ...harbour,
  table: { ...harbour.table, hours: { ...harbour.table.hours, special: { [request.date]: ranges } } },
});

test("fills what is chosen, and the day that is shown, into the address of the store's booking page", () => {
  expect(href(harbour, request)).toBe(`${page}?people=4&date=2026-11-28&time=19:30`);
  expect(href(harbour, { people: 2 })).toBe(`${page}?people=2&date=2026-11-27`);
  expect(href(harbour, { ...request, people: 7 })).toBe(`${page}?date=2026-11-28&time=19:30`);
  expect(href(harbour, { ...request, time: '20:30' })).toBe(`${page}?people=4&date=2026-11-28`);
  expect(href({ ...harbour, bookingLink: `${page}/{people}/{date}/{time}` }, request)).toBe(
    `${page}/4/2026-11-28/19:30`,
  );
});

test.each<[string, Partial<Store>, TableRequest]>([
  ['nothing is chosen', {}, {}],
  ['there is no pattern', { bookingLink: undefined }, request],
  ['people are too many', {}, { people: 7 }],
  ['a part of the path is missing', { bookingLink: `${page}/{people}?on={date}&at={time}` }, { date: request.date }],
])('leaves the address alone while %s', (_, store, given) => {
  expect(href({ ...harbour, ...store }, given)).toBeUndefined();
});

test('takes the first day with times, unless another was chosen', () => {
  expect(tableOffer(harbour, {}, now).day?.date).toBe('2026-11-27');
  const late = Date.parse('2026-11-27T20:00Z');
  expect(tableOffer(harbour, {}, late).day?.date).toBe('2026-11-28');
  expect(tableOffer(harbour, { ...request, date: '2026-11-27' }, late).day).toBeUndefined();
  const hours = { ...harbour.table.hours, closed: { from: '2026-01-01', until: '2027-12-31' } };
  const closed = tableOffer({ ...harbour, table: { ...harbour.table, hours } }, request, now);
  expect(closed).toMatchObject({ day: undefined, time: undefined });
});

test.each<[string, Store, TableRequest, string]>([
  ['all', harbour, request, ''],
  ['all but the people', { ...harbour, largestParty: 3 }, request, '4 people: 3 at most at Harbour'],
  ['all but a day on which the store is closed', withHours(), request, 'Saturday 28 November: Harbour is closed'],
  ['all but a day that is over', harbour, { ...request, date: '2026-11-26' }, 'Thursday 26 November: Harbour is full'],
  ['all but a late time', withHours({ opens: '12:00', closes: '19:00' }), request, '7.30 pm: Harbour until 6 pm'],
  ['all but an early time', harbour, { ...request, time: '12:30' }, '12.30 pm: not at Harbour'],
  [
    'nothing',
    { ...withHours(), largestParty: 1 },
    { ...request, people: 2, time: '08:00' },
    '2 people: 1 at most at Harbour Saturday 28 November: Harbour is closed 8 am: not at Harbour',
  ],
])('says what is not kept, and keeps %s', (_, store, given, expected) => {
  const text = notKept(store, given, tableOffer(store, given, now), words);
  expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('a time outlives its day, which is then to be chosen', () => {
  const { table, day, isComplete } = requestTexts(tableOffer(withHours(), request, now), words);
  expect(table?.replaceAll('\u00a0', ' ')).toBe('4 people at 7.30 pm');
  expect([day, isComplete]).toEqual([undefined, false]);
  expect(href(withHours(), request)).toBe(`${page}?people=4&time=19:30`);
});
