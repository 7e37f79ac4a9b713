import * as v from 'valibot';
import { createMoneyFormat } from '../money.ts';
import { price } from '../schema/values.ts';
import { slugify } from '../slug.ts';
import type { Source } from './source.ts';

/**
 * The price of every dish in a menu file, formatted, by the dish's id: `veg-meals` gives "£10.00". Dishes without a valid price
 * are left out; their mistakes are reported when the menu is read.
 *
 * @param currency ISO 4217 code
 */
export function dishPrices(menu: Source | undefined, currency: string): ReadonlyMap<string, string> {
  const money = createMoneyFormat(currency);
  return new Map(
    dishesIn(menu?.value).flatMap(({ name, price: amount }) => {
      const result = v.safeParse(price(), amount);
      return result.success ? [[slugify(name), money(result.output)] as const] : [];
    }),
  );
}

/** Every object with a name and a price, at any depth. */
function dishesIn(value: unknown): { name: string; price: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('name' in value && typeof value.name === 'string' && 'price' in value)
    return [{ name: value.name, price: value.price }];
  return Object.values(value).flatMap(dishesIn);
}
