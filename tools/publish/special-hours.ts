import type { Branch } from '../../model/types.ts';

/** The special days of a branch for search engines. Hours from 00:00 to 00:00 mean closed all day (schema.org). */
export function specialHours({ specialDays }: Pick<Branch, 'specialDays'>): Record<string, unknown> {
  if (specialDays.length === 0) return {};
  return {
    specialOpeningHoursSpecification: specialDays.map(({ date, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      opens: hours?.opens ?? '00:00',
      closes: hours?.closes ?? '00:00',
      validFrom: date,
      validThrough: date,
    })),
  };
}
