import { expect, test } from 'vitest';
import { change, contentCopy } from '../read/content.testing.ts';
import { openingData } from './opening-text.ts';
import type { Ui } from '../types.ts';
import { readSpecialDays } from './announcements.ts';
import { spokenDay, spokenTime } from './hours-text.ts';

const at = (text: string) => Date.parse(text);
const copy = contentCopy();
const file = 'content/branches/abbey/branch.yaml';
change(
  copy,
  file,
  'specialDays:',
  'closed: { from: 2027-05-31, until: 2027-06-20, text: We are laying a new floor. }\nspecialDays:',
);
change(copy, file, 'Mon-Sun: 17:00-23:00', 'Mon-Sun: 17:00-01:00');
const closureAt = (moment: string) => {
  const branch = copy.content({ now: at(moment) }).branches.find(({ key }) => key === 'abbey');
  return branch?.closure && { ...branch.closure, text: branch.closure.text.replaceAll('\u00a0', ' ') };
};

test('a branch is closed from the end of the last service before until the end of the last day', () => {
  const period = { from: at('2027-05-31T00:00Z'), until: at('2027-06-20T23:00Z') };
  const announced = { from: at('2027-05-23T23:00Z'), until: period.until };
  expect(closureAt('2027-05-23T12:00Z')).toEqual({
    text: 'Closed from Monday 31 May to Sunday 20 June. We are laying a new floor.',
    period: { ...period, isNow: false },
    announced: { ...announced, isNow: false },
    isToday: false,
  });
  expect(closureAt('2027-05-30T23:59Z')).toMatchObject({ announced: { isNow: true }, period: { isNow: false } });
  // Half past midnight in London: the first day, on which the last evening is still served.
  expect(closureAt('2027-05-30T23:30Z')).toMatchObject({ isToday: true, period: { isNow: false } });
  expect(closureAt('2027-05-31T00:00Z')).toMatchObject({ period: { isNow: true } });
  expect(closureAt('2027-06-20T22:59Z')).toMatchObject({ period: { isNow: true } });
  expect(closureAt('2027-06-20T23:00Z')).toBeUndefined();
  const closed = { from: '2027-05-31', until: '2027-06-20' };
  expect(openingData(copy.content({ now: at('2027-05-31T00:00Z') })).branches['abbey']).toMatchObject({
    hours: { closed },
  });
});

const words = { noon: '12 noon', midnight: 'midnight', am: '{time} am', pm: '{time} pm' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('writes times and days as people say them, with non-breaking spaces', () => {
  const times = ['12:00', '00:00', '23:00', '22:30', '09:05', '00:30'].map((time) => spokenTime(time, words));
  expect(times.map(plain)).toEqual(['12 noon', 'midnight', '11 pm', '10:30 pm', '9:05 am', '12:30 am']);
  expect(times.join('')).not.toContain(' ');
  expect(plain(spokenDay('2026-12-25'))).toBe('Friday 25 December');
});

test('sorts special days by date, and announces each of them from a week before', () => {
  // The other texts are not used here.
  const ui: Partial<Ui['opening']> = {
    ...words,
    timeRange: '{opens} to {closes}',
    twoTimeRanges: '{first} and {second}',
    closedAllDay: 'closed',
    specialDay: '{day}: {hours} ({reason})',
  };
  const given = [
    { date: '2027-01-02', hours: [{ opens: '12:00', closes: '18:30' }], reason: 'Stocktaking' },
    { date: '2027-01-01', hours: [], reason: 'New Year' },
  ];
  const days = readSpecialDays(given, ui as Ui['opening'], () => expect.unreachable('nothing is wrong'));
  expect(days.map(({ text, from, until }) => [plain(text), from, until])).toEqual([
    ['Friday 1 January: closed (New Year)', Date.parse('2026-12-25'), Date.parse('2027-01-02')],
    ['Saturday 2 January: 12 noon to 6:30 pm (Stocktaking)', Date.parse('2026-12-26'), Date.parse('2027-01-03')],
  ]);
});
