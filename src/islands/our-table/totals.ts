import type { TableEntry } from '../../stores/table-list.ts';

/** A dish of a list with today's price of one, in pence. */
interface PricedDish {
  entry: Pick<TableEntry, 'eater' | 'quantity'>;
  price: number;
}

export type TableTotals = ReturnType<typeof sumUp>;

/**
 * The sums of a list at today's prices, exact in pence: both divisions add up to the total.
 *
 * @param servicePercent 0 if the branch charges none
 * @param people how many, at least 1
 */
export function sumUp(listed: readonly PricedDish[], servicePercent: number, people: number) {
  const sumOf = (some: readonly PricedDish[]) =>
    some.reduce((sum, { price, entry }) => sum + price * entry.quantity, 0);
  const dishes = sumOf(listed);
  const service = Math.round((dishes * servicePercent) / 100);
  const equally = Array.from({ length: people }, () => 1);
  const shared = apportion(sumOf(listed.filter(({ entry }) => entry.eater === null)), equally);
  const own = equally.map(
    (_, person) => sumOf(listed.filter(({ entry }) => entry.eater === person)) + (shared[person] ?? 0),
  );
  const serviceShares = apportion(service, own);
  return {
    dishes,
    /** With service, if the branch charges it. */
    total: dishes + service,
    /** The total divided evenly, in the order of the people. */
    evenly: apportion(dishes + service, equally),
    /** What each person has, with a part of what is for all and of the service. */
    byPerson: own.map((sum, person) => sum + (serviceShares[person] ?? 0)),
  };
}

/**
 * Divides whole pence in proportion to weights. Pence that do not divide go, one each, to those who lost most by rounding down; of
 * equals the first. Nobody is more than a penny from their exact part. Weights that are all 0 count as equal.
 *
 * @param weights at least one
 */
export function apportion(pence: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  if (sum === 0) return apportion(pence, Array<number>(weights.length).fill(1));
  const parts = weights.map((weight) => Math.floor((pence * weight) / sum));
  const left = pence - parts.reduce((one, other) => one + other, 0);
  const lost = weights.map((weight, index) => ({ index, rest: (pence * weight) % sum }));
  for (const { index } of lost.toSorted((one, other) => other.rest - one.rest).slice(0, left))
    parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
