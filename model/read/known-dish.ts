import { describeValue } from '../schema/fields.ts';
import type { Content } from '../types.ts';
import { writeNearest } from '../nearest.ts';

/** Returns what is wrong with the id of a dish in a text: it must be of a dish of a menu, or of a recipe. */
export function unknownDish(id: string, { served, book }: Content['recipes']): string | undefined {
  const known = new Set([...served.map(({ dish }) => dish), ...(book?.parts.keys() ?? [])]);
  if (known.has(id)) return undefined;
  const remedy = writeNearest(id, known, 'write the name of a dish in small letters and hyphens');
  return `${describeValue(id)} is neither a dish nor a recipe; ${remedy}`;
}
