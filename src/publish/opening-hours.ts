import type { Sitting } from '../../model/opening/open-state.ts';
import type { Branch } from '../../model/types.ts';
import type { Thing } from './schema-org.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours from 00:00 to 00:00 mean closed all day (schema.org). */
const CLOSED: Sitting = { opens: '00:00', closes: '00:00' };

/** The hours of a branch for search engines: each sitting once, with all its days; special days; and the days for which it is closed. */
export function openingHours({ week, specialDays, closed }: Pick<Branch, 'week' | 'specialDays' | 'closed'>): Thing {
  const daysByHours = new Map<string, { sitting: Sitting; dayOfWeek: string[] }>();
  for (const [day, sittings] of week.entries())
    for (const sitting of sittings) {
      const key = `${sitting.opens} ${sitting.closes}`;
      const { dayOfWeek } = daysByHours.get(key) ?? { dayOfWeek: [] };
      daysByHours.set(key, { sitting, dayOfWeek: [...dayOfWeek, DAYS[day] ?? ''] });
    }
  const special = specialDays.flatMap(({ date, sittings }) =>
    (sittings.length > 0 ? sittings : [CLOSED]).map((sitting) =>
      specification(sitting, { validFrom: date, validThrough: date }),
    ),
  );
  if (closed) special.push(specification(CLOSED, { validFrom: closed.from, validThrough: closed.until }));
  return {
    openingHoursSpecification: [...daysByHours.values()].map(({ sitting, dayOfWeek }) =>
      specification(sitting, { dayOfWeek }),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const specification = ({ opens, closes }: Sitting, validity: Thing): Thing => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
  ...validity,
});
