import { allergens } from '../../../model/schema/allergens.ts';
import { FullScreen } from '../../ui/full-screen.tsx';
import { displayName } from '../../stores/person-name.ts';
import { Avoided } from './exclusions.tsx';
import { addUpDishes } from './listed-dishes.ts';
import { NeedsOfAll, PaperLines } from './needs-of-all.tsx';
import { useTableWords } from './table-words.ts';
import styles from './views.module.css';
import type { FullScreenViewProps } from './table-types.ts';

/** "Show the waiter": first what each person cannot have, in both languages, then every dish and for whom it is. */
export function WaiterView({ list: { people }, branch, dishes, onClose }: FullScreenViewProps) {
  const words = useTableWords();
  const { actions, views, localLanguage } = words;
  const { translation } = words.card;
  const avoided = allergens.filter((allergen) => people.some(({ without }) => without.includes(allergen)));
  return (
    <FullScreen
      label={actions.waiter}
      close={actions.close}
      className={`on-dark ${styles['waiter']}`}
      onClose={onClose}
    >
      <NeedsOfAll title={views.mind} people={people} nothing={views.nothingToMind}>
        {translation && avoided.length > 0 && (
          <div lang={localLanguage}>
            <p>{`${translation.party}:`}</p>
            <ul>
              {avoided.map((allergen) => (
                <li key={allergen}>{translation[allergen]}</li>
              ))}
            </ul>
          </div>
        )}
      </NeedsOfAll>
      <ol className={styles['dishes']}>
        {addUpDishes(dishes).map(({ listed: { entry, dish, name }, quantity, eaters }) => (
          <li key={entry.dish}>
            <b>{quantity}</b>
            <span>
              {dish.localName && <span lang={localLanguage}>{dish.localName}</span>}
              <span>{`${name} `}</span>
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
      <PaperLines branch={branch} />
    </FullScreen>
  );
}
