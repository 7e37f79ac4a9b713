import type { DishAllergens } from '../../../model/dish-allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { allergenNames } from './allergen-names.ts';

interface AllergenLineWords extends Pick<MenuPageWords, 'allergens' | 'states'> {
  facts: Pick<MenuPageWords['facts'], 'none' | 'noneInDrink'>;
}

interface AllergenLineProps {
  dishAllergens: DishAllergens;
  isDrink: boolean;
  words: AllergenLineWords;
}

export const hasAllergens = ({ contains, mayContain }: DishAllergens): boolean =>
  Object.keys({ ...contains, ...mayContain }).length > 0;

/** The allergens of a dish in one line: "Contains gluten (wheat), milk; may contain fish", or one of the two. */
export function AllergenLine({ dishAllergens, isDrink, words: { allergens, states, facts } }: AllergenLineProps) {
  if (!hasAllergens(dishAllergens)) return <i>{isDrink ? facts.noneInDrink : facts.none}</i>;
  const { kinds } = dishAllergens;
  const contains = allergenNames(dishAllergens.contains, kinds.contains, allergens);
  const mayContain = allergenNames(dishAllergens.mayContain, kinds.mayContain, allergens);
  const containsAny = contains.length > 0;
  return (
    <>
      {containsAny && <span>{`${states.contains} `}</span>}
      {containsAny && <b>{contains.join(', ')}</b>}
      {mayContain.length > 0 && (
        <i>{`${containsAny ? `; ${states.mayContain.toLowerCase()}` : states.mayContain} ${mayContain.join(', ')}`}</i>
      )}
    </>
  );
}
