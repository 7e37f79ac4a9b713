import { memo } from 'react';
import { paths } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AllergyLine } from '../../ui/allergens/allergy-line.tsx';
import { AllergenFacts } from '../../ui/allergens/allergen-facts.tsx';
import { Category, DishList } from '../../ui/dishes/category.tsx';
import type { FinderBranch } from './finder-branch.ts';
import { useFinderWords } from './finder-words.ts';
import type { FoundDishes } from './find-dishes.ts';
import type { FoundForParty } from './find-for-party.ts';
import type { Party } from '../../stores/party.ts';
import { reasonText } from '../party/reason-text.ts';
import { Refusals } from '../party/refusals.tsx';
import styles from './finder-results.module.css';

interface FinderResultsProps {
  branch: FinderBranch;
  /** Null while the dishes load; after a failure finder.tsx shows an error instead. */
  found: FoundDishes | FoundForParty | null;
  party: Party;
}

/** The number of dishes found, the number hidden with the reasons, the allergy advice, and the dishes. */
export const FinderResults = memo(function FinderResults({ branch, found, party }: FinderResultsProps) {
  const words = useFinderWords();
  const { finder } = words;
  const allergenWords = { ...finder, allergens: words.dishes.allergens };
  const together = found && 'refusals' in found ? found : null;
  return (
    <div className={styles['results']}>
      <div className={styles['summary']}>
        <p className={styles['count']} role="status">
          {found
            ? fill(together ? finder.party.count : finder.count, { n: found.count, total: found.total })
            : finder.loading}
        </p>
        {found && found.hidden > 0 && <Hidden found={found} />}
        <AllergyLine text={words.allergyLine} />
        {words.hasRecipes && (
          <p className={styles['table']}>
            <a href={paths.allergens(branch.key)}>{fill(finder.table, { branch: branch.menuName })}</a>
          </p>
        )}
      </div>
      {found?.categories.length === 0 && <EmptyState className={styles['nothing']}>{words.dishes.empty}</EmptyState>}
      {found?.categories.map((category) => (
        <Category
          key={category.slug}
          category={category}
          id={`found-${category.slug}`}
          isDrinks={category.isDrinks}
          words={words.dishes}
        >
          <DishList
            items={category.items}
            isDrinks={category.isDrinks}
            words={words.dishes}
            renderDetails={(dish) => (
              <div className={styles['allergens']}>
                {together && (
                  <Refusals dish={dish} people={party.people} refusals={together.refusals.get(dish) ?? []} />
                )}
                {dish.allergens && <AllergenFacts known={dish.allergens} words={allergenWords} />}
              </div>
            )}
          />
        </Category>
      ))}
    </div>
  );
});

/** How many dishes are hidden; for a guest alone also why. */
function Hidden({ found }: { found: FoundDishes | FoundForParty }) {
  const words = useFinderWords();
  const { finder } = words;
  const reasons = 'reasons' in found ? found.reasons : [];
  return (
    <div className={styles['hidden']}>
      <p>{found.hidden === 1 ? finder.oneHidden : fill(finder.hidden, { n: found.hidden })}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ reason, dishes }) => {
            const text = reasonText(reason, { ...finder, allergens: words.dishes.allergens });
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
