import { menuWords } from '#content';
import type { TextsByAllergen } from '../../../model/schema/allergens.ts';
import type { Dish } from '../../../model/types.ts';
import { allergenName, groupByCauses } from '../../ui/allergens/allergen-names.ts';
import stateStyles from '../../ui/allergens/states.module.css';

const { allergens: names, facts: words } = menuWords;

/** What is in a recipe names the cereal or the nut itself: "wheat flour in the parotta". */
const noKinds: TextsByAllergen = {};

/**
 * What is in a dish and brings allergens, and what it may have touched: each allergen once, with all its causes. Then the equipment.
 */
export const AllergenSources = ({ allergens: { contains, mayContain, kinds }, equipment }: SourcesProps) => (
  <>
    <Causes state="contains" title={words.isIn} causes={contains} kinds={noKinds} />
    <Causes state="mayContain" title={words.touched} causes={mayContain} kinds={kinds.mayContain} />
    {equipment.length > 0 && (
      <div>
        <b>{words.equipment}</b>
        <p className="muted">{equipment.join(', ')}</p>
      </div>
    )}
  </>
);

type SourcesProps = Pick<Dish, 'allergens' | 'equipment'>;

interface CausesProps {
  state: 'contains' | 'mayContain';
  title: string;
  causes: TextsByAllergen;
  kinds: TextsByAllergen;
}

function Causes({ state, title, causes, kinds }: CausesProps) {
  const groups = groupByCauses(causes);
  if (groups.length === 0) return null;
  return (
    <div className={stateStyles[state]} data-state={state}>
      <b>{title}</b>
      <ul>
        {groups.map(({ causes: text, allergens }) => (
          <li key={text} className="muted">
            <b>{allergens.map((allergen) => allergenName(allergen, kinds, names)).join(', ')}</b>
            {`: ${text}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
