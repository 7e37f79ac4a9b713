import { expect, test } from 'vitest';
import { readWeek } from './week.ts';

test('reads a line for each day or range of days, also over the end of the week', () => {
  const lunch = { opens: '12:00', closes: '15:00' };
  const dinner = { opens: '17:30', closes: '22:30' };
  const late = { opens: '12:00', closes: '01:00' };
  expect(
    readWeek({ 'Sat-Mon': '12:00-01:00', Wed: 'closed', 'Thu-Fri': '12:00-15:00', Tue: '12:00-15:00 and 17:30-22:30' }),
  ).toEqual({ week: [[late], [lunch, dinner], [], [lunch], [lunch], [late], [late]], problems: [] });
});
