import type { Source } from './source.ts';
import { mapValues } from './walk.ts';

/**
 * Prepares every text of the content before validation: inserts facts that the content states once: `{brand}`, `{harbour.phone}`,
 * `{harbour.hours}`, `{harbour.price.caldo-verde}`.
 */

/** Facts by the name between the braces. */
export type Facts = ReadonlyMap<string, string>;

const factPlace = /\{(brand|[a-z0-9-]+\.[a-zA-Z]+(?:\.[a-z0-9-]+)?)\}/g;

/** The text with its facts. Reports unknown facts and single braces. */
export function interpolate(text: string, facts: Facts, report: (message: string) => void): string {
  if (!/[{}]/.test(text)) return text;
  const whole = text.replace(factPlace, (place, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) report(`${place} is no known fact; write ${suggestions(name, [...facts.keys()])}`);
    return fact ?? place;
  });
  const [misspelt] =
    /\{\s*(?:brand|[\w-]+\s*\.\s*\w+(?:\s*\.\s*[\w-]+)?)\s*\}/i.exec(whole.replace(factPlace, '')) ?? [];
  if (misspelt) report(`has ${misspelt}, which is no known fact; write ${suggestions('', [...facts.keys()])}`);
  else if (/[{}]/.test(whole.replaceAll(/\{[^{}]*\}/g, '')))
    report('has a brace without its other half; write { and }, or take it out');
  return whole;
}

/** The facts to suggest: those of the same branch, or its prices; else all but the prices. */
function suggestions(name: string, known: readonly string[]): string {
  const owner = ownerOf(name);
  const near = owner === '' ? [] : known.filter((fact) => ownerOf(fact) === owner);
  const others = known.filter((fact) => !fact.includes('.price.'));
  return `one of ${(near.length > 0 ? near : others).map((fact) => `{${fact}}`).join(', ')}`;
}

/** What stands before the last full stop: 'harbour' of `harbour.phone`, 'harbour.price' of `harbour.price.caldo-verde`. */
const ownerOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** A data file with the facts in all its texts. */
export function interpolateSource(source: Source, facts: Facts): Source {
  const value = mapValues(source.value, (text, path) =>
    typeof text === 'string' ? interpolate(text, facts, (message) => source.report(path, message)) : text,
  );
  return { ...source, value };
}
