import { memo, type Ref } from 'react';
import * as words from 'virtual:content/menu-page';
import * as ui from 'virtual:content/ui';
import { paths } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllergyAdvice } from '../allergens/allergy-advice.tsx';
import { AllergenFacts } from '../allergens/allergen-facts.tsx';
import { isEveryDishUnchecked } from '../allergens/known-allergens.ts';
import { Category } from '../menu/category.tsx';
import type { FoundDishes } from './find-dishes.ts';
import type { FoundForParty } from './find-for-party.ts';
import formStyles from './finder-form.module.css';
import type { Party, PartyView } from './party.ts';
import { reasonText } from './reason-text.ts';
import { Refusals } from './refusals.tsx';
import styles from './finder-results.module.css';
import type { BranchDishes } from './use-dishes.ts';

interface FinderResultsProps {
  ref?: Ref<HTMLElement>;
  branch: string;
  menuName: string;
  /** Null while they load; after a failure finder.tsx shows an error instead. */
  dishes: BranchDishes | null;
  /** Null while `dishes` is null. */
  found: FoundDishes | FoundForParty | null;
  party: Party;
  onView: (view: PartyView) => void;
}

/** The number of dishes found, the number hidden with the reasons, the allergy advice, and the dishes. */
export const FinderResults = memo(function FinderResults({
  ref,
  branch,
  menuName,
  dishes,
  found,
  party,
  onView,
}: FinderResultsProps) {
  const finder = words.finder;
  const all = dishes && dishes.categories.flatMap(({ items }) => items);
  const together = found && 'refusals' in found ? found : null;
  const isRestSaid = all !== null && isEveryDishUnchecked(all);
  return (
    <section ref={ref} tabIndex={-1} className={styles['results']} aria-label={finder.results} aria-busy={!found}>
      <div className={styles['summary']}>
        <p className={styles['count']} role="status">
          {found
            ? fill(together ? finder.party.count : finder.count, { n: found.count, total: found.total })
            : finder.loading}
        </p>
        {together && <Views view={party.view} onView={onView} />}
        {found && found.hidden > 0 && <Hidden found={found} />}
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
            renderDetails={(dish) => (
              <div className={styles['allergens']}>
                {!isDrinks && <p className={styles['heat']}>{finder.heats[dish.heat]}</p>}
                {together && (
                  <Refusals dish={dish} people={party.people} refusals={together.refusals.get(dish) ?? []} />
                )}
                <AllergenFacts known={dish.allergens} isRestSaid={isRestSaid} />
              </div>
            )}
          />
        );
      })}
    </section>
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

const views = ['someone', 'everyone'] as const satisfies readonly PartyView[];

/** Chooses between the dishes that at least one person can eat, and those that all can. */
function Views({ view, onView }: { view: PartyView; onView: (view: PartyView) => void }) {
  return (
    <div className={cx(formStyles['chips'], styles['views'])} role="group" aria-label={words.finder.party.view}>
      {views.map((each) => (
        <label key={each} className={formStyles['choice']}>
          <input type="radio" name="view" checked={each === view} onChange={() => onView(each)} />
          <span>{words.finder.party.views[each]}</span>
        </label>
      ))}
    </div>
  );
}
