import type { Branch } from '../../model/types.ts';

/** The special days of a branch for search engines. A day from midnight to midnight is one on which it stays closed. */
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
