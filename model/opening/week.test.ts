import { expect, test } from 'vitest';
import { readWeek } from './week.ts';

const problemsOf = (lines: Record<string, string>) => readWeek(lines).problems;

test('reads a line for each day or range of days, also over the end of the week', () => {
  const lunch = { opens: '12:00', closes: '15:00' };
  const dinner = { opens: '17:30', closes: '22:30' };
  const late = { opens: '12:00', closes: '01:00' };
  expect(
    readWeek({ 'Sat-Mon': '12:00-01:00', Wed: 'closed', 'Thu-Fri': '12:00-15:00', Tue: '12:00-15:00 and 17:30-22:30' }),
  ).toEqual({
    week: [[late], [lunch, dinner], [], [lunch], [lunch], [late], [late]],
    problems: [],
  });
});

test.each([
  [
    '12:00-24:00',
    '"12:00-24:00" says no hours; write closed, or times on the 24-hour clock, as in 12:00-23:00 or 12:00-15:00 and 17:30-22:30',
  ],
  ['12:00-08:00', '08:00 is not after 12:00, when the branch opens; write the closing time on the 24-hour clock'],
  [
    '17:00-23:00 and 12:00-15:00',
    'the sitting at 12:00 begins before the one at 17:00 is over; write the earlier one first',
  ],
])('rejects %s', (text, problem) => {
  expect(problemsOf({ 'Mon-Sun': text })).toEqual([{ line: 'Mon-Sun', problem }]);
});

test('rejects unknown, repeated and missing days', () => {
  expect(problemsOf({ 'Mo-Sun': '12:00-23:00' })).toEqual([
    {
      line: 'Mo-Sun',
      problem:
        '"Mo-Sun" is neither a day nor a range of days; write the first three letters of the days, as in Mon or Mon-Sun',
    },
  ]);
  expect(problemsOf({ Tues: 'closed', 'Wed-Mon': '12:00-23:00' })).toEqual([
    { line: 'Tues', problem: '"Tues" is neither a day nor a range of days; write Tue, as in Mon or Mon-Sun' },
  ]);
  expect(problemsOf({ 'Mon-Sun': '12:00-23:00', Fri: 'closed' })).toEqual([
    { line: 'Fri', problem: 'Fri stands in another line too; keep one of the two' },
  ]);
  expect(problemsOf({ 'Wed-Sun': '12:00-23:00' })).toEqual([
    { problem: 'says nothing of Mon, Tue; add a line, as in Mon: closed' },
  ]);
});

test('rejects a night that lasts until the next day has opened', () => {
  expect(problemsOf({ 'Mon-Fri': '20:00-05:00', 'Sat-Sun': '04:00-12:00' })).toEqual([
    { problem: 'Fri closes at 05:00 in the night, after Sat has opened at 04:00; change one of the two' },
  ]);
});
