import { type Allergen, allergens } from '../schema/allergens.ts';
import type { Served } from '../recipes/book.ts';
import type { RecipeBook, Part, Station } from './book.ts';
import { createDerive, type DerivedDish } from './derive.ts';
import type { Question } from './roll-up.ts';

/** A dish of a branch with what is derived for it. */
export interface ServedDish extends Served {
  derived: DerivedDish;
}

/** Derives every dish of every branch that has a recipe. */
export function deriveAll(book: RecipeBook, served: readonly Served[]): ServedDish[] {
  return [...new Set(served.map(({ branch }) => branch))].flatMap((branch) => {
    const here = served.flatMap((one) => (one.branch === branch && one.recipe !== undefined ? [one] : []));
    const derive = createDerive(
      book,
      branch,
      here.flatMap(({ recipe }) => recipe ?? []),
    );
    return here.map(({ dish, baseName, recipe }) => ({
      branch,
      dish,
      baseName,
      recipe,
      derived: derive(recipe ?? ''),
    }));
  });
}

/** A book with every entry changed. */
const changed = (book: RecipeBook, change: <Entry extends Part | Station>(entry: Entry) => Entry): RecipeBook => ({
  ...book,
  parts: new Map([...book.parts].map(([id, part]) => [id, change(part)])),
  stations: new Map([...book.stations].map(([id, station]) => [id, change(station)])),
});

/** The book with a question answered with no: what it counted and left open is gone. */
export const withoutQuestion = (book: RecipeBook, question: Question): RecipeBook =>
  changed(book, (entry) => ({ ...entry, confirm: entry.confirm.filter((one) => one !== question) }) as typeof entry);

/** The book as if nothing were made with a part. */
export function withoutPart(book: RecipeBook, id: string): RecipeBook {
  const others = (ids: readonly string[]) => ids.filter((one) => one !== id);
  return changed(book, (entry) => {
    if (entry.kind === 'ingredient') return entry;
    if (entry.kind === 'station') {
      const confirm = entry.confirm.map((question) => ({ ...question, uses: others(question.uses) }));
      return { ...entry, uses: others(entry.uses), also: others(entry.also), confirm };
    }
    return {
      ...entry,
      made: others(entry.made),
      with: others(entry.with),
      choice: entry.choice.map(others),
      confirm: entry.confirm.map((one) => ({ ...one, made: others(one.made), with: others(one.with) })),
      only: Object.fromEntries(
        Object.entries(entry.only).map(([branch, { add, drop }]) => [branch, { add: others(add), drop: others(drop) }]),
      ),
    };
  });
}

/** How an allergen stands in a dish, signed or not. */
function stateOf({ contains, crossContact, unanswered }: DerivedDish, allergen: Allergen): string {
  if (contains[allergen]) return 'contains';
  if (crossContact.some((one) => one.allergens.includes(allergen))) return 'may contain';
  return unanswered.includes(allergen) ? 'open' : 'not in the list';
}

/** What changes for a dish between two books. */
export interface Change {
  dish: Served;
  /** "milk: contains → may contain", "diet: vegetarian → vegan" */
  differences: string[];
}

/** The dishes that differ between two results of deriveAll for the same menus. */
export function compare(before: readonly ServedDish[], after: readonly ServedDish[]): Change[] {
  return before.flatMap((dish, index) => {
    const other = after[index]?.derived;
    if (!other) return [];
    const facts: [string, string, string][] = [
      ...allergens.map((one): [string, string, string] => [one, stateOf(dish.derived, one), stateOf(other, one)]),
      ['diet', dish.derived.diet, other.diet],
      ['coconut', String(dish.derived.hasCoconut), String(other.hasCoconut)],
    ];
    const differences = facts.flatMap(([what, was, is]) => (was === is ? [] : `${what}: ${was} → ${is}`));
    return differences.length > 0 ? [{ dish, differences }] : [];
  });
}

/** An open question, the entry that it belongs to, and the dishes that hang on it. */
export interface OpenQuestion {
  owner: Part | Station;
  ask: string;
  dishes: readonly ServedDish[];
  /** How many states of allergens, diets and coconuts would change if the answer were no. */
  freed: number;
}

/** Every open question, the one with the most dishes first. */
export function openQuestions(book: RecipeBook, served: readonly Served[]): OpenQuestion[] {
  const today = deriveAll(book, served);
  return [...book.parts.values(), ...book.stations.values()]
    .flatMap((owner) =>
      owner.confirm.map((question): OpenQuestion => {
        const after = deriveAll(withoutQuestion(book, question), served);
        const freed = compare(today, after).reduce((sum, { differences }) => sum + differences.length, 0);
        const dishes = today.filter(({ derived }) => derived.questions.includes(question));
        return { owner, ask: question.ask, dishes, freed };
      }),
    )
    .toSorted((one, other) => other.dishes.length - one.dishes.length || other.freed - one.freed);
}
