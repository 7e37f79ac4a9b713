import { expect, test } from 'vitest';
import type { Ui } from '../types.ts';
import { hoursText } from './hours-text.ts';
import { readWeek } from './week.ts';

const words: Partial<Ui['opening']> = {
  clockAm: '{time} AM',
  clockPm: '{time} PM',
  timeRange: '{opens} to {closes}',
  twoTimeRanges: '{first} and {second}',
  closedAllDay: 'closed',
  lastSeating: 'last seating {time}',
};
// The other words are not used here.
const textOf = (lines: Record<string, string>, lastSeating?: number) =>
  hoursText(readWeek(lines).week, words as Ui['opening'], lastSeating);

test('reads days and ranges of days, also over the end of the week, and groups days in a row with the same hours', () => {
  expect(textOf({ 'Mon-Fri': '12:00-23:00', 'Sat-Sun': '12:00-23:00' })).toBe('Mon-Sun 12:00 PM to 11:00 PM');
  expect(textOf({ Thu: 'closed', 'Fri-Mon': '12:00-00:30', 'Tue-Wed': '12:00-15:00 and 17:30-22:30' })).toBe(
    'Mon 12:00 PM to 12:30 AM; Tue-Wed 12:00 PM to 3:00 PM and 5:30 PM to 10:30 PM; Thu closed; Fri-Sun 12:00 PM to 12:30 AM',
  );
});

test('for those who visit, each of the hours has its last seating, unless they are too short for one', () => {
  const lines = { Mon: '12:00-15:00 and 17:30-01:30', Tue: '12:00-13:00', 'Wed-Sun': 'closed' };
  expect(textOf(lines, 90)).toBe(
    'Mon 12:00 PM to 3:00 PM, last seating 1:30 PM and 5:30 PM to 1:30 AM, last seating 12:00 AM; Tue 12:00 PM to 1:00 PM; Wed-Sun closed',
  );
});
