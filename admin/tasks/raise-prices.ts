import { hash } from 'node:crypto';
import { type Plan, RefusalError } from '../publish/change.ts';
import { listMenuDishes } from '../editor/menus.ts';
import { penceOf, pricesOf } from './dish-tasks.ts';
import { editFiles, type Files } from './plan.ts';

export interface PriceRaise {
  /** 5 for 5 % more, -10 for 10 % less. */
  percent: number;
  /** New prices are rounded to multiples of it, in pence. */
  step: number;
  scope: string;
}

type FilePriceChanges = ReturnType<typeof priceChangesByFile>[number];
export type PriceChange = FilePriceChanges['changes'][number];

export const STEPS = [5, 10, 25, 50, 100] as const;
/** The largest change of prices at once, up or down. */
const MAX_PERCENT = 30;

/** A percentage as the staff write it: '5', '2,5 %', '-10'. Undefined if it is not a percentage, 0, or beyond MAX_PERCENT. */
export function readPercent(text: string): number | undefined {
  const [, number] = /^([+-]?\d{1,2}(?:[.,]\d{1,2})?) ?%?$/.exec(text.trim()) ?? [];
  const percent = Number(number?.replace(',', '.'));
  return percent !== 0 && Math.abs(percent) <= MAX_PERCENT ? percent : undefined;
}

/** A price in pence after a change, to the nearest step; half a step is rounded up. */
export const changedPrice = (pence: number, { percent, step }: Pick<PriceRaise, 'percent' | 'step'>): number =>
  // In whole numbers first, because 1.05 has no exact value.
  Math.round((pence * (10_000 + Math.round(percent * 100))) / 10_000 / step) * step;

/** A price as it is written in a menu file: 950 gives '9.50'. */
const priceText = (pence: number): string => (pence / 100).toFixed(2);

/** '1 price', '12 prices' */
export const countText = (count: number): string => (count === 1 ? '1 price' : `${count} prices`);

/** The groups of prices that can be raised together: '' is all, 'harbour' a branch, 'harbour/Soups' a category, in the order of the site. */
export function listScopes(files: Files) {
  const scopes = listMenuDishes(files).flatMap(({ branch, store, category, categoryName }) => {
    const all = { value: branch, label: `${store}: all prices` };
    return category ? [all, { value: `${branch}/${category}`, label: `${store}: ${categoryName}` }] : [all];
  });
  return [{ value: '', label: 'All prices' }, ...new Map(scopes.map((scope) => [scope.value, scope])).values()];
}

/** The prices that a raise changes, by menu file; files without any are left out. */
export function priceChangesByFile(files: Files, { percent, step, scope }: PriceRaise) {
  const dishes = listMenuDishes(files).filter(
    ({ branch, category }) => scope === '' || scope === branch || scope === `${branch}/${category}`,
  );
  return [...Map.groupBy(dishes, ({ file }) => file)].flatMap(([file, all]) => {
    const changes = all
      .flatMap((dish) =>
        pricesOf(dish).map(({ size, path, price, write }, n) => ({
          path,
          write,
          name: n === 0 ? dish.name : `${dish.name}, ${size}`,
          place: dish.categoryName ? `${dish.store}: ${dish.categoryName}` : dish.store,
          price,
          after: priceText(changedPrice(penceOf(price), { percent, step })),
        })),
      )
      .filter(({ price, after }) => price !== after);
    return changes.length > 0 ? [{ file, changes }] : [];
  });
}

/** A hash that identifies a list of prices. */
export const hashOf = (files: readonly FilePriceChanges[]): string =>
  hash('sha256', JSON.stringify(files), 'base64url');

/** Raises prices as shown in the list whose hash is `shown`. Throws RefusalError if the list has changed. */
export function planRaise(files: Files, raise: PriceRaise, shown: string): Plan {
  const changesByFile = priceChangesByFile(files, raise);
  if (hashOf(changesByFile) !== shown) {
    const message = 'The menu has changed since you saw this list. Look at it again before you save.';
    throw new RefusalError({ kind: 'invalid', problems: [{ file: changesByFile[0]?.file ?? '', message }] });
  }
  const { label } = listScopes(files).find(({ value }) => value === raise.scope) ?? { label: 'All prices' };
  const count = changesByFile.flatMap(({ changes }) => changes).length;
  const edits = changesByFile.map(
    ({ file, changes }) => [file, changes.map(({ path, after, write }) => [path, write(after)] as const)] as const,
  );
  return { summary: `${label}: ${raise.percent}%, ${countText(count)} changed`, texts: editFiles(files, edits) };
}
