import { expect, test } from 'vitest';
import opening from 'virtual:content/opening';
import { openState } from './open-state.ts';
import { openingText } from './opening-text.ts';

const eastham = opening.branches['eastham'];
const words = (branch: typeof eastham, moment: string) =>
  openingText(branch && openState(branch, Date.parse(moment)), opening.words).replaceAll('\u00a0', ' ');

test('each state is said as people say it', () => {
  expect(words(eastham, '2026-11-21T13:00:00Z')).toBe('Open now, until 11 pm');
  expect(words(eastham, '2026-11-21T09:00:00Z')).toBe('Opens at 12 noon');
  expect(words(eastham, '2026-11-21T23:30:00Z')).toBe('Opens tomorrow at 12 noon');
  expect(words(undefined, '2026-11-21T23:30:00Z')).toBe('Closed for now');
});

test('on special days it says that the whole day is closed, and when it is over', () => {
  if (!eastham) throw new Error('there is no East Ham');
  const closed = (...dates: string[]) => ({
    ...eastham,
    special: Object.fromEntries(dates.map((date) => [date, null])),
  });
  expect(words(closed('2026-12-25'), '2026-12-25T15:00:00Z')).toBe('Closed today, opens tomorrow at 12 noon');
  expect(words(closed('2026-12-25', '2026-12-26'), '2026-12-25T15:00:00Z')).toBe(
    'Closed today, opens on Sunday at 12 noon',
  );
  expect(words(closed('2026-12-25'), '2026-12-24T23:30:00Z')).toBe('Opens on Saturday at 12 noon');
  const week = Array.from({ length: 7 }, (_, day) => `2026-12-${25 + day}`);
  expect(words(closed(...week), '2026-12-25T15:00:00Z')).toBe('Closed today, opens on Friday 1 January at 12 noon');
});
