import { hash } from 'node:crypto';
import type * as v from 'valibot';
import type { signatureSchema } from '../schema/recipes.ts';
import type { RecipeBook, Served } from './book.ts';
import { deriveAll } from './derive.ts';

export type Signature = v.InferOutput<typeof signatureSchema>;

/** Six letters for each recipe that is served. They change with anything that guests read of it at any branch. */
function recipeDigests(book: RecipeBook, served: readonly Served[]): Record<string, string> {
  const dishes = Map.groupBy(deriveAll(book, served), ({ recipe }) => recipe);
  return Object.fromEntries(
    [...dishes]
      .map(([recipe, all]) => {
        const told = new Map(all.map(({ branch, derived }) => [branch, derived]));
        const digest = hash('sha256', JSON.stringify([...told]), 'buffer');
        // Letters only: YAML would read some mixtures of digits and letters as numbers.
        return [recipe, String.fromCharCode(...[...digest.subarray(0, 6)].map((byte) => 97 + (byte % 26)))] as const;
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The names of the dishes whose recipes differ from what was signed, each once; all if nothing is signed. */
export function unsignedDishes(
  book: RecipeBook,
  served: readonly Served[],
  signature: Signature | undefined,
): string[] {
  const digests = recipeDigests(book, served);
  const changed = served.filter(({ recipe }) => signature?.dishes[recipe] !== digests[recipe]);
  return [...new Set(changed.map(({ baseName }) => baseName))];
}

/** The text of content/recipes/signature.yaml: the recipes as they are, signed by somebody on a day. */
export function signatureText(book: RecipeBook, served: readonly Served[], by: string, on: string): string {
  const lines = Object.entries(recipeDigests(book, served)).map(([id, digest]) => `  ${id}: ${digest}\n`);
  return `# Who has read the recipes, and on which day. The staff site or "npm run launch-check -- sign" writes it.

by: ${JSON.stringify(by)}
on: ${on}
dishes:
${lines.join('')}`;
}
