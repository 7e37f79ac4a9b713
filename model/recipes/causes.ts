import type { RecipeBook } from './book.ts';
import type { Claim } from './roll-up.ts';

/** Something that brings an allergen in, and all places in the dish that have it. */
interface Cause {
  /** 'ghee', 'wheat flour in the compounded asafoetida' */
  inside: string;
  preposition: 'in' | 'of';
  /** Whether only a side has it that a guest may leave. */
  isChosen: boolean;
  /** Whether the dish itself has it. */
  isDirect: boolean;
  /** The preparations that have it: 'the sambar'. */
  places: Set<string>;
}

/**
 * The causes of one allergen as guests read them: 'wheat flour in the compounded asafoetida of the sambar and the coconut chutney'.
 * They name the ingredient and the preparation that a guest knows it from. Certain causes come first, then short ones.
 *
 * @param claims all of one allergen
 */
export function causeTexts(book: RecipeBook, claims: readonly Claim[]): string[] {
  const causes = new Map<string, Cause>();
  const nameOf = (id: string | undefined) => (id === undefined ? '' : (book.parts.get(id)?.name ?? id));
  const byStrength = claims.toSorted(
    (one, other) => Number(one.isCounted) - Number(other.isCounted) || one.path.length - other.path.length,
  );
  for (const { through, path, isChosen } of byStrength) {
    const ingredient = nameOf(path.at(-1));
    const isNamed = through === undefined || through === ingredient;
    const inside = isNamed ? ingredient : `${through} in the ${ingredient}`;
    const key = `${inside} ${isChosen}`;
    const cause: Cause = causes.get(key) ?? {
      inside,
      preposition: isNamed ? 'in' : 'of',
      isChosen,
      isDirect: false,
      places: new Set(),
    };
    causes.set(key, cause);
    const place = servedAs(book, path);
    if (place === undefined) cause.isDirect = true;
    // "Boiled egg" and the fried "appalam" say by their own names what they are made of.
    else if (!` ${nameOf(place)}`.endsWith(` ${ingredient}`)) cause.places.add(`the ${nameOf(place)}`);
  }
  return [...causes.values()].map(causeText);
}

/** 'ghee in the sambar'; 'ghee, here and in the sambar' where the dish itself has ghee too. */
function causeText({ inside, preposition, isChosen, isDirect, places }: Cause): string {
  const link = isDirect ? `, here and ${preposition === 'in' ? 'in' : 'in that of'}` : ` ${preposition}`;
  const where = places.size > 0 ? `${link} ${list.format(places)}` : '';
  return `${inside}${where}${isChosen ? ', if you take it' : ''}`;
}

const list = new Intl.ListFormat('en-GB');

/**
 * What guests know an ingredient from: the outermost preparation below the innermost recipe. Undefined for an ingredient of the
 * recipe itself. A set of sides gives no name.
 */
function servedAs(book: RecipeBook, path: readonly string[]): string | undefined {
  const recipe = path.findLastIndex((id) => book.parts.get(id)?.kind === 'recipe');
  const below = path.slice(recipe + 1).filter((id) => {
    const part = book.parts.get(id);
    return part?.kind !== 'preparation' || part.made.length > 0 || part.confirm.some(({ made }) => made.length > 0);
  });
  return below.length > 1 ? below[0] : undefined;
}
