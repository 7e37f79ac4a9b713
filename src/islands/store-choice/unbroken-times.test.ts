import { expect, test } from 'vitest';
import { unbrokenTimes } from './unbroken-times.ts';

test('a number and what belongs to it stay on one line', () => {
  expect(unbrokenTimes('Mon-Sun 12:00 PM to 11:00 PM')).toBe('Mon-Sun 12:00\u00a0PM to 11:00\u00a0PM');
  expect(unbrokenTimes('Daily 12 noon to 9.30 pm, amply')).toBe('Daily 12\u00a0noon to 9.30\u00a0pm, amply');
});
