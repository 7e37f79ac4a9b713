import { menuPage } from '#content';
import { askedAllergens } from '../../../model/schema/allergens.ts';
import type { Branch } from '../../../model/types.ts';
import chip from '../../ui/chip.module.css';
import { Icon } from '../../ui/icon.tsx';
import { type Chip, Chips, FilterAnswer } from '../menu/filters.tsx';
import styles from './allergen-filters.module.css';

const { filters, allergens } = menuPage;
const chips = askedAllergens.map((allergen): Chip => [allergen, allergens[allergen]]);

/** The filters of a page of allergens: a dish or an ingredient, and each of the fourteen. */
export const AllergenFilters = ({ branch }: { branch: Branch }) => (
  <div className={styles['filters']}>
    <search className="needs-script">
      <label className={styles['field']}>
        <span className="sr">{filters.search}</span>
        <Icon name="search" />
        <input type="search" autoComplete="off" placeholder={filters.search} data-filter-search="" />
      </label>
      <div role="group" aria-labelledby="without">
        <p id="without">{filters.without}</p>
        <div className={chip['row']}>
          <Chips chips={chips} />
        </div>
      </div>
    </search>
    <FilterAnswer branch={branch} />
  </div>
);
