import { expect, test } from 'vitest';
import { harbour } from './store.testing.ts';
import type { BookingWords } from './store.ts';
import { bookingHref, refusedText, tableOffer, type TableRequest } from './table-request.ts';

const now = Date.parse('2026-11-27T12:00Z');
const request = { people: 4, date: '2026-11-28', time: '19:30' };
const words = {
  onePerson: '1 person',
  manyPeople: '{n} people',
  moment: '{time} on {day}',
  am: '{time} am',
  pm: '{time} pm',
} as BookingWords;
const href = 'https://book.example/table?people=4&date=2026-11-28&time=19:30';

test("fills people, day and time into the address of the store's booking page", () => {
  expect(bookingHref(harbour, tableOffer(harbour, request, now))).toBe(href);
  expect(bookingHref({ ...harbour, bookingLink: undefined }, tableOffer(harbour, request, now))).toBeUndefined();
});

test.each([
  ['nothing', {}, undefined],
  ['too many people', { people: 7 }, undefined],
  ['people alone, for the day that is shown', { people: 4 }, 'people=4&date=2026-11-27'],
  ['a day and a time', { date: request.date, time: request.time }, 'date=2026-11-28&time=19:30'],
  ['a time that is not offered', { ...request, time: '20:30' }, 'people=4&date=2026-11-28'],
])('carries into the address of %s what can be booked', (_, given, query) => {
  const found = bookingHref(harbour, tableOffer(harbour, given, now));
  expect(found).toBe(query && `https://book.example/table?${query}`);
});

test('an address with the places in its path is left alone until all are filled', () => {
  const other = { ...harbour, bookingLink: 'https://book.example/{people}/{date}/{time}' };
  const hrefOf = (given: TableRequest) => bookingHref(other, tableOffer(other, given, now));
  expect(hrefOf({ people: 4 })).toBeUndefined();
  expect(hrefOf(request)).toBe('https://book.example/4/2026-11-28/19:30');
});

test('takes the first day with times, and a time only as long as it is to come', () => {
  expect(tableOffer(harbour, {}, now).day?.date).toBe('2026-11-27');
  const late = Date.parse('2026-11-27T20:00Z');
  expect(tableOffer(harbour, {}, late).day?.date).toBe('2026-11-28');
  const today = { ...request, date: '2026-11-27' };
  expect(tableOffer(harbour, today, late)).toMatchObject({
    day: { date: '2026-11-28' },
    accepted: { people: 4 },
    refused: { date: '2026-11-27', time: '19:30' },
  });
  const hours = { ...harbour.table.hours, closed: { from: '2026-01-01', until: '2027-12-31' } };
  expect(tableOffer({ ...harbour, table: { ...harbour.table, hours } }, request, now).day).toBeUndefined();
});

test.each<[string, TableRequest, string | undefined]>([
  ['', request, undefined],
  ['the party', { ...request, people: 7 }, '7 people'],
  ['the time', { ...request, time: '20:30' }, '8.30\u00a0pm on Saturday 28\u00a0November'],
  ['the day', { people: 4, date: '2026-11-26' }, 'Thursday 26\u00a0November'],
  ['all', { people: 7, date: '2026-11-26', time: '19:30' }, '7 people, 7.30\u00a0pm on Thursday 26\u00a0November'],
])('says what it cannot offer: %s', (_, given, text) => {
  expect(refusedText(tableOffer(harbour, given, now), given, words)).toBe(text);
});
