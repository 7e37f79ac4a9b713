import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import type { Path } from '../../model/read/source.ts';
import { fieldOf } from '../editor/form-of.ts';
import { findDish, type MenuDish, moneyFormat, someOf, textOf, titleOfDish } from '../editor/menus.ts';
import type { Unit } from '../editor/units.ts';
import type { ComparedDish } from '../editor/allergen-changes.ts';
import { editFiles, type Files } from './plan.ts';

/** A price that changes by more may be a slip, so the page asks again. */
const LARGE_CHANGE_PERCENT = 30;

/** Asks of the dishes that a change has whether large changes of prices are meant, and larger sizes that cost no more than smaller ones. */
export function askAboutPrices(files: Files, dishes: readonly Compared[]): string | undefined {
  const money = moneyFormat(files);
  const changed = dishes.filter(({ before, dish }) => !isSame(before?.item, dish.item));
  const large = changed.flatMap(({ before, dish }) => {
    const known = new Map(before && pricesOf(before).map(({ size, price }) => [size, penceOf(price)]));
    return pricesOf(dish).flatMap(({ size, price }) => {
      const [was, now] = [known.get(size) ?? penceOf(price), penceOf(price)];
      return Math.abs(now - was) * 100 > was * LARGE_CHANGE_PERCENT
        ? [was, now].map((one) => money(one / 100)).join(' to ')
        : [];
    });
  });
  const texts = [...new Set(large)];
  const asked = [
    ...(texts.length > 0
      ? [`From ${someOf(texts, ', from ')} is a change of more than ${LARGE_CHANGE_PERCENT}%.`]
      : []),
    ...changed.flatMap(({ dish }) => cheaperSizes(dish, money)),
  ];
  return asked.join(' ') || undefined;
}

type Compared = Pick<ComparedDish, 'before' | 'dish'>;

/** Of each two sizes of a drink that follow each other, what is said where the larger one costs no more. */
function cheaperSizes(dish: MenuDish, money: (price: number) => string): string[] {
  const sizes = pricesOf(dish)
    .map(({ size, price }) => ({ size, price, volume: volumeOf(size) }))
    .filter(({ volume }) => volume > 0)
    .toSorted((a, b) => a.volume - b.volume);
  return sizes.flatMap(({ size, price, volume }, n) => {
    const smaller = sizes[n - 1];
    return !smaller || smaller.volume === volume || price > smaller.price
      ? []
      : `${textOf(dish.item['name'])}: ${size} costs ${money(price)}, ${smaller.size} ${money(smaller.price)}.`;
  });
}

const millilitres = new Map([
  ['ml', 1],
  ['cl', 10],
  ['l', 1000],
  ['half pint', 284],
  ['pint', 568],
]);

/** In millilitres: 750 of 'Bottle 75cl'; 0 of a size that is not written so. */
function volumeOf(size: string): number {
  const [, count = '1', unit = ''] = /(?:^| )(?:([\d.]+) ?)?(half pint|pint|ml|cl|l)\b/.exec(size) ?? [];
  return Number(count) * (millilitres.get(unit) ?? 0);
}

/** A price in whole pence. As a number of pounds, 5.20 has no exact value. */
export const penceOf = (price: number): number => Math.round(price * 100);

export function pricesOf({ item, path, size }: Pick<MenuDish, 'item' | 'path' | 'size'>) {
  const also = Array.isArray(item['also']) ? item['also'].filter(isGroup) : [];
  const priceAt = (of: string, value: Json | undefined, ...below: Path) => ({
    size: of,
    path: [...path, ...below, 'price'],
    price: Number(value),
  });
  return [priceAt(size, item['price']), ...also.map((one, n) => priceAt(textOf(one['size']), one['price'], 'also', n))];
}

const keyAt = (n: number): string => (n === 0 ? 'price' : `price-${n + 1}`);

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
        fieldOf(
          keyAt(n),
          (prices.length > 1 && size) || 'Price',
          { kind: 'price' },
          { hint: `Before: ${money(price)}` },
        ),
      ),
    },
    data: Object.fromEntries(prices.map(({ price }, n) => [keyAt(n), price])),
    write: (next) => ({
      texts: editFiles(
        files,
        prices.flatMap(({ path, price }, n) =>
          next[keyAt(n)] === price ? [] : [[dish.file, path, next[keyAt(n)]] as const],
        ),
      ),
      pathOf: ({ file, path }) => {
        const found = prices.findIndex((one) => file === dish.file && isSame(one.path, path));
        return found === -1 ? undefined : [keyAt(found)];
      },
      problems: [],
    }),
  };
}
