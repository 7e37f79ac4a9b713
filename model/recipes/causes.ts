import type { Allergen } from '../schema/allergens.ts';
import { andList } from '../lists.ts';
import type { RecipeBook } from './book.ts';
import type { Occurrence } from './roll-up.ts';

/** Something that brings an allergen in, and all places in the dish that have it. */
interface Cause {
  /** 'ghee', 'boiled egg', 'wheat flour in the compounded asafoetida' */
  inside: string;
  /** Whether only a side has it that a guest may leave. */
  isChosen: boolean;
  isDirect: boolean;
  places: Set<string>;
}

/**
 * The causes of one allergen as guests read them: 'ghee in the sambar and the pongal'. They name the ingredient and the preparation that
 * a guest knows it from; without the preparation what is inside a bought ingredient: 'wheat in the soy sauce'. Short ways come first.
 */
export function causeTexts(book: RecipeBook, allergen: Allergen, occurrences: readonly Occurrence[]): string[] {
  const causes = new Map<string, Cause>();
  for (const { ingredient, path, isChosen } of occurrences.toSorted(
    (one, other) => one.path.length - other.path.length,
  )) {
    if (!(allergen in ingredient.contains)) continue;
    const { name, contains } = ingredient;
    const through = contains[allergen];
    const isNamed = through === undefined || through === name;
    const place = isNamed || isChosen ? servedAs(book, path) : name;
    // "Boiled egg" and the fried "appalam" say by their own names what they are made of.
    const saysIt = isNamed && ` ${place}`.endsWith(` ${name}`);
    const inside = isNamed ? ((saysIt ? place : undefined) ?? name) : isChosen ? `${through} in the ${name}` : through;
    const key = `${inside} ${isChosen}`;
    const cause: Cause = causes.get(key) ?? { inside, isChosen, isDirect: false, places: new Set() };
    causes.set(key, cause);
    if (place === undefined || saysIt) cause.isDirect = true;
    else cause.places.add(`the ${place}`);
  }
  return [...causes.values()].map(causeText);
}

/** 'ghee in the sambar'; 'ghee, also in the sambar' where the dish itself has ghee too. */
function causeText({ inside, isChosen, isDirect, places }: Cause): string {
  const where = places.size > 0 ? `${isDirect ? ', also' : ''} in ${andList.format(places)}` : '';
  return `${inside}${where}${isChosen ? ', if you take it' : ''}`;
}

/** What guests know an ingredient from: the outermost preparation below the innermost recipe. A set of sides gives no name. */
function servedAs(book: RecipeBook, path: readonly string[]): string | undefined {
  const parts = path.flatMap((id) => book.parts.get(id) ?? []);
  const below = parts
    .slice(parts.findLastIndex(({ kind }) => kind === 'recipe') + 1)
    .filter((part) => part.kind !== 'preparation' || part.made.length > 0);
  return below.length > 1 ? below[0]?.name : undefined;
}
