import { expect, test } from 'vitest';
import type { Store } from '../../data/store-choice.ts';
import { abbey, words } from './store.testing.ts';
import { bookingHref, notKept, requestTexts, tableOffer, type TableRequest } from './table-request.ts';

const now = Date.parse('2026-11-27T12:00Z');
const request = { people: 4, date: '2026-11-28', time: '19:30' };
const [page = ''] = abbey.bookingLink?.split('?') ?? [];
const path = { bookingLink: `${page}/{people}/{date}/{time}` };
/** The store with other hours on the day that is requested. */
const withHours = (...ranges: { opens: string; closes: string }[]): Store => ({
  ...abbey,
  table: { ...abbey.table, hours: { ...abbey.table.hours, specialDays: [{ date: request.date, ranges }] } },
});

test.each<[string, TableRequest, string | undefined, Partial<Store>?]>([
  ['all that is chosen', request, '?people=4&date=2026-11-28&time=19:30'],
  ['the day that is shown', { people: 2 }, '?people=2&date=2026-11-27'],
  ['no party that is too large', { ...request, people: 7 }, '?date=2026-11-28&time=19:30'],
  ['no time after its last', { ...request, time: '22:30' }, '?people=4&date=2026-11-28'],
  ['no day on which the branch is closed', request, '?people=4&time=19:30', withHours()],
  ['nothing while nothing is chosen', {}, undefined],
  ['nothing without a pattern', request, undefined, { bookingLink: undefined }],
  ['nothing if only a party that is too large is chosen', { people: 7 }, undefined],
  ['a whole path', request, '/4/2026-11-28/19:30', path],
  ['nothing while a path is only partly filled', { date: request.date }, undefined, path],
])('the address for booking has %s', (_, given, expected, other) => {
  const store = { ...abbey, ...other };
  expect(bookingHref(store, given, tableOffer(store, given, now))).toBe(expected && page + expected);
});

test('takes the first day with times, unless another was chosen', () => {
  const late = Date.parse('2026-11-27T22:00Z');
  expect(tableOffer(abbey, {}, late).day?.date).toBe('2026-11-28');
  expect(tableOffer(abbey, { ...request, date: '2026-11-27' }, late).day).toBeUndefined();
});

const notThen = (day: string) => `Not kept: ${day}. Abbey Steps takes no more tables then.`;
test.each<[string, Store, TableRequest, string]>([
  ['all', abbey, request, ''],
  ['all but a day that is over', abbey, { ...request, date: '2026-11-26' }, notThen('Thursday 26 November')],
  [
    'all but a late time',
    withHours({ opens: '12:00', closes: '19:00' }),
    request,
    'Not kept: 7:30 pm. Abbey Steps’s last seating is at 6 pm.',
  ],
  [
    'nothing',
    { ...withHours(), largestParty: 1 },
    { ...request, people: 2, time: '08:00' },
    'Not kept: 2 people. Abbey Steps takes 1 at most. Not kept: Saturday 28 November. Abbey Steps is closed then. ' +
      'Not kept: 8 am. Abbey Steps has no table then.',
  ],
])('says what is not kept, and keeps %s', (_, store, given, expected) => {
  const text = notKept(store, given, tableOffer(store, given, now), words);
  expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('keeps the time of a day that is not possible, and leaves the day to be chosen', () => {
  const texts = requestTexts(tableOffer(withHours(), { date: request.date, time: request.time }, now), words);
  expect(texts).toEqual({ tableText: 'How many at 7:30\u00a0pm', dayText: undefined, isComplete: false });
});
