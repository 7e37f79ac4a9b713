import * as v from 'valibot';
import { expect, test } from 'vitest';
import { noticesSchema } from './days.ts';

const periodOf = (from: string, until: string) => {
  const { notices } = v.parse(noticesSchema, { notices: [{ text: 'Closed for cleaning.', from, until }] });
  return notices.map((notice) => [notice.from, notice.until]);
};

test('a notice without times lasts for whole days in London', () => {
  expect(periodOf('2027-01-01', '2027-01-03')).toEqual([
    [Date.parse('2027-01-01T00:00Z'), Date.parse('2027-01-04T00:00Z')],
  ]);
  expect(periodOf('2027-07-01', '2027-07-01')).toEqual([
    [Date.parse('2027-06-30T23:00Z'), Date.parse('2027-07-01T23:00Z')],
  ]);
});

test('a notice with times begins and ends at London time', () => {
  expect(periodOf('2027-07-01 09:30', '2027-07-03 18:00')).toEqual([
    [Date.parse('2027-07-01T08:30Z'), Date.parse('2027-07-03T17:00Z')],
  ]);
});
