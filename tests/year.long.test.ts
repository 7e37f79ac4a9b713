/**
 * A year of both branches of the second restaurant, day by day: hours, special days, a closure, dishes that are sold out, seasons. The
 * content is read each day at midnight. At each moment at which something changes, and just before, it must say what is true. How each
 * form of what is published says it is tested with that form. Another year: `SEED=7 npm run test:long -- year`.
 */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Edit, editYaml } from '../model/edit/edit-yaml.ts';
import { WEEKDAYS } from '../model/opening/week.ts';
import { change, contentCopy, type Copy } from '../model/read/content.testing.ts';
import type { Path } from '../model/read/source.ts';
import { openState } from '../model/opening/open-state.ts';
import { openingData } from '../model/opening/opening-data.ts';
import { isIn } from '../model/opening/period.ts';
import { slugify } from '../model/slug.ts';
import { createRandom } from './random.ts';
import {
  addDays,
  boundaries,
  type BranchYear,
  type Day,
  daysOf,
  inventYear,
  isClosedForAWhile,
  isInSeason,
  isOpen,
  isSoldOut,
  midnight,
} from './year/calendar.ts';
const YEAR = 2027;
const seed = Number(process.env['SEED'] ?? 1);

interface DishText {
  name: string;
  available?: boolean;
}
interface MenuText {
  categories: { slug: string; from?: Day; items: DishText[] }[];
  items?: DishText[];
}

/** The dishes of a menu file that can be on the menu in the year, each with its category and its place. */
function dishesIn(text: string): { id: string; name: string; category: string; path: Path }[] {
  // The file has passed the check.
  const { categories, items = [] } = parse(text) as MenuText;
  const groups = [
    ...categories.map(({ slug, from = '', items: dishes }, index) => ({
      slug,
      from,
      dishes,
      path: ['categories', index, 'items'],
    })),
    { slug: 'other', from: '', dishes: items, path: ['items'] },
  ];
  return groups.flatMap(({ slug, from, dishes, path }) =>
    dishes.flatMap(({ name, available = true }, index) =>
      available && from < `${YEAR + 1}`
        ? [{ id: slugify(name), name, category: slug, path: [...path, index] as Path }]
        : [],
    ),
  );
}

const files = (branch: string) => ({
  menu: `content/branches/${branch}/menu.yaml`,
  branch: `content/branches/${branch}/branch.yaml`,
});

/** Writes the parts of a branch's year that stand in its files all the year. */
function writeYear(copy: Copy, branch: string, year: BranchYear): void {
  const { menu, branch: file } = files(branch);
  const { week, special, closed, seasons } = year;
  const hours = week.map((text, day) => `  ${WEEKDAYS[day]}: ${text}\n`).join('');
  change(copy, file, /^hours:\n(?: .*\n)*/m, `hours:\n${hours}`);
  const days = [...special].map(([date, text]) => `  - { date: ${date}, hours: ${text}, reason: Fair }\n`).join('');
  change(
    copy,
    file,
    /^specialDays:.*\n/m,
    `closed: { from: ${closed.from}, until: ${closed.until}, text: We are laying a new floor. }\nspecialDays:\n${days}`,
  );
  const categories = (parse(copy.read(menu)) as MenuText).categories.map(({ slug }) => slug);
  for (const [id, { from, until }] of seasons) {
    const category = categories.indexOf(id);
    const path =
      category >= 0 ? ['categories', category] : dishesIn(copy.read(menu)).find((dish) => dish.id === id)?.path;
    if (!path) throw new Error(`${branch} has no ${id}`);
    const edits = Object.entries({ from, until }).map(([field, day]): Edit => ({
      kind: 'set',
      path: [...path, field],
      value: day,
    }));
    copy.write(menu, editYaml(copy.read(menu), edits));
  }
}

/**
 * What the staff have written into a menu on a day: the dishes that are sold out on it, and some that were on the day before or will be on
 * the day after. A dish has one date.
 */
function soldOutWritten(dishes: readonly { id: string }[], year: BranchYear, day: Day): Map<string, Day> {
  return new Map(
    dishes.flatMap(({ id }) => {
      const date = [day, addDays(day, -1), addDays(day, 1)].find((one) => year.soldOut.get(one)?.includes(id));
      return date === undefined ? [] : [[id, date] as const];
    }),
  );
}

test(
  `the content says what is true at each moment of ${YEAR}, of every branch and dish (seed ${seed})`,
  { timeout: 300_000 },
  () => {
    const random = createRandom(seed);
    const copy = contentCopy();
    const keys = copy.content().branches.map(({ key }) => key);
    const branches = keys.map((key) => {
      const text = copy.read(files(key).menu);
      const dishes = dishesIn(text);
      const seasonal = key === 'harbour' ? ['something-sweet', 'caldo-verde', 'pao-de-alho'] : ['grilled-hake'];
      const year = inventYear(random, YEAR, { dishes: dishes.map(({ id }) => id), seasonal });
      writeYear(copy, key, year);
      return { key, year, dishes, menu: copy.read(files(key).menu) };
    });
    const seen = { moments: 0, soldOut: 0, open: 0, closed: 0, missing: 0 };

    for (const day of daysOf(YEAR)) {
      // The truth of the day is what the files say.
      const written = branches.map(({ key, year, dishes, menu }): BranchYear => {
        const dates = soldOutWritten(dishes, year, day);
        const edits = dishes.flatMap(({ id, path }): Edit[] => {
          const value = dates.get(id);
          return value === undefined ? [] : [{ kind: 'set', path: [...path, 'soldOut'], value }];
        });
        copy.write(files(key).menu, editYaml(menu, edits));
        return { ...year, soldOut: Map.groupBy(dates.keys(), (id) => dates.get(id) ?? '') };
      });
      const content = copy.content({ now: midnight(day) });

      for (const [index, { key, dishes }] of branches.entries()) {
        const year = written[index];
        const branch = content.branches.find((one) => one.key === key);
        if (!year || !branch) throw new Error(`there is no ${key}`);
        const at = `${key} on ${day}`;
        const onMenu = dishes.filter(({ id, category }) => [id, category].every((one) => isInSeason(year, one, day)));
        seen.missing += dishes.length - onMenu.length;
        const present = content.menus[key]!.pages.flatMap((page) => page.categories.flatMap(({ items }) => items));
        expect(present.map(({ id }) => id).toSorted(), at).toEqual(onMenu.map(({ id }) => id).toSorted());
        const isClosedDay = year.closed.from <= day && day <= year.closed.until;
        expect(branch.closure?.isToday ?? false, `closed on the day of ${at}`).toBe(isClosedDay);

        const hours = openingData(content).branches[key];
        for (const moment of boundaries(year, day)) {
          const when = `${key} at ${new Date(moment).toISOString()}`;
          const isOpenNow = isOpen(year, moment);
          const isClosed = branch.closure !== undefined && isIn(branch.closure.period, moment);
          expect(hours && openState(hours, moment)?.isOpen, `opening of ${when}`).toBe(isOpenNow);
          expect(isClosed, `closure of ${when}`).toBe(isClosedForAWhile(year, moment));
          const soldOut = onMenu.flatMap(({ id }) => (isSoldOut(year, id, moment) ? [id] : [])).toSorted();
          const marked = present.flatMap((dish) => (dish.soldOut && isIn(dish.soldOut, moment) ? [dish.id] : []));
          expect(marked.toSorted(), `sold out at ${when}`).toEqual(soldOut);
          seen.moments += 1;
          seen.soldOut += soldOut.length;
          seen.open += Number(isOpenNow);
          seen.closed += Number(isClosed);
        }
      }
    }
    // The year had all of it.
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(100);
  },
);
