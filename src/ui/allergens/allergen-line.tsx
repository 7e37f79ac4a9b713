import type { DishAllergens } from '../../../model/allergen-state.ts';
import { fill } from '../../../model/fill.ts';
import { allergenKinds } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { allergenNames } from './known-allergens.ts';

/** Words of content/menu.yaml. */
export interface AllergenLineWords extends Pick<MenuPageWords, 'allergens' | 'states'> {
  facts: Pick<MenuPageWords['facts'], 'more' | 'none'>;
}

interface AllergenLineProps {
  known: DishAllergens;
  words: AllergenLineWords;
}

/** The allergens of a dish in one line: "Contains gluten (wheat), milk (may contain 2 more)", or "May contain fish" by name. */
export function AllergenLine({ known, words: { allergens, states, facts } }: AllergenLineProps) {
  const contains = allergenNames(known.contains, allergens, allergenKinds);
  const mayContain = allergenNames(known.mayContain, allergens, allergenKinds);
  if (contains.length + mayContain.length === 0) return <b>{facts.none}</b>;
  const isIn = contains.length > 0;
  return (
    <>
      {`${isIn ? states.contains : states.mayContain} `}
      <b>{(isIn ? contains : mayContain).join(', ')}</b>
      {isIn && mayContain.length > 0 && <i> {fill(facts.more, { n: mayContain.length })}</i>}
    </>
  );
}
