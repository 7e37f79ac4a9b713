import type { DishAllergens } from '../../../model/dish-allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { allergenNames } from './allergen-names.ts';

/** Words of content/menu.yaml. */
export interface AllergenLineWords extends Pick<MenuPageWords, 'allergens' | 'states'> {
  facts: Pick<MenuPageWords['facts'], 'none'>;
}

interface AllergenLineProps {
  dishAllergens: DishAllergens;
  words: AllergenLineWords;
}

/** The allergens of a dish in one line: "Contains gluten (wheat), milk; may contain fish", or one of the two. */
export function AllergenLine({ dishAllergens, words: { allergens, states, facts } }: AllergenLineProps) {
  const { kinds } = dishAllergens;
  const contains = allergenNames(dishAllergens.contains, kinds, allergens);
  const mayContain = allergenNames(dishAllergens.mayContain, kinds, allergens);
  const containsAny = contains.length > 0;
  if (!containsAny && mayContain.length === 0) return <i>{facts.none}</i>;
  return (
    <>
      {containsAny && `${states.contains} `}
      {containsAny && <b>{contains.join(', ')}</b>}
      {containsAny && mayContain.length > 0 && '; '}
      {mayContain.length > 0 && (
        <i>{`${containsAny ? states.mayContain.toLowerCase() : states.mayContain} ${mayContain.join(', ')}`}</i>
      )}
    </>
  );
}
