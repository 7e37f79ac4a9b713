import type { ReactNode } from 'react';
import { allergenState, type DishAllergens } from '../../../model/allergen-state.ts';
import { fill } from '../../../model/fill.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
import styles from './allergen-facts.module.css';
import type { AllergenWords } from './allergen-words.ts';
import { groupByCause, uncheckedPart } from './known-allergens.ts';

interface AllergenFactsProps {
  known: DishAllergens;
  /** Whether the page has said for all dishes that what they do not name is not checked (isEveryDishUnchecked). */
  isRestSaid: boolean;
  words: Pick<AllergenWords, 'allergens' | 'dish'>;
}

/**
 * What is known of a dish's fourteen allergens: what it contains, what it may contain, and what holds for the others; what brings
 * each is folded. A solid bar marks what it contains, a dotted bar what it may contain.
 */
export function AllergenFacts({ known, isRestSaid, words }: AllergenFactsProps): ReactNode {
  const sentences = words.dish;
  const listNames = (some: readonly Allergen[]) => list.format(some.map((each) => words.allergens[each].toLowerCase()));
  const has = allergens.filter((allergen) => known.contains[allergen]);
  // An allergen that is perhaps in the recipe is not named twice.
  const may = allergens.filter(
    (allergen) => allergenState(known, allergen) === 'mayContain' && !known.inDoubt.includes(allergen),
  );
  const rest = describeRest(known, isRestSaid, sentences);
  return (
    <>
      {has.length > 0 && (
        <p className={styles['has']}>
          <b>{fill(sentences.contains, { list: listNames(has) })}</b>
        </p>
      )}
      {may.length > 0 && <p className={styles['may']}>{fill(sentences.mayContain, { list: listNames(may) })}</p>}
      {known.inDoubt.length > 0 && (
        <p className={styles['unchecked']} data-doubt="">
          {fill(sentences.inDoubt, { list: listNames(known.inDoubt) })}
        </p>
      )}
      {rest && <p className={uncheckedPart(known) === 'all' ? styles['unchecked'] : undefined}>{rest}</p>}
      {has.length + may.length + known.inDoubt.length > 0 && (
        <details className={styles['why']}>
          <summary>{sentences.why}</summary>
          <ul>
            {groupByCause(known.contains).map(({ cause, allergens: some }) => (
              <li key={cause}>{fill(sentences.cause, { cause, allergens: listNames(some) })}</li>
            ))}
            {known.crossContact.map(({ at, allergens: some }) => (
              <li key={at}>{fill(sentences.shared, { at, allergens: listNames(some) })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What holds for the allergens that are neither contained nor carried over; null if the page has said it already. */
function describeRest(known: DishAllergens, isRestSaid: boolean, sentences: AllergenWords['dish']): string | null {
  const unchecked = uncheckedPart(known);
  if (unchecked === 'all') return sentences.unchecked;
  if (unchecked === 'some') return isRestSaid ? null : sentences.rest;
  const isAnyNamed = Object.keys(known.contains).length + known.crossContact.length > 0;
  return isAnyNamed ? sentences.others : sentences.nothing;
}

const list = new Intl.ListFormat('en-GB', { type: 'unit' });
