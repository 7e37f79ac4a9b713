import { expect, test } from 'vitest';
import { readWeek } from '../../model/opening/week.ts';
import { openingHours } from './restaurant.ts';

const type = { '@type': 'OpeningHoursSpecification' };

test('lists each range of hours with its days, nothing of closed days, and days with other hours', () => {
  const { week } = readWeek({ Mon: 'closed', 'Tue-Thu': '12:00-15:00 and 17:30-22:30', 'Fri-Sun': '12:00-01:00' });
  const day = { from: 0, until: 0, text: '' };
  const [christmas, boxing] = ['2026-12-25', '2026-12-26'].map((date) => ({ validFrom: date, validThrough: date }));
  const specialDays = [
    { ...day, date: '2026-12-25', ranges: [] },
    { ...day, date: '2026-12-26', ranges: [{ opens: '12:00', closes: '15:00' }] },
  ];
  expect(openingHours({ week, specialDays })).toEqual({
    openingHoursSpecification: [
      { ...type, opens: '12:00', closes: '15:00', dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'] },
      { ...type, opens: '17:30', closes: '22:30', dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'] },
      { ...type, opens: '12:00', closes: '01:00', dayOfWeek: ['Friday', 'Saturday', 'Sunday'] },
    ],
    specialOpeningHoursSpecification: [
      { ...type, opens: '00:00', closes: '00:00', ...christmas },
      { ...type, opens: '12:00', closes: '15:00', ...boxing },
    ],
  });
});
