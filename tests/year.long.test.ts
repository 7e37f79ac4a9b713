/// <reference lib="esnext.temporal" />
/**
 * A year of a branch, day by day: hours, special days, a closure, sold-out dishes, dishes that come and go. The content is read each day at
 * midnight; what it says at each moment at which something changes, and just before, is compared with a calculation by the calendar and
 * the time zones of Temporal. Another year: `SEED=7 npm run test:long -- year`.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingData } from '../model/opening/opening-data.ts';
import { openState } from '../model/opening/open-state.ts';
import { isIn } from '../model/opening/period.ts';
import { WEEKDAYS } from '../model/opening/week.ts';
import { change, contentCopy } from '../model/read/content.testing.ts';

const seed = Number(process.env['SEED'] ?? 1);

/** A day as '2027-03-28'. */
type Day = string;
const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();
const yearDays = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));
const clock = (day: Day, time: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: 'Europe/London', plainTime: time }).epochMilliseconds;
const midnight = (day: Day) => clock(day, '00:00');
const dayAt = (moment: number): Day =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('Europe/London').toPlainDate().toString();

const someDay = fc.constantFrom(...yearDays);
const hours = fc.constantFrom(
  '12:00-23:00',
  '12:00-15:00 and 17:30-22:30',
  'closed',
  '18:00-02:00',
  '12:00-14:30 and 18:00-01:30',
);
const years = fc
  .record({
    week: fc.array(hours, { minLength: 7, maxLength: 7 }),
    special: fc.dictionary(someDay, hours, { minKeys: 8, maxKeys: 16 }),
    // Over a change of the clocks, so that both meet.
    closedFrom: fc.constantFrom('2027-03-20', '2027-10-24', '2027-06-07'),
    closedFor: fc.integer({ min: 3, max: 22 }),
    soldOut: fc.array(someDay, { minLength: 40, maxLength: 60 }),
    seasons: fc.array(fc.tuple(someDay, fc.nat(60)), { minLength: 5, maxLength: 10 }),
  })
  .map(({ special, closedFrom, closedFor, seasons, ...year }) => {
    const closed = { from: closedFrom, until: addDays(closedFrom, closedFor) };
    return Object.assign(year, {
      closed,
      special: new Map(Object.entries(special).filter(([day]) => day < closed.from || day > closed.until)),
      seasons: seasons.map(([from, length]) => ({ from, until: addDays(from, length) })),
    });
  });
type Year = typeof years extends fc.Arbitrary<infer Value> ? Value : never;

/** The sittings that begin on a day, as moments. */
function sittingsOf({ week, special, closed }: Year, day: Day): { opens: number; closes: number }[] {
  const isClosed = closed.from <= day && day <= closed.until;
  const written = isClosed ? 'closed' : (special.get(day) ?? week[Temporal.PlainDate.from(day).dayOfWeek - 1]!);
  if (written === 'closed') return [];
  return written.split(' and ').map((sitting) => {
    const [opens = '', closes = ''] = sitting.split('-');
    return { opens: clock(day, opens), closes: clock(closes < opens ? addDays(day, 1) : day, closes) };
  });
}
const sittingsAround = (year: Year, day: Day) => [addDays(day, -1), day].flatMap((one) => sittingsOf(year, one));

/** The moments between which a day is served: its last sitting may end after midnight. */
function serviceOf(year: Year, day: Day): { from: number; until: number } {
  const endOf = (one: Day) => sittingsOf(year, one).at(-1)?.closes ?? midnight(addDays(one, 1));
  return { from: Math.max(midnight(day), endOf(addDays(day, -1))), until: endOf(day) };
}

/** The moments of a day at which something may change, and those a minute and a millisecond before. The clocks change at 01:00 in UTC. */
function boundaries(year: Year, day: Day): number[] {
  const sittings = sittingsAround(year, day).flatMap(({ opens, closes }) => [opens, closes]);
  const changes = [midnight(day), Date.parse(`${day}T01:00:00Z`), ...sittings];
  return changes.flatMap((moment) => [moment - 60_000, moment - 1, moment]).filter((moment) => dayAt(moment) === day);
}

const FILE = 'content/branches/harbour/branch.yaml';

/** Writes the files of the branch, with a dish for each date and each season. */
function write({ week, special, closed, soldOut, seasons }: Year) {
  const copy = contentCopy();
  change(
    copy,
    FILE,
    /^hours:\n(?: .*\n)*/m,
    `hours:\n${week.map((text, at) => `  ${WEEKDAYS[at]}: ${text}\n`).join('')}`,
  );
  const days = [...special].map(([date, text]) => `  - { date: ${date}, hours: ${text}, reason: Fair }\n`).join('');
  const closure = `closed: { from: ${closed.from}, until: ${closed.until}, text: We are laying a new floor. }\n`;
  change(copy, FILE, /^specialDays:.*\n/m, `${closure}specialDays:\n${days}`);
  const dish = (name: string, dates: string) =>
    `      - { name: ${name}, price: 4.50, heat: 0, image: '', ${dates} }\n`;
  const dishes = [
    ...soldOut.map((day, index) => dish(`Dish ${index}`, `soldOut: ${day}`)),
    ...seasons.map(({ from, until }, index) => dish(`Guest ${index}`, `from: ${from}, until: ${until}`)),
  ];
  const head = 'pages: [[all]]\ncategories:\n  - slug: all\n    name: All\n    recipe: potato\n    items:\n';
  copy.write('content/branches/harbour/menu.yaml', head + dishes.join(''));
  return copy;
}

/** Compares what the content says of a year with what is true. */
function check(year: Year): void {
  const copy = write(year);
  for (const day of yearDays) {
    const content = copy.content({ now: midnight(day) });
    const branch = content.branches.find(({ key }) => key === 'harbour')!;
    const data = openingData(content).branches['harbour']!;
    const dishes = content.menus['harbour']!.pages.flatMap((page) => page.categories.flatMap(({ items }) => items));
    const onMenu = year.seasons.flatMap(({ from, until }, index) =>
      from <= day && day <= until ? `guest-${index}` : [],
    );
    expect(
      dishes.flatMap(({ id }) => (id.startsWith('guest') ? id : [])),
      day,
    ).toEqual(onMenu);
    for (const moment of boundaries(year, day)) {
      const when = new Date(moment).toISOString();
      const isOpen = sittingsAround(year, day).some(({ opens, closes }) => opens <= moment && moment < closes);
      expect(openState(data, moment)?.isOpen, `opening at ${when}`).toBe(isOpen);
      const until = midnight(addDays(year.closed.until, 1));
      const isClosed = serviceOf(year, year.closed.from).from <= moment && moment < until;
      expect(branch.closure !== undefined && isIn(branch.closure.period, moment), `closure at ${when}`).toBe(isClosed);
      const marked = dishes.flatMap(({ id, soldOut }) => (soldOut && isIn(soldOut, moment) ? id : []));
      const soldOut = year.soldOut.flatMap((one, index) => (isIn(serviceOf(year, one), moment) ? `dish-${index}` : []));
      expect(marked, `sold out at ${when}`).toEqual(soldOut);
    }
  }
}

test(`the content says what is true at each moment of a year (seed ${seed})`, { timeout: 300_000 }, () => {
  fc.assert(fc.property(years, check), { seed, numRuns: 2, endOnFailure: true });
});
