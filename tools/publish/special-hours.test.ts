import { expect, test } from 'vitest';
import { specialHours } from './special-hours.ts';

test('describes closed days and days with their own hours', () => {
  const day = { from: 0, until: 0, text: '' };
  expect(
    specialHours({
      specialDays: [
        { ...day, date: '2026-12-25', hours: null },
        { ...day, date: '2026-12-26', hours: { opens: '17:00', closes: '22:00' } },
      ],
    }),
  ).toEqual({
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '17:00',
        closes: '22:00',
        validFrom: '2026-12-26',
        validThrough: '2026-12-26',
      },
    ],
  });
});

test('returns nothing without special days', () => {
  expect(specialHours({ specialDays: [] })).toEqual({});
});
