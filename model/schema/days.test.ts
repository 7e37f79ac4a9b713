import * as v from 'valibot';
import { expect, test } from 'vitest';
import { noticesSchema } from './days.ts';

test.each([
  ['2027-01-01', '2027-01-03', '2027-01-01T00:00Z', '2027-01-04T00:00Z'],
  ['2027-07-01', '2027-07-01', '2027-06-30T23:00Z', '2027-07-01T23:00Z'],
  ['2027-07-01 09:30', '2027-07-03 18:00', '2027-07-01T08:30Z', '2027-07-03T17:00Z'],
])('a notice from %s until %s has London time, and its last day counts in full', (from, until, ...moments) => {
  const { notices } = v.parse(noticesSchema, { notices: [{ text: 'Closed for cleaning.', from, until }] });
  expect(notices.map((notice) => [notice.from, notice.until])).toEqual([moments.map((moment) => Date.parse(moment))]);
});
