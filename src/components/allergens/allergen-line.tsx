import { menuPage } from '#content';
import type { DishAllergens } from '../../../model/allergen-state.ts';
import { fill } from '../../../model/fill.ts';
import { allergenNames } from './allergen-names.ts';

const words = menuPage.facts;

/** The allergens of a dish in one line: "gluten, milk (may contain 2 more)". */
export function AllergenLine({ known: { contains, mayContain } }: { known: DishAllergens }) {
  const names = allergenNames(contains);
  const n = Object.keys(mayContain).length;
  return (
    <>
      <b>{names.join(', ') || words.none}</b>
      {n > 0 && <i> {fill(names.length > 0 ? words.more : words.may, { n })}</i>}
    </>
  );
}
