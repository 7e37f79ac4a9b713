import { addDays } from '../../model/opening/london.ts';
import { dayOfService, soldOutPeriod } from '../../model/opening/period.ts';
import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import type { Path } from '../../model/read/source.ts';
import { findDish, hoursOf, keyOf, listMenuDishes, listStores, type MenuDish, textOf } from '../editor/menus.ts';
import type { Plan } from '../publish/change.ts';
import { dayText, periodText } from './days.ts';
import { editFiles, type Files, refuseConflict } from './plan.ts';

/** Normalizes a price that staff typed: '5', '£5.5', '5,50' give '5.00', '5.50', '5.50'. Undefined if it is not a price. */
export function readPrice(text: string): string | undefined {
  const [, whole, decimals = ''] = /^\p{Sc}?\s*(\d{1,3})(?:[.,](\d{1,2}))?$/u.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : `${Number(whole)}.${decimals.padEnd(2, '0')}`;
}

/** A price that changes by more may be a slip, so the page asks again. */
const LARGE_CHANGE_PERCENT = 30;

export const isLargePriceChange = (before: string, after: string): boolean =>
  Math.abs(penceOf(after) - penceOf(before)) * 100 > penceOf(before) * LARGE_CHANGE_PERCENT;

/** A price in whole pence. As a number of pounds, 5.20 has no exact value. */
export const penceOf = (price: string): number => Math.round(Number(price) * 100);

/** All prices of a dish: its own, and those of its other sizes. */
export function pricesOf({ item, path, size }: MenuDish) {
  const also = Array.isArray(item['also']) ? item['also'].filter(isGroup) : [];
  const priceAt = (of: string, value: Json | undefined, ...below: Path) => ({
    size: of,
    path: [...path, ...below, 'price'],
    price: Number(value).toFixed(2),
    /** Another price as the file has this one: a number, or a text. */
    write: (price: string): Json => (typeof value === 'string' ? price : Number(price)),
  });
  return [priceAt(size, item['price']), ...also.map((one, n) => priceAt(textOf(one['size']), one['price'], 'also', n))];
}

/** Changes prices of a dish from those that the person saw to others. Those that stay are not looked at. */
export function planPrices(
  files: Files,
  key: string,
  was: readonly string[],
  next: readonly string[],
  money: (price: string) => string,
): Plan {
  const dish = findDish(files, key) ?? refuseConflict('', next.map(money).join(', '));
  const prices = pricesOf(dish);
  const changed = next.flatMap((price, n) => (price === was[n] ? [] : [{ price, before: was[n], now: prices[n] }]));
  const edits = changed.map(({ price, before, now }) => {
    if (!now) return refuseConflict(dish.file, money(price));
    if (now.price !== before) refuseConflict(dish.file, money(price), money(now.price));
    return [now.path, now.write(price)] as const;
  });
  const texts = changed.map(({ price, before = '', now }) =>
    [prices.length > 1 && now?.size, `${money(before)} → ${money(price)}`].filter(Boolean).join(' '),
  );
  return { summary: `${titleOf(dish)}: ${texts.join(', ')}`, texts: editFiles(files, [[dish.file, edits]]) };
}

export interface SoldOut {
  from: string;
  until?: string;
}

/** When a dish is sold out; undefined if it is not, or no longer. */
export function soldOutOf(dish: MenuDish, branches: Branches, now: number): SoldOut | undefined {
  const { soldOut } = dish.item;
  const hours = branches.get(dish.branch);
  if (!isGroup(soldOut) || !hours) return undefined;
  const [from, until] = [textOf(soldOut['from']), textOf(soldOut['until'])];
  const period = { from, ...(until && { until }) };
  return soldOutPeriod(hours, period, now) && period;
}

/** 'Fri 25 Dec 2026', 'Fri 25 Dec 2026 to Sun 27 Dec 2026', 'from Fri 25 Dec 2026 until put back on' */
export const soldOutText = ({ from, until }: SoldOut): string =>
  until === undefined ? `from ${dayText(from)} until put back on` : periodText(from, until);

type Branches = ReturnType<typeof openingOf>;
/** The hours of each branch by id. */
export const openingOf = (files: Files) => new Map(listStores(files).map((one) => [one.branch, hoursOf(one)]));

/** How long dishes are sold out: for one day, until the end of a day, or until somebody puts them back on. */
export type HowLong = 'today' | 'tomorrow' | 'day' | 'open';

export interface SoldOutChoice {
  keys: readonly string[];
  howLong: HowLong;
  /** The last day, of `day`. */
  until: string;
  /** At all branches with a dish of the same name. */
  isEverywhere: boolean;
}

export function planSoldOut(files: Files, { keys, howLong, until, isEverywhere }: SoldOutChoice, now: number): Plan {
  const all = listMenuDishes(files);
  const chosen = all.filter((dish) => keys.includes(keyOf(dish)));
  const [first] = chosen;
  if (!first) return refuseConflict('', '');
  const dishes = isEverywhere ? all.filter(({ id }) => chosen.some((one) => one.id === id)) : chosen;
  const branches = openingOf(files);
  const periodOf = ({ branch }: MenuDish): SoldOut => {
    const hours = branches.get(branch);
    const today = hours ? dayOfService(hours, now) : '';
    const from = howLong === 'tomorrow' ? addDays(today, 1) : today;
    return { from, ...(howLong === 'day' ? { until } : howLong !== 'open' && { until: from }) };
  };
  const period = periodOf(first);
  return planField(files, dishes, (dish) => ({ ...periodOf(dish) }), `sold out, ${soldOutText(period)}`);
}

export function planBackOn(files: Files, key: string): Plan {
  const dish = findDish(files, key) ?? refuseConflict('', '');
  return planField(files, [dish], () => undefined, 'back on');
}

const planField = (
  files: Files,
  dishes: readonly MenuDish[],
  soldOut: (dish: MenuDish) => Json | undefined,
  summary: string,
): Plan => ({
  summary: `${titlesOf(dishes)}: ${summary}`,
  texts: editFiles(
    files,
    [...Map.groupBy(dishes, ({ file }) => file)].map(
      ([file, some]) => [file, some.map((dish) => [[...dish.path, 'soldOut'], soldOut(dish)] as const)] as const,
    ),
  ),
});

/** How many dishes the history names for one change. */
const NAMED = 3;
const titlesOf = (dishes: readonly MenuDish[]): string =>
  dishes.slice(0, NAMED).map(titleOf).join('; ') + (dishes.length > NAMED ? ` and ${dishes.length - NAMED} more` : '');

/** 'Leek Soup, Harbourside' */
const titleOf = ({ name, store }: MenuDish): string => `${name}, ${store}`;
