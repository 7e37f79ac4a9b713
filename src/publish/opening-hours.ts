import type { TimeRange } from '../../model/opening/open-state.ts';
import type { Branch } from '../../model/types.ts';
import type { Thing } from './schema-org.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours from 00:00 to 00:00 mean closed all day (schema.org). */
const CLOSED: TimeRange = { opens: '00:00', closes: '00:00' };

/** The hours of a branch for search engines: each range of hours once, with all its days; special days; and the days for which it is closed. */
export function openingHours({ week, specialDays, closed }: Pick<Branch, 'week' | 'specialDays' | 'closed'>): Thing {
  const sittings = week.flatMap((ranges, day) => ranges.map((range) => ({ range, day: DAYS[day] })));
  const byHours = Map.groupBy(sittings, ({ range: { opens, closes } }) => `${opens} ${closes}`);
  const special = specialDays.flatMap(({ date, ranges }) =>
    (ranges.length > 0 ? ranges : [CLOSED]).map((range) =>
      specification(range, { validFrom: date, validThrough: date }),
    ),
  );
  if (closed) special.push(specification(CLOSED, { validFrom: closed.from, validThrough: closed.until }));
  return {
    openingHoursSpecification: [...byHours.values()].map((all) =>
      specification(all[0]?.range ?? CLOSED, { dayOfWeek: all.map(({ day }) => day) }),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const specification = ({ opens, closes }: TimeRange, validity: Thing): Thing => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
  ...validity,
});
