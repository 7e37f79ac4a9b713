import { expect, test } from 'vitest';
import { hoursProblem } from './hours-text.ts';

test.each([
  ['Mon-Sun 12:00 PM to 11:00 PM', '12:00', '23:00'],
  ['Mon-Sun 12 noon to 9.30 pm', '12:00', '21:30'],
  ['Mon–Sun 5pm–11pm', '17:00', '23:00'],
  ['Daily, 17:00 to midnight', '17:00', '00:00'],
  ['7 days, 12:00 - 11:00', '12:00', '23:00'],
  ['12 noon to 3 p.m. and 5 p.m. to 12 midnight', '12:00', '00:00'],
  ['Every day from noon, 12.30 a.m. last', '12:00', '00:30'],
])('%j agrees with %s and %s', (text, opens, closes) => {
  expect(hoursProblem(text, opens, closes)).toBeUndefined();
});

test.each([
  ['Mon-Sun 12:00 PM to 11:00 PM', '12:00', '22:00'],
  ['Mon-Sun 12:00 PM to 11:00 PM', '13:00', '23:00'],
  ['Mon-Sun 12 noon to 9.30 pm', '12:00', '21:00'],
  ['Mon-Sun 12:00 AM to 11:00 PM', '12:00', '23:00'],
  ['17:00 to midnight', '17:00', '12:00'],
])('%j contradicts %s and %s', (text, opens, closes) => {
  expect(hoursProblem(text, opens, closes)).toBe(
    `"${text}" is not from ${opens} to ${closes}, as "opens" and "closes" say; write the same times in all three`,
  );
});

test('a text with fewer than two times is not compared', () => {
  for (const text of ['Every day from noon', 'All day', '12-11 pm'])
    expect(hoursProblem(text, '13:00', '22:00')).toBeUndefined();
});
