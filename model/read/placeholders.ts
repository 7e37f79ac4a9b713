import * as v from 'valibot';
import { createMoneyFormat } from '../money.ts';
import { deliveryText } from '../delivery.ts';
import { hoursText } from '../opening/hours-text.ts';
import { deliverySchema, deliveryWordsSchema } from '../schema/delivery.ts';
import { week } from '../schema/days.ts';
import { uiSchema } from '../schema/ui.ts';
import { price } from '../schema/values.ts';
import { namesOf } from '../codes.ts';
import { branchFilePath, dataFilePath, drinksFilePath, type FoundFiles, menuFilePath } from './files.ts';
import { type Source, mapValues, valueAt, walk } from './source.ts';

/** Placeholders in texts, for what the content says once: `{brand}`, `{harbour.phone}`, `{harbour.price.caldo-verde}`. */

/** The value of each placeholder, by the name between its braces. */
export type Placeholders = ReadonlyMap<string, string>;

const PLACEHOLDER = /\{(brand|[a-z0-9-]+\.[a-zA-Z]+(?:\.[a-z0-9-]+)?)\}/g;

/** The text with the values of its placeholders. Reports unknown ones and single braces. */
export function interpolate(text: string, values: Placeholders, report: (message: string) => void): string {
  if (!/[{}]/.test(text)) return text;
  const whole = text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = values.get(name);
    if (value === undefined)
      report(`${placeholder} is no known placeholder; write ${suggestions(name, [...values.keys()])}`);
    return value ?? placeholder;
  });
  const [misspelt] =
    /\{\s*(?:brand|[\w-]+\s*\.\s*\w+(?:\s*\.\s*[\w-]+)?)\s*\}/i.exec(whole.replace(PLACEHOLDER, '')) ?? [];
  if (misspelt) report(`has ${misspelt}, which is no known placeholder; write ${suggestions('', [...values.keys()])}`);
  else if (/[{}]/.test(whole.replaceAll(/\{[^{}]*\}/g, '')))
    report('has a brace without its other half; write { and }, or take it out');
  return whole;
}

/** The placeholders to suggest: those of the same branch, or its prices; else all but the prices. */
function suggestions(name: string, known: readonly string[]): string {
  const owner = ownerOf(name);
  const near = owner === '' ? [] : known.filter((one) => ownerOf(one) === owner);
  const others = known.filter((one) => !one.includes('.price.'));
  return `one of ${(near.length > 0 ? near : others).map((one) => `{${one}}`).join(', ')}`;
}

/** The part before the last full stop: 'harbour' of `harbour.phone`, 'harbour.price' of `harbour.price.caldo-verde`. */
const ownerOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** A data file with the values of the placeholders in all its texts. */
export function interpolateSource(source: Source, values: Placeholders): Source {
  const value = mapValues(source.value, (text, path) =>
    typeof text === 'string' ? interpolate(text, values, (message) => source.report(path, message)) : text,
  );
  return { ...source, written: source.value, value };
}

const branchFields = ['store', 'menuName', 'address', 'phone', 'deliveryPhone'] as const;

/** The values of all placeholders. Collected before validation, so that an invalid field is reported only once. */
export function collectPlaceholders(sources: ReadonlyMap<string, Source>, { branches }: FoundFiles): Placeholders {
  const site = fieldsOf(sources.get(dataFilePath('site'))?.value);
  const ui = fieldsOf(sources.get(dataFilePath('ui'))?.value);
  const words = v.safeParse(uiSchema.entries.opening, ui['opening']);
  const deliveryWords = v.safeParse(deliveryWordsSchema, ui['delivery']);
  const currency = textOf(site, 'currency');
  const money = createMoneyFormat(Intl.supportedValuesOf('currency').includes(currency) ? currency : 'GBP');
  const allergy = fieldsOf(fieldsOf(sources.get(dataFilePath('menu'))?.value)['allergy']);
  const company = fieldsOf(site['company']);
  return new Map([
    ['brand', textOf(site, 'brand')],
    ...['tell', 'ring', 'notSold', 'counted', 'uncounted', 'firstAid'].map(
      (name) => [`menu.${name}`, textOf(allergy, name)] as const,
    ),
    ...Object.keys(company).map((name) => [`company.${name}`, textOf(company, name)] as const),
    ...branches.flatMap((key) => {
      const branch = fieldsOf(sources.get(branchFilePath(key))?.value);
      const lines = v.safeParse(week(), branch['hours']);
      const hours = (lastSeating?: number) =>
        lines.success && words.success ? hoursText(lines.output, words.output, lastSeating) : 'hours';
      const delivery = v.safeParse(deliverySchema, branch['delivery']);
      const delivered =
        delivery.success && deliveryWords.success
          ? deliveryText(delivery.output, deliveryWords.output, money)
          : 'delivery';
      return [
        ...branchFields
          .filter((name) => name in branch || name !== 'deliveryPhone')
          .map((name) => [`${key}.${name}`, textOf(branch, name)] as const),
        [`${key}.hours`, hours()] as const,
        [`${key}.visitingHours`, hours(Number(branch['lastSeating']) || undefined)] as const,
        ...('delivery' in branch ? [[`${key}.delivery`, delivered] as const] : []),
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
    const [origin, volume] = ['origin', 'volume'].map((key) => valueAt(value, [key])?.toString());
    return amount.success ? [[namesOf({ name: String(value.name), origin, volume }).id, money(amount.output)]] : [];
  });

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The text of a field, or the field's name if it has no text. */
function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const found = fields[name];
  return typeof found === 'string' ? found.trim() : name;
}
