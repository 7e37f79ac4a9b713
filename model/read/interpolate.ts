import type { Source } from './source.ts';
import { mapValues } from './walk.ts';

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
  return { ...source, value };
}
