import * as v from 'valibot';
import { createMoneyFormat } from '../money.ts';
import { price } from '../schema/values.ts';
import { slugify } from '../slug.ts';
import type { Source } from './source.ts';
import { walk } from './walk.ts';

/**
 * The price of every dish in a menu file, formatted, by the dish's id: `veg-meals` gives "£10.00". Dishes without a valid price
 * are left out; their mistakes are reported when the menu is read.
 *
 * @param currency ISO 4217 code
 */
export function dishPrices(menu: Source | undefined, currency: string): ReadonlyMap<string, string> {
  const money = createMoneyFormat(currency);
  return new Map(
    [...walk(menu?.value)].flatMap(({ value }) => {
      if (typeof value !== 'object' || value === null || !('name' in value && 'price' in value)) return [];
      const result = v.safeParse(price(), value.price);
      return result.success ? [[slugify(String(value.name)), money(result.output)] as const] : [];
    }),
  );
}
