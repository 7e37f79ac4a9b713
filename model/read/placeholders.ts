import * as v from 'valibot';
import { createMoneyFormat } from '../money.ts';
import { hoursText } from '../opening/hours-text.ts';
import { week } from '../schema/hours.ts';
import { uiSchema } from '../schema/ui.ts';
import { price } from '../schema/values.ts';
import { slugify } from '../slug.ts';
import { branchFilePath, dataFilePath, drinksFilePath, type FoundFiles, menuFilePath } from './files.ts';
import type { Placeholders } from './interpolate.ts';
import type { Source } from './source.ts';
import { walk } from './walk.ts';

/** The fields of a branch whose text is the value of a placeholder. */
const branchFields = ['store', 'menuName', 'address', 'phone', 'deliveryPhone'] as const;

/** The values of all placeholders. Collected before validation, so that an invalid field is reported only once. */
export function collectPlaceholders(sources: ReadonlyMap<string, Source>, { branches }: FoundFiles): Placeholders {
  const site = fieldsOf(sources.get(dataFilePath('site'))?.value);
  const words = v.safeParse(uiSchema.entries.opening, fieldsOf(sources.get(dataFilePath('ui'))?.value)['opening']);
  const currency = textOf(site, 'currency');
  const money = createMoneyFormat(Intl.supportedValuesOf('currency').includes(currency) ? currency : 'GBP');
  const company = fieldsOf(site['company']);
  return new Map([
    ['brand', textOf(site, 'brand')],
    ...Object.keys(company).map((name) => [`company.${name}`, textOf(company, name)] as const),
    ...branches.flatMap((key) => {
      const branch = fieldsOf(sources.get(branchFilePath(key))?.value);
      const lines = v.safeParse(week(), branch['hours']);
      const hours = lines.success && words.success ? hoursText(lines.output, words.output) : 'hours';
      return [
        ...branchFields.map((name) => [`${key}.${name}`, textOf(branch, name)] as const),
        [`${key}.hours`, hours] as const,
        // The menu comes last: its price counts if a drink has the same name.
        ...[drinksFilePath(key), menuFilePath(key)].flatMap((file) =>
          dishPrices(sources.get(file)?.value, money).map(([dish, text]) => [`${key}.price.${dish}`, text] as const),
        ),
      ];
    }),
  ]);
}

/** The formatted prices of a menu file, by the dish's id. Invalid ones are reported when the menu is read. */
const dishPrices = (menu: unknown, money: (amount: number) => string): [dish: string, price: string][] =>
  [...walk(menu)].flatMap(({ value }): [string, string][] => {
    if (typeof value !== 'object' || value === null || !('name' in value && 'price' in value)) return [];
    const amount = v.safeParse(price(), value.price);
    return amount.success ? [[slugify(String(value.name)), money(amount.output)]] : [];
  });

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The text of a field, or the field's name if it has no text. */
function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const found = fields[name];
  return typeof found === 'string' ? found.trim() : name;
}
