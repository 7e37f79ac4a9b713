import type { ReactNode } from 'react';
import type { DishAllergens } from '../../../model/allergen-state.ts';
import { fill } from '../../../model/fill.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
import styles from './allergen-facts.module.css';
import type { AllergenWords } from './allergen-words.ts';
import { groupByCause } from './known-allergens.ts';

interface AllergenFactsProps {
  known: DishAllergens;
  /** Whether it can be opened for what brings each allergen in. */
  hasWays?: boolean;
  words: AllergenWords;
}

/**
 * The allergens of a dish: what it contains, and what it may contain, with what carries it. A solid bar marks what it contains, a dotted
 * bar what it may contain.
 */
export function AllergenFacts({
  known,
  hasWays = true,
  words: { dish: sentences, allergens: names },
}: AllergenFactsProps): ReactNode {
  const nameAll = (some: readonly Allergen[]) => some.map((each) => names[each].toLowerCase()).join(', ');
  const has = allergens.filter((allergen) => known.contains[allergen]);
  const carried = groupByCause(known.mayContain);
  const shared = carried.map(({ cause, allergens: some }) =>
    fill(sentences.shared, { at: cause, allergens: nameAll(some) }),
  );
  return (
    <>
      {has.length > 0 && (
        <p className={styles['has']}>
          <b>{fill(sentences.contains, { list: nameAll(has) })}</b>
        </p>
      )}
      {carried.length > 0 && <p className={styles['may']}>{fill(sentences.mayContain, { list: shared.join('; ') })}</p>}
      {has.length + carried.length === 0 && <p>{sentences.nothing}</p>}
      {hasWays && has.length > 0 && (
        <details className={styles['why']}>
          <summary>{sentences.why}</summary>
          <ul>
            {groupByCause(known.contains).map(({ cause, allergens: some }) => (
              <li key={cause}>{fill(sentences.cause, { cause, allergens: nameAll(some) })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
