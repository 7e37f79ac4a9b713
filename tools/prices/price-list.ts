import type { Edit } from '../../model/edit/edit-yaml.ts';
import type { PriceChange } from './plan-prices.ts';

/** A price as it is written in a menu file: 950 gives '9.50'. */
const priceSource = (pence: number): string => (pence / 100).toFixed(2);

/** The change of the file. */
export const priceEdit = ({ path, after }: PriceChange): Edit => ({
  kind: 'set',
  path,
  value: { yaml: priceSource(after) },
});

/** Old and new prices side by side, under each category. */
export function priceList(changes: readonly PriceChange[]): string {
  const width = Math.max(...changes.map(({ name }) => name.length));
  const price = (pence: number) => priceSource(pence).padStart(6);
  return changes
    .flatMap(({ category, name, before, after }, index) => [
      ...(changes[index - 1]?.category === category ? [] : [`  ${category}`]),
      `    ${name.padEnd(width)}  ${price(before)} → ${price(after)}`,
    ])
    .join('\n');
}
