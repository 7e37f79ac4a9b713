import { menuWords } from '#content';
import { askedAllergens } from '../../../model/schema/allergens.ts';
import type { Branch } from '../../../model/types.ts';
import chip from '../../ui/chip.module.css';
import { Field } from '../../ui/field.tsx';
import { type Chip, Chips, FilterAnswer } from '../menu/filters.tsx';
import styles from './allergen-filters.module.css';

const { filters, allergens } = menuWords;
const chips = askedAllergens.map((allergen): Chip => [allergen, allergens[allergen]]);

/** The filters of a page of allergens: a dish or an ingredient, and each of the fourteen. */
export const AllergenFilters = ({ branch }: { branch: Branch }) => (
  <div className={styles['filters']}>
    <search className="needs-script">
      <Field label={filters.search} isLabelHidden>
        {(control) => (
          <input {...control} type="search" autoComplete="off" placeholder={filters.search} data-filter-search="" />
        )}
      </Field>
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
