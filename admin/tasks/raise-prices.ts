import { hash } from 'node:crypto';
import { readAmount } from '../../model/money.ts';
import { type Plan, refuse } from '../publish/change.ts';
import { listMenuDishes, type MenuDish } from '../editor/menus.ts';
import { penceOf, pricesOf } from './price.ts';
import { editFiles, type Files } from './plan.ts';

export interface PriceRaise {
  /** 5 for 5 % more, -10 for 10 % less. */
  percent: number;
  /** New prices are rounded to multiples of it, in pence. */
  step: number;
  scope: string;
}

export type PriceChange = ReturnType<typeof priceChanges>[number];

export const STEPS = [5, 10, 25, 50, 100] as const;
/** The largest change of prices at once, up or down. */
const MAX_PERCENT = 30;

/** A percentage as the staff write it: '5', '2,5 %', '-10'. Undefined if it is not a percentage, 0, or beyond MAX_PERCENT. */
export function readPercent(text: string): number | undefined {
  const percent = readAmount(text.replace('%', '')) ?? 0;
  return percent !== 0 && Math.abs(percent) <= MAX_PERCENT ? percent : undefined;
}

/** A price in pence after a change, to the nearest step; half a step is rounded up. */
export const changedPrice = (pence: number, { percent, step }: Pick<PriceRaise, 'percent' | 'step'>): number =>
  // In whole numbers first, because 1.05 has no exact value.
  Math.round((pence * (10_000 + Math.round(percent * 100))) / 10_000 / step) * step;

/** '1 price', '12 prices' */
export const countText = (count: number): string => (count === 1 ? '1 price' : `${count} prices`);

/** The groups of prices that can be raised together: '' is all, 'harbour' a branch, 'harbour/Soups' a category, in the order of the site. */
export function listScopes(files: Files) {
  const scopes = listMenuDishes(files).flatMap(({ branch, store, category, categoryName }) => {
    const all = [branch, `${store}: all prices`] as const;
    return category ? [all, [`${branch}/${category}`, `${store}: ${categoryName}`] as const] : [all];
  });
  return [...new Map([['', 'All prices'], ...scopes])];
}

/** The prices that a raise changes. */
export function priceChanges(files: Files, { percent, step, scope }: PriceRaise) {
  const isIn = ({ branch, category }: MenuDish) => ['', branch, `${branch}/${category}`].includes(scope);
  const changes = listMenuDishes(files)
    .filter(isIn)
    .flatMap(({ file, store, categoryName, name, ...dish }) =>
      pricesOf(dish).map((one, n) =>
        Object.assign(one, {
          file,
          store,
          category: categoryName,
          name: n === 0 ? name : `${name}, ${one.size}`,
          after: changedPrice(penceOf(one.price), { percent, step }) / 100,
        }),
      ),
    );
  return changes.filter(({ price, after }) => price !== after);
}

/** A hash that identifies a list of prices. */
export const hashOf = (changes: readonly PriceChange[]): string => hash('sha256', JSON.stringify(changes), 'base64url');

/** Raises prices as shown in the list whose hash is `shown`. Throws RefusalError if the list has changed. */
export function planRaise(files: Files, raise: PriceRaise, shown: string): Plan {
  const changes = priceChanges(files, raise);
  if (hashOf(changes) !== shown) {
    const message = 'The menu has changed since you saw this list. Look at it again before you save.';
    refuse({ kind: 'invalid', problems: [{ file: changes[0]?.file ?? '', message }] });
  }
  const label = new Map(listScopes(files)).get(raise.scope) ?? 'All prices';
  return {
    summary: `${label}: ${raise.percent}%, ${countText(changes.length)} changed`,
    texts: editFiles(
      files,
      [...Map.groupBy(changes, ({ file }) => file)].map(([file, some]) => [
        file,
        some.map(({ path, after, write }) => [path, write(after)]),
      ]),
    ),
  };
}
