import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { addDays } from '../../model/opening/london.ts';
import { dayOfService, soldOutPeriod } from '../../model/opening/period.ts';
import {
  findDish,
  hoursOf,
  keyOf,
  listMenuDishes,
  listStores,
  type MenuDish,
  someOf,
  textOf,
  titleOfDish,
} from '../editor/menus.ts';
import { type Plan, refuse } from '../publish/change.ts';
import { dayText, periodText } from '../dates.ts';
import { editFiles, type Files } from './plan.ts';

export interface SoldOut {
  from: string;
  until?: string;
}

/** When a dish is sold out, and whether it has begun; undefined if it is not, or no longer. */
export function soldOutOf(dish: MenuDish, branches: Branches, now: number): (SoldOut & { isNow: boolean }) | undefined {
  const { soldOut } = dish.item;
  const hours = branches.get(dish.branch);
  if (!isGroup(soldOut) || !hours) return undefined;
  const [from, until] = [textOf(soldOut['from']), textOf(soldOut['until'])];
  const days = { from, ...(until && { until }) };
  const period = soldOutPeriod(hours, days, now);
  return period && { ...days, isNow: period.isNow };
}

/** The last day, after every other where there is none. */
const endOf = ({ until = '9999-12-31' }: SoldOut): string => until;

/** The days of a choice with those that are marked already and adjoin them. A choice from the same day on takes their place. */
function joinDays(marked: SoldOut & { isNow: boolean }, choice: SoldOut, today: string): SoldOut {
  const [first, last] = choice.from < marked.from ? [choice, marked] : [marked, choice];
  const isApart = first.until !== undefined && addDays(first.until, 1) < last.from;
  if (isApart || (marked.isNow ? today : marked.from) === choice.from) return choice;
  const { until } = endOf(first) > endOf(last) ? first : last;
  return { from: first.from, ...(until !== undefined && { until }) };
}

/** Whether days that are marked are among others; those of a dish that is sold out now have begun with them. */
const isWithin = (marked: SoldOut & { isNow: boolean }, days: SoldOut): boolean =>
  (marked.isNow || days.from <= marked.from) && endOf(marked) <= endOf(days);

/** 'Fri 25 Dec 2026', 'Fri 25 Dec 2026 to Sun 27 Dec 2026', 'from Fri 25 Dec 2026 until put back on' */
export const soldOutText = ({ from, until }: SoldOut): string =>
  until === undefined ? `from ${dayText(from)} until put back on` : periodText(from, until);

type Branches = ReturnType<typeof openingOf>;
export const openingOf = (files: Files) => new Map(listStores(files).map((one) => [one.branch, hoursOf(one)]));

export const howLongs = [
  ['today', 'Today'],
  ['tomorrow', 'Tomorrow'],
  ['day', 'Until the end of'],
  ['open', 'Until put back on'],
] as const;

export interface SoldOutChoice {
  keys: readonly string[];
  howLong: (typeof howLongs)[number][0];
  until: string;
  isEverywhere: boolean;
}

/** Asks before days that are marked give way to others; `sure` is a question answered with yes. */
export function planSoldOut(files: Files, choice: SoldOutChoice, now: number, sure?: string): Plan {
  const { keys, howLong, until, isEverywhere } = choice;
  const all = listMenuDishes(files);
  const chosen = all.filter((dish) => keys.includes(keyOf(dish)));
  const dishes = isEverywhere ? all.filter(({ id }) => chosen.some((one) => one.id === id)) : chosen;
  const branches = openingOf(files);
  const periodOf = (dish: MenuDish): SoldOut => {
    const hours = branches.get(dish.branch);
    const today = hours ? dayOfService(hours, now) : '';
    const from = howLong === 'tomorrow' ? addDays(today, 1) : today;
    const days = { from, ...(howLong === 'day' ? { until } : howLong !== 'open' && { until: from }) };
    const marked = soldOutOf(dish, branches, now);
    return marked ? joinDays(marked, days, today) : days;
  };
  const lost = dishes.flatMap((dish) => {
    const [marked, period] = [soldOutOf(dish, branches, now), periodOf(dish)];
    return !marked || isWithin(marked, period)
      ? []
      : `${titleOfDish(dish)} is sold out already, ${soldOutText(marked)}. In its place: ${soldOutText(period)}.`;
  });
  const question = lost.join(' ');
  if (lost.length > 0 && question !== sure) refuse({ kind: 'question', question });
  const [first] = dishes;
  return first
    ? planField(files, dishes, (dish) => ({ ...periodOf(dish) }), `sold out, ${soldOutText(periodOf(first))}`)
    : refuse({ kind: 'gone' });
}

export function planBackOn(files: Files, key: string): Plan {
  const dish = findDish(files, key);
  return dish ? planField(files, [dish], () => undefined, 'back on') : refuse({ kind: 'gone' });
}

function planField(
  files: Files,
  dishes: readonly MenuDish[],
  soldOut: (dish: MenuDish) => Json | undefined,
  summary: string,
): Plan {
  return {
    summary: `${someOf(dishes.map(titleOfDish))}: ${summary}`,
    texts: editFiles(
      files,
      dishes.map((dish) => [dish.file, [...dish.path, 'soldOut'], soldOut(dish)]),
    ),
  };
}
