import { type PriceChange, priceSource } from '../../model/edit/plan-prices.ts';

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
