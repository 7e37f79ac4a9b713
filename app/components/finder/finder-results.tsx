import { memo, type Ref } from 'react';
import * as words from 'virtual:content/menu-page';
import * as ui from 'virtual:content/ui';
import { paths } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllergyAdvice } from '../allergens/allergy-advice.tsx';
import { AllergenFacts } from '../allergens/allergen-facts.tsx';
import { isEveryDishUnchecked } from '../allergens/known-allergens.ts';
import { Category } from '../menu/category.tsx';
import type { FoundDishes, ExclusionReason } from './find-dishes.ts';
import styles from './finder-results.module.css';
import type { BranchDishes } from './use-dishes.ts';

interface FinderResultsProps {
  ref?: Ref<HTMLElement>;
  branch: string;
  menuName: string;
  /** Null while they load; after a failure finder.tsx shows an error instead. */
  dishes: BranchDishes | null;
  /** Null while `dishes` is null. */
  found: FoundDishes | null;
}

/** The number of dishes found, the number hidden with the reasons, the allergy advice, and the dishes. */
export const FinderResults = memo(function FinderResults({ ref, branch, menuName, dishes, found }: FinderResultsProps) {
  const finder = words.finder;
  const all = dishes && dishes.categories.flatMap(({ items }) => items);
  const isRestSaid = all !== null && isEveryDishUnchecked(all);
  return (
    <section ref={ref} tabIndex={-1} className={styles['results']} aria-label={finder.results} aria-busy={!found}>
      <div className={styles['summary']}>
        <p className={styles['count']} role="status">
          {found ? fill(finder.count, { n: found.count, total: found.total }) : finder.loading}
        </p>
        {found && found.hidden > 0 && <Hidden found={found} />}
        <AllergyAdvice className={styles['advice']} dishes={all}>
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
            renderDetails={(dish) => (
              <div className={styles['allergens']}>
                {!isDrinks && <p className={styles['heat']}>{finder.heats[dish.heat]}</p>}
                <AllergenFacts known={dish.allergens} isRestSaid={isRestSaid} />
              </div>
            )}
          />
        );
      })}
    </section>
  );
});

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
