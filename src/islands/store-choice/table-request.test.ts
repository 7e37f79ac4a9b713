import { expect, test } from 'vitest';
import { harbour } from './store.testing.ts';
import { bookingHref, tableOffer } from './table-request.ts';

const now = Date.parse('2026-11-27T12:00Z');
const request = { people: 4, date: '2026-11-28', time: '19:30' };
const href = 'https://book.example/table?people=4&date=2026-11-28&time=19:30';

test("fills people, day and time into the address of the store's booking page", () => {
  expect(bookingHref(harbour, tableOffer(harbour, request, now))).toBe(href);
  expect(bookingHref({ ...harbour, bookingLink: undefined }, tableOffer(harbour, request, now))).toBeUndefined();
});

test.each([
  ['nothing was chosen', {}],
  ['the party is too large', { ...request, people: 7 }],
  ['the number of people is missing', { date: request.date, time: request.time }],
  ['the time is not offered', { ...request, time: '20:30' }],
])('leaves the address alone while %s', (_, given) => {
  expect(bookingHref(harbour, tableOffer(harbour, given, now))).toBeUndefined();
});

test('takes the first day with times, and a time only as long as it is to come', () => {
  expect(tableOffer(harbour, {}, now).day?.date).toBe('2026-11-27');
  const late = Date.parse('2026-11-27T20:00Z');
  expect(tableOffer(harbour, {}, late).day?.date).toBe('2026-11-28');
  const gone = tableOffer(harbour, { ...request, date: '2026-11-27' }, late);
  expect(gone).toMatchObject({ day: { date: '2026-11-28' }, time: undefined });
  const hours = { ...harbour.table.hours, closed: { from: '2026-01-01', until: '2027-12-31' } };
  const closed = tableOffer({ ...harbour, table: { ...harbour.table, hours } }, request, now);
  expect(closed).toMatchObject({ day: undefined, time: undefined });
});
