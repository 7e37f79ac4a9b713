import * as v from 'valibot';
import type { Facts } from './interpolate.ts';
import type { FoundFiles } from './files.ts';
import { hoursText } from '../opening/hours-text.ts';
import { week } from '../schema/hours.ts';
import { uiSchema } from '../schema/ui.ts';
import type { Source } from './source.ts';
import { dishPrices } from './price-facts.ts';

/** The fields of a branch that are facts as they stand. */
const branchFields = ['store', 'menuName', 'address', 'phone', 'deliveryPhone'] as const;

/** The facts that texts may name in braces. Collected before validation, so that an invalid field is reported only once. */
export function collectFacts(sources: ReadonlyMap<string, Source>, files: FoundFiles): Facts {
  const facts = new Map([['brand', textAt(sources.get('content/site.yaml'), 'brand')]]);
  const words = v.safeParse(uiSchema.entries.opening, fieldOf(sources.get('content/ui.yaml'), 'opening'));
  for (const key of files.branches) {
    const branch = sources.get(`content/branches/${key}/branch.yaml`);
    for (const name of branchFields) facts.set(`${key}.${name}`, textAt(branch, name));
    const lines = v.safeParse(week(), fieldOf(branch, 'hours'));
    facts.set(`${key}.hours`, lines.success && words.success ? hoursText(lines.output, words.output) : 'hours');
  }
  for (const [name, price] of priceFacts(sources, files)) facts.set(name, price);
  for (const [name, text] of companyFacts(sources.get('content/site.yaml'))) facts.set(name, text);
  return facts;
}

function fieldOf(source: Source | undefined, key: string): unknown {
  const value = source?.value;
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

/** What site.yaml says of the company: `company.name`, `company.email`. */
function companyFacts(site: Source | undefined): [name: string, text: string][] {
  const value = site?.value;
  const company: unknown =
    typeof value === 'object' && value !== null && 'company' in value ? value.company : undefined;
  if (typeof company !== 'object' || company === null) return [];
  return Object.entries(company).map(([key, text]) => [`company.${key}`, typeof text === 'string' ? text.trim() : key]);
}

/** The price of each dish of each branch: `harbour.price.caldo-verde`. */
function priceFacts(sources: ReadonlyMap<string, Source>, files: FoundFiles): [name: string, price: string][] {
  const written = textAt(sources.get('content/site.yaml'), 'currency');
  const currency = Intl.supportedValuesOf('currency').includes(written) ? written : 'GBP';
  return files.branches.flatMap((key) =>
    ['drinks', 'menu'].flatMap((file) =>
      [...dishPrices(sources.get(`content/branches/${key}/${file}.yaml`), currency)].map(
        ([dish, price]): [string, string] => [`${key}.price.${dish}`, price],
      ),
    ),
  );
}

/** The text of a field, or the field's name if it has no text. */
function textAt(source: Source | undefined, key: string): string {
  const found = fieldOf(source, key);
  return typeof found === 'string' ? found.trim() : key;
}
