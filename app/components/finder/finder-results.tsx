import { memo } from 'react';
import * as words from 'virtual:content/menu-page';
import * as ui from 'virtual:content/ui';
import type { Dish } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllergyAdvice } from '../allergens/allergy-advice.tsx';
import { AllergenSentences } from '../allergens/allergen-sentences.tsx';
import { Category } from '../menu/category.tsx';
import type { FoundDishes, ExclusionReason } from './find-dishes.ts';
import styles from './finder-results.module.css';
import type { BranchDishes } from './use-dishes.ts';

interface FinderResultsProps {
  branch: string;
  menuName: string;
  /** Null while they load; after a failure finder.tsx shows an error instead. */
  dishes: BranchDishes | null;
  /** Null while `dishes` is null. */
  found: FoundDishes | null;
}

/** The number of dishes found, the number hidden with the reasons, the allergy advice, and the dishes. */
export const FinderResults = memo(function FinderResults({ branch, menuName, dishes, found }: FinderResultsProps) {
  const finder = words.finder;
  return (
    <section className={styles['results']} aria-busy={!found}>
      <div className={styles['summary']}>
        <div>
          <p className={styles['count']} role="status">
            {found ? fill(finder.count, { n: found.count, total: found.total }) : finder.loading}
          </p>
          {found && found.hidden > 0 && <Hidden found={found} />}
        </div>
        <AllergyAdvice className={styles['advice']} dishes={dishes && dishes.categories.flatMap(({ items }) => items)}>
          <p>
            <a href={paths.allergens(branch)}>{fill(finder.table, { branch: menuName })}</a>
          </p>
        </AllergyAdvice>
      </div>
      {found?.count === 0 && <EmptyState className={styles['nothing']}>{ui.menu.empty}</EmptyState>}
      {found?.categories.map((category) => {
        const isDrinks = dishes?.drinks.has(category.slug) ?? false;
        return (
          <Category
            key={category.slug}
            category={category}
            id={`found-${category.slug}`}
            isDrinks={isDrinks}
            renderDetails={isDrinks ? renderAllergens : renderHeatAndAllergens}
          />
        );
      })}
    </section>
  );
});

const renderAllergens = (dish: Dish) => (
  <p className={styles['allergens']}>
    <AllergenSentences dish={dish} />
  </p>
);
const renderHeatAndAllergens = (dish: Dish) => (
  <p className={styles['allergens']}>
    <AllergenSentences dish={dish} before={`${words.finder.heats[dish.heat]}.`} />
  </p>
);

function Hidden({ found: { hidden, reasons } }: { found: FoundDishes }) {
  const finder = words.finder;
  return (
    <div className={styles['hidden']}>
      <p>{hidden === 1 ? finder.oneHidden : fill(finder.hidden, { n: hidden })}</p>
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
      {reasons.length > 1 && <p className={styles['why']}>{finder.why}</p>}
    </div>
  );
}

function reasonText(reason: ExclusionReason): string {
  const { reasons } = words.finder;
  return 'allergen' in reason
    ? fill(reasons[reason.kind], { allergen: words.allergens[reason.allergen].toLowerCase() })
    : reasons[reason.kind];
}
