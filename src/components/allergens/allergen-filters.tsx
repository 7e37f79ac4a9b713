import { menuPage } from '#content';
import { fill } from '../../../model/fill.ts';
import type { Allergen } from '../../../model/schema/allergens.ts';
import chip from '../../ui/chip.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './allergen-filters.module.css';

const { allergenTable: words, allergens: names, facts, filters } = menuPage;

/** Those that guests ask for most come first. */
const asked: readonly Allergen[] = [
  'nuts',
  'peanuts',
  'gluten',
  'milk',
  'eggs',
  'sesame',
  'mustard',
  'fish',
  'crustaceans',
  'molluscs',
  'soya',
  'sulphites',
  'celery',
  'lupin',
];

/**
 * The filters: a dish or an ingredient, and what a guest cannot have. Below them how many dishes are left, and how to read the list,
 * with the cereals and nuts of the recipes.
 */
export const AllergenFilters = ({ dishes, kinds }: { dishes: number; kinds: string }) => (
  <div className={styles['filters']}>
    <search className="needs-script">
      <label className={styles['field']}>
        <span className="sr">{words.search}</span>
        <Icon name="search" />
        <input type="search" autoComplete="off" placeholder={words.search} data-search="" />
      </label>
      <div role="group" aria-labelledby="without">
        <p id="without">{words.without}</p>
        <div className={chip['row']}>
          {asked.map((allergen) => (
            <button key={allergen} type="button" className={chip['chip']} aria-pressed="false" data-without={allergen}>
              {names[allergen]}
            </button>
          ))}
        </div>
      </div>
      <label className={styles['strict']}>
        <input type="checkbox" defaultChecked data-strict="" />
        {filters.strict}
      </label>
    </search>
    <div className={styles['answer']}>
      <p role="status" data-count={words.count}>
        {fill(facts.dishes, { n: dishes })}
      </p>
      <button type="button" className="needs-script" data-clear="" hidden>
        {filters.clear}
      </button>
      <details>
        <summary>{words.how}</summary>
        <p>{fill(words.lead, { kinds })}</p>
      </details>
    </div>
  </div>
);
