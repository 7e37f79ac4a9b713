import { menuPage, menuPages, ui } from '#content';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import chip from '../../ui/chip.module.css';
import styles from './filters.module.css';

const { filters, allergy } = menuPage;

/** The filters that are one tap away, most asked for first: the name of each for scripts/menu-filters.ts, and its words. */
const chips: readonly (readonly [name: string, text: string])[] = [
  ['vegetarian', filters.diets.vegetarian],
  ['vegan', filters.diets.vegan],
  ['nuts', filters.chips.nuts],
  ['peanuts', filters.chips.peanuts],
  ['gluten', filters.chips.gluten],
  ['mild', filters.heats[0] ?? ''],
];

/**
 * The filters of a menu, the line on allergies, and what the filters leave. Children open all filters. Pages of drinks have less above
 * their first drink.
 */
export function Filters({ branch, children }: { branch: string; children: ReactNode }) {
  const foodPages = menuPages[branch]?.flatMap(({ isDrinks }, index) => (isDrinks ? [] : index + 1)) ?? [];
  return (
    <>
      <div className={styles['tools']} data-menu-part={foodPages.join(' ')}>
        <div className={`${chip['row']} needs-script`} role="group" aria-label="Show only">
          {children}
          {chips.map(([name, text]) => (
            <button key={name} type="button" className={chip['chip']} aria-pressed="false" data-filter={name}>
              {text}
            </button>
          ))}
        </div>
        <p className={styles['allergy']} role="note">
          <b>{allergy.tell}</b> <a href={paths.allergens(branch)}>{allergy.lists}</a>
        </p>
      </div>
      <div className={styles['left']}>
        <p role="status" data-filter-status="" />
        <button type="button" data-clears="">
          {filters.clear}
        </button>
        <p data-filter-others="" hidden />
        <p data-filter-words="" />
      </div>
      <div className={styles['empty']} data-filter-empty="" hidden>
        <p>{ui.menu.empty}</p>
        <button type="button" data-clears="">
          {filters.clear}
        </button>
      </div>
    </>
  );
}
