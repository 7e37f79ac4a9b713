/** What a party shows or reads out, over the whole window. */
import { allergens } from '../../../model/schema/allergens.ts';
import { fill } from '../../../model/fill.ts';
import { displayName } from '../../stores/person-name.ts';
import { telephoneUrl } from '../../paths.ts';
import { FullScreen } from '../../ui/full-screen.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { priceText } from '../../ui/dishes/price-text.ts';
import { Avoided } from './exclusions.tsx';
import { addUpDishes } from './listed-dishes.ts';
import { NeedsOfAll, PaperLines } from './needs-of-all.tsx';
import { countDishes } from '../../stores/table-list.ts';
import { useTableWords, type FullScreenViewProps } from './table-context.ts';
import { sumUp } from './totals.ts';
import styles from './views.module.css';

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

/** "Read to the phone": the number to ring, what each person cannot have, every dish once in the order of the menu, and the sum. */
export function PhoneView({ list: { people }, branch, dishes, onClose }: FullScreenViewProps) {
  const { actions, views, currency } = useTableWords();
  const { store, phone, serviceCharge = 0 } = branch;
  const sums = sumUp(dishes, serviceCharge, 1);
  const n = countDishes({ entries: dishes.map(({ entry }) => entry) });
  return (
    <FullScreen label={actions.phone} close={actions.close} className={styles['phone']} onClose={onClose}>
      <LinkButton href={telephoneUrl(phone)}>{fill(actions.ring, { store, phone })}</LinkButton>
      <NeedsOfAll title={views.sayFirst} people={people} />
      <p>{views.readOut}</p>
      <ol className={styles['dishes']}>
        {addUpDishes(dishes).map(({ listed: { entry, dish, name }, quantity, eaters }) => (
          <li key={entry.dish}>
            <label>
              <input type="checkbox" />
              <b>{quantity}</b>
              <span>
                <span>{`${name} `}</span>
                <Avoided dish={dish} people={people} eaters={eaters} />
              </span>
            </label>
          </li>
        ))}
      </ol>
      <p>{fill(views.sum, { n, sum: priceText(sums.dishes / 100, currency) })}</p>
      {serviceCharge > 0 && (
        <p>{fill(views.sumWithService, { percent: serviceCharge, sum: priceText(sums.total / 100, currency) })}</p>
      )}
      <PaperLines branch={branch} />
    </FullScreen>
  );
}
