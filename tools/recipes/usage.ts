import { type RecipeBook, namedParts, type Part, type Station } from '../../model/recipes/book.ts';
import type { Change, ServedDish } from '../../model/recipes/what-if.ts';

/** What an entry of the kitchen book is used in, step by step, and what would change without it. */
export function usageText(
  book: RecipeBook,
  entry: Part | Station,
  dishes: readonly ServedDish[],
  changes: readonly Change[],
): string {
  const direct = [...book.parts.values(), ...book.stations.values()].filter((other) =>
    entry.kind === 'station'
      ? other.kind !== 'station' && other.kind !== 'ingredient' && other.station.includes(entry.id)
      : namedParts(other).includes(entry.id),
  );
  const isIn = (dish: ServedDish) =>
    entry.kind === 'station' ? direct.some(({ id }) => dish.derived.parts.has(id)) : dish.derived.parts.has(entry.id);
  const within = new Set(dishes.filter(isIn).map(({ baseName }) => baseName));
  const native = 'native' in entry && entry.native ? ` (${entry.native})` : '';
  return [
    `${entry.name}${native}, ${entry.kind} "${entry.id}"`,
    `Named by ${direct.length}: ${direct.map(({ id }) => id).join(', ') || 'nothing'}`,
    `In ${within.size} dishes: ${[...within].join(', ') || 'none'}`,
    ...(entry.confirm.length > 0 ? [`Open questions:\n${entry.confirm.map(({ ask }) => `  ${ask}`).join('\n')}`] : []),
    ...(entry.kind === 'station' ? [] : [changesText(entry.name, changes)]),
  ].join('\n');
}

/** The changes, with dishes that change alike on one line. */
function changesText(name: string, changes: readonly Change[]): string {
  if (changes.length === 0) return `Without ${name} nothing would change.`;
  const alike = new Map<string, Set<string>>();
  for (const { dish, differences } of changes)
    for (const difference of differences)
      alike.set(difference, (alike.get(difference) ?? new Set()).add(`${dish.baseName} (${dish.branch})`));
  const lines = [...alike]
    .toSorted(([, one], [, other]) => other.size - one.size)
    .map(([difference, dishes]) => `  ${difference}, ${dishes.size}: ${[...dishes].join(', ')}`);
  return `Without ${name}, ${changes.length} dishes would change:\n${lines.join('\n')}`;
}
