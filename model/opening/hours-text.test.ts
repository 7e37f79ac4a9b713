import { expect, test } from 'vitest';
import type { Ui } from '../types.ts';
import { hoursInWords, hoursText } from './hours-text.ts';
import { readWeek } from './week.ts';

const words: Partial<Ui['opening']> = {
  clockAm: '{time} AM',
  clockPm: '{time} PM',
  sitting: '{opens} to {closes}',
  twoSittings: '{first} and {second}',
  noSitting: 'closed',
  inWords: '{days} from {hours}',
  everyDay: 'every day',
  noon: '12 noon',
  midnight: 'midnight',
  am: '{time} am',
  pm: '{time} pm',
};
// The other words are not used here.
const textsOf = (lines: Record<string, string>) =>
  [hoursText, hoursInWords].map((textOf) =>
    textOf(readWeek(lines).week, words as Ui['opening']).replaceAll('\u00a0', ' '),
  );

test('tells the same hours on every day once', () => {
  expect(textsOf({ 'Mon-Sun': '12:00-23:00' })).toEqual([
    'Mon-Sun 12:00 PM to 11:00 PM',
    'every day from 12 noon to 11 pm',
  ]);
  expect(textsOf({ 'Mon-Fri': '12:00-23:00', 'Sat-Sun': '12:00-23:00' })).toEqual(
    textsOf({ 'Mon-Sun': '12:00-23:00' }),
  );
});

test('groups days in a row with the same sittings', () => {
  expect(textsOf({ Mon: 'closed', 'Tue-Thu': '12:00-15:00 and 17:30-22:30', 'Fri-Sun': '12:00-00:30' })).toEqual([
    'Mon closed; Tue-Thu 12:00 PM to 3:00 PM and 5:30 PM to 10:30 PM; Fri-Sun 12:00 PM to 12:30 AM',
    'Tue-Thu from 12 noon to 3 pm and 5.30 pm to 10.30 pm; Fri-Sun from 12 noon to 12.30 am',
  ]);
});
