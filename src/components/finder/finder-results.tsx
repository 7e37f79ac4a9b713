import { menuPage as words, ui } from '#content';
import { memo } from 'react';
import { paths } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllergyAdvice } from '../../ui/allergens/allergy-advice.tsx';
import { AllergenFacts } from '../../ui/allergens/allergen-facts.tsx';
import { isEveryDishUnchecked } from '../../ui/allergens/known-allergens.ts';
import { Category } from '../../ui/dishes/category.tsx';
import type { FoundDishes } from './find-dishes.ts';
import type { FoundForParty } from './find-for-party.ts';
import { findOnlyShared } from './only-shared.ts';
import type { Party } from './party.ts';
import { reasonText } from './reason-text.ts';
import { Refusals } from './refusals.tsx';
import { SharedEquipment } from './shared-equipment.tsx';
import styles from './finder-results.module.css';
import type { BranchDishes } from './use-dishes.ts';

interface FinderResultsProps {
  branch: string;
  menuName: string;
  /** Null while they load; after a failure finder.tsx shows an error instead. */
  dishes: BranchDishes | null;
  /** Null while `dishes` is null. */
  found: FoundDishes | FoundForParty | null;
  party: Party;
}

/** The number of dishes found, the number hidden with the reasons, the allergy advice, and the dishes. */
export const FinderResults = memo(function FinderResults({
  branch,
  menuName,
  dishes,
  found,
  party,
}: FinderResultsProps) {
  const finder = words.finder;
  const all = dishes && dishes.categories.flatMap(({ items }) => items);
  const together = found && 'refusals' in found ? found : null;
  const isRestSaid = all !== null && isEveryDishUnchecked(all);
  return (
    <div className={styles['results']}>
      <div className={styles['summary']}>
        <p className={styles['count']} role="status">
          {found
            ? fill(together ? finder.party.count : finder.count, { n: found.count, total: found.total })
            : finder.loading}
        </p>
        {found && found.hidden > 0 && <Hidden found={found} />}
        {dishes && <SharedEquipment dishes={findOnlyShared(dishes.categories, party)} people={party.people} />}
        <AllergyAdvice className={styles['advice']} dishes={all}>
          <p>
            <a href={paths.allergens(branch)}>{fill(finder.table, { branch: menuName })}</a>
          </p>
        </AllergyAdvice>
      </div>
      {found?.categories.length === 0 && <EmptyState className={styles['nothing']}>{ui.menu.empty}</EmptyState>}
      {found?.categories.map((category) => {
        const isDrinks = dishes?.drinks.has(category.slug) ?? false;
        return (
          <Category
            key={category.slug}
            category={category}
            id={`found-${category.slug}`}
            isDrinks={isDrinks}
            branch={branch}
            idPrefix="found-"
            renderDetails={(dish) => (
              <div className={styles['allergens']}>
                {together && (
                  <Refusals dish={dish} people={party.people} refusals={together.refusals.get(dish) ?? []} />
                )}
                <AllergenFacts known={dish.allergens} isRestSaid={isRestSaid} />
              </div>
            )}
          />
        );
      })}
    </div>
  );
});

/** How many dishes are hidden; for a guest alone also why. */
function Hidden({ found }: { found: FoundDishes | FoundForParty }) {
  const finder = words.finder;
  const reasons = 'reasons' in found ? found.reasons : [];
  return (
    <div className={styles['hidden']}>
      <p>{found.hidden === 1 ? finder.oneHidden : fill(finder.hidden, { n: found.hidden })}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ reason, dishes }) => {
            const text = reasonText(reason);
            return (
              <li key={text}>
                {text} <b>{dishes}</b>
              </li>
            );
          })}
        </ul>
      )}
      {reasons.length > 1 && <p className={styles['why']}>{finder.why}</p>}
    </div>
  );
}
