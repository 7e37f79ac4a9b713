/// <reference lib="esnext.temporal" />
/**
 * An invented year of a branch, and what is true in it at each moment, calculated with the calendar and the time zones of Temporal and
 * independently of model/opening.
 */
import type { Random } from '../random.ts';

/** A day as '2027-03-28'. */
export type Day = string;
/** The sittings of a day as the staff write them: "closed", "12:00-15:00 and 17:30-01:00". */
export type Hours = string;

export interface BranchYear {
  /** Monday to Sunday. */
  week: readonly Hours[];
  special: ReadonlyMap<Day, Hours>;
  closed: { from: Day; until: Day };
  /** The dishes that are sold out, by day. */
  soldOut: ReadonlyMap<Day, readonly string[]>;
  /** The dishes and categories that come and go, by id or slug. */
  seasons: ReadonlyMap<string, { from: Day; until: Day }>;
}

const WEEK = [
  '12:00-23:00',
  '12:00-15:00 and 17:30-22:30',
  'closed',
  '18:00-02:00',
  '12:00-14:30 and 18:00-01:30',
] as const;

export const daysOf = (year: number): Day[] => {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  return Array.from({ length: first.daysInYear }, (_, index) => first.add({ days: index }).toString());
};

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

/** A year with random hours, special days, a closure, dishes that are sold out, and seasons. */
export function inventYear(
  random: Random,
  year: number,
  { dishes, seasonal }: { dishes: readonly string[]; seasonal: readonly string[] },
): BranchYear {
  const days = daysOf(year);
  const dayAt = (index: number) => days[index % days.length] ?? '';
  const hours = () => random.pick(WEEK);
  // Over a clock change, so that both meet.
  const closedFrom = random.pick(['2027-03-20', '2027-10-24', '2027-06-07']);
  const closed = { from: closedFrom, until: addDays(closedFrom, 3 + random.below(20)) };
  const special = new Map(
    Array.from({ length: 12 }, () => [dayAt(random.below(365)), hours()] as const).filter(
      ([day]) => day < closed.from || day > closed.until,
    ),
  );
  return {
    week: Array.from({ length: 7 }, hours),
    special,
    closed,
    soldOut: new Map(days.map((day) => [day, dishes.filter(() => random.chance(0.2))])),
    seasons: new Map(
      seasonal.map((id) => {
        const from = random.below(300);
        return [id, { from: dayAt(from), until: dayAt(from + random.below(60)) }];
      }),
    ),
  };
}

const clock = (day: Day, time: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: 'Europe/London', plainTime: Temporal.PlainTime.from(time) })
    .epochMilliseconds;
export const midnight = (day: Day): number => clock(day, '00:00');

/** The day in London at a moment. */
export const dayAt = (moment: number): Day =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('Europe/London').toPlainDate().toString();

/** The sittings that begin on a day, as moments. */
export function sittingsOf({ week, special, closed }: BranchYear, day: Day): { opens: number; closes: number }[] {
  const written =
    closed.from <= day && day <= closed.until
      ? 'closed'
      : (special.get(day) ?? week[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? 'closed');
  if (written === 'closed') return [];
  return written.split(' and ').map((sitting) => {
    const [opens = '', closes = ''] = sitting.split('-');
    return { opens: clock(day, opens), closes: clock(closes < opens ? addDays(day, 1) : day, closes) };
  });
}

/** The moments between which a day is served: its last sitting may end after midnight. */
function serviceOf(year: BranchYear, day: Day): { from: number; until: number } {
  const endOf = (one: Day) => sittingsOf(year, one).at(-1)?.closes ?? midnight(addDays(one, 1));
  return { from: Math.max(midnight(day), endOf(addDays(day, -1))), until: endOf(day) };
}

export function isOpen(year: BranchYear, moment: number): boolean {
  const day = dayAt(moment);
  return [addDays(day, -1), day]
    .flatMap((one) => sittingsOf(year, one))
    .some(({ opens, closes }) => opens <= moment && moment < closes);
}

export function isSoldOut(year: BranchYear, dish: string, moment: number): boolean {
  const day = dayAt(moment);
  return [addDays(day, -1), day].some((one) => {
    const { from, until } = serviceOf(year, one);
    return (year.soldOut.get(one)?.includes(dish) ?? false) && from <= moment && moment < until;
  });
}

export const isInSeason = ({ seasons }: BranchYear, id: string, day: Day): boolean => {
  const season = seasons.get(id);
  return !season || (season.from <= day && day <= season.until);
};

/** Whether guests are told that the branch is closed for a while. */
export const isClosedForAWhile = (year: BranchYear, moment: number): boolean =>
  serviceOf(year, year.closed.from).from <= moment && moment < midnight(addDays(year.closed.until, 1));

/** The moments of a day at which something may change, and those a minute and a millisecond before. */
export function boundaries(year: BranchYear, day: Day): number[] {
  const sittings = [addDays(day, -1), day].flatMap((one) => sittingsOf(year, one));
  // The clocks change at 01:00 in UTC.
  const changes = [
    midnight(day),
    Date.parse(`${day}T01:00:00Z`),
    ...sittings.flatMap(({ opens, closes }) => [opens, closes]),
  ];
  const all = changes.flatMap((moment) => [moment - 60_000, moment - 1, moment]);
  return [...new Set(all)].filter((moment) => dayAt(moment) === day);
}
