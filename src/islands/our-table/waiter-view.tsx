import { allergens } from '../../../model/schema/allergens.ts';
import type { Person } from '../../stores/people.ts';
import { FullScreen } from '../../ui/full-screen.tsx';
import { displayName } from '../../stores/person-name.ts';
import { Avoided } from './avoided.tsx';
import { addUpDishes } from './listed-dishes.ts';
import { NeedsOfAll } from './needs-of-all.tsx';
import { useTableWords } from './table-words.ts';
import styles from './views.module.css';
import type { FullScreenViewProps } from './table-types.ts';

/** "Show the waiter": first what each person cannot have, then every dish in both languages and for whom it is. */
export function WaiterView({ list: { people }, dishes, onClose }: FullScreenViewProps) {
  const words = useTableWords();
  const { actions, views, localLanguage } = words;
  return (
    <FullScreen
      label={actions.waiter}
      close={actions.close}
      className={`on-dark ${styles['waiter']}`}
      onClose={onClose}
    >
      <NeedsOfAll title={views.mind} people={people} nothing={views.nothingToMind}>
        <AllergensOfAll people={people} />
      </NeedsOfAll>
      <ol className={styles['dishes']}>
        {addUpDishes(dishes).map(({ listed: { entry, dish, name }, quantity, eaters }) => (
          <li key={entry.dish}>
            <b>{quantity}</b>
            <span>
              {dish.localName && <span lang={localLanguage}>{dish.localName}</span>} {name}{' '}
              <Avoided dish={dish} people={people} eaters={eaters} />
              {people.length > 1 && (
                <small>
                  {eaters
                    .map((eater) => (eater === null ? words.list.toShare : displayName(people, eater, words.party)))
                    .join(', ')}
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p>{words.page.notAnOrder}</p>
    </FullScreen>
  );
}

/** The allergens of a party in the language of the kitchen. */
function AllergensOfAll({ people }: { people: readonly Person[] }) {
  const { card, localLanguage } = useTableWords();
  const { translation } = card;
  const avoided = allergens.filter((allergen) => people.some(({ without }) => without.includes(allergen)));
  if (!translation || avoided.length === 0) return null;
  return (
    <div lang={localLanguage}>
      <p>{translation.party}:</p>
      <ul>
        {avoided.map((allergen) => (
          <li key={allergen}>{translation[allergen]}</li>
        ))}
      </ul>
    </div>
  );
}
