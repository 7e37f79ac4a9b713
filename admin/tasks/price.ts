import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import type { Path } from '../../model/read/source.ts';
import { fieldOf } from '../editor/form-of.ts';
import { findDish, type MenuDish, moneyFormat, someOf, textOf, titleOfDish } from '../editor/menus.ts';
import type { Unit } from '../editor/units.ts';
import { editFiles, type Files } from './plan.ts';

/** A price that changes by more may be a slip, so the page asks again. */
const LARGE_CHANGE_PERCENT = 30;

/** Asks whether large changes of prices are meant. */
export function askAboutPrices(
  files: Files,
  changes: readonly { before: Json | undefined; after: Json | undefined }[],
): string | undefined {
  const money = moneyFormat(files);
  const texts = new Set(
    changes.flatMap(({ before, after }) => {
      const [was, now] = [penceOf(Number(before)), penceOf(Number(after))];
      return Math.abs(now - was) * 100 > was * LARGE_CHANGE_PERCENT
        ? [was, now].map((one) => money(one / 100)).join(' to ')
        : [];
    }),
  );
  return texts.size === 0
    ? undefined
    : `From ${someOf([...texts], ', from ')} is a change of more than ${LARGE_CHANGE_PERCENT}%.`;
}

/** A price in whole pence. As a number of pounds, 5.20 has no exact value. */
export const penceOf = (price: number): number => Math.round(price * 100);

/** All prices of a dish: its own, and those of its other sizes. */
export function pricesOf({ item, path, size }: Pick<MenuDish, 'item' | 'path' | 'size'>) {
  const also = Array.isArray(item['also']) ? item['also'].filter(isGroup) : [];
  const priceAt = (of: string, value: Json | undefined, ...below: Path) => ({
    size: of,
    path: [...path, ...below, 'price'],
    price: Number(value),
    /** Another price as the file has this one: a number, or a text. */
    write: (price: Json | undefined) =>
      typeof value === 'string' && typeof price === 'number' ? price.toFixed(2) : price,
  });
  return [priceAt(size, item['price']), ...also.map((one, n) => priceAt(textOf(one['size']), one['price'], 'also', n))];
}

const keyAt = (n: number): string => (n === 0 ? 'price' : `price-${n + 1}`);

/** The prices of a dish as a form. */
export function priceUnit(files: Files, key: string): Unit | undefined {
  const dish = findDish(files, key);
  if (!dish) return undefined;
  const prices = pricesOf(dish);
  const money = moneyFormat(files);
  return {
    title: titleOfDish(dish),
    form: {
      kind: 'group',
      fields: prices.map(({ size, price }, n) =>
        fieldOf(keyAt(n), (prices.length > 1 && size) || 'Price', { kind: 'price' }, { hint: `Now ${money(price)}` }),
      ),
    },
    data: Object.fromEntries(prices.map(({ price }, n) => [keyAt(n), price])),
    question: (next) =>
      askAboutPrices(
        files,
        prices.map(({ price }, n) => ({ before: price, after: next[keyAt(n)] })),
      ),
    write: (next) => ({
      texts: editFiles(
        files,
        prices.map(({ path, write }, n) => [dish.file, path, write(next[keyAt(n)])]),
      ),
      pathOf: ({ file, path }) => {
        const found = prices.findIndex((one) => file === dish.file && isSame(one.path, path));
        return found === -1 ? undefined : [keyAt(found)];
      },
      problems: [],
    }),
  };
}
