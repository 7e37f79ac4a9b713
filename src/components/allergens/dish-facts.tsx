import { menuPage } from '#content';
import type { AllergenCauses, DishAllergens } from '../../../model/dish-allergens.ts';
import type { AllergenKinds } from '../../../model/schema/allergens.ts';
import { cx } from '../../ui/class-names.ts';
import { allergenName, groupByCause } from '../../ui/allergens/allergen-names.ts';
import stateStyles from '../../ui/allergens/states.module.css';
import styles from './dish-facts.module.css';

const { allergens: names, facts: words } = menuPage;

/** What is in a recipe names the cereal or the nut itself: "wheat flour in the parotta". */
const noKinds: AllergenKinds = {};

/**
 * What is in a dish and brings allergens, and what it may have touched: each cause with the names of its allergens before it.
 * scripts/left-out.ts finds here why a dish is left out.
 */
export const DishFacts = ({ contains, mayContain, kinds }: DishAllergens) => (
  <>
    <Causes title={words.isIn} causes={contains} kinds={noKinds} />
    <Causes title={words.touched} causes={mayContain} kinds={kinds} isTouched />
  </>
);

interface CausesProps {
  title: string;
  causes: AllergenCauses;
  kinds: AllergenKinds;
  isTouched?: boolean;
}

function Causes({ title, causes, kinds, isTouched = false }: CausesProps) {
  const groups = groupByCause(causes);
  if (groups.length === 0) return null;
  return (
    <div className={cx(styles['facts'], stateStyles[isTouched ? 'mayContain' : 'contains'])}>
      <b>{title}</b>
      <ul data-causes={isTouched ? 'mayContain' : 'contains'}>
        {groups.map(({ cause, allergens }) => (
          <li key={cause}>
            <b>{allergens.map((allergen) => allergenName(allergen, kinds, names)).join(', ')}</b>
            {`: ${cause}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
