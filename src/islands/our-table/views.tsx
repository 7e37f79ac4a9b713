/** What a party shows or reads out, over the whole window. */
import { fill } from '../../../model/fill.ts';
import type { Person } from '../../stores/people.ts';
import { displayName } from '../../stores/describe-needs.ts';
import { telephoneUrl } from '../../paths.ts';
import { cx } from '../../ui/class-names.ts';
import { FullScreen } from '../../ui/full-screen.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { priceText } from '../../ui/dishes/price-text.ts';
import { Avoided, NeedsOfAll, PaperLines, TableMates } from './needs.tsx';
import { addUpDishes, type DishTotal, type ListedDish, listedText, sumUp } from './listed-dishes.ts';
import { type FullScreenViewProps, useTableWords } from './table-context.ts';
import styles from './views.module.css';
import { allergenKinds } from '../../../model/schema/allergens.ts';
import kitchenCardStyles from './kitchen-card.module.css';

/** "Show the waiter": first what each person cannot have, in both languages, then every dish and for whom it is. */
export function WaiterView({ list: { people }, branch, dishes, onClose }: FullScreenViewProps) {
  const { actions, views, localLanguage, page, firstAid } = useTableWords();
  return (
    <FullScreen
      label={actions.waiter}
      close={actions.close}
      className={`on-dark ${styles['waiter']}`}
      onClose={onClose}
    >
      <PaperLines branch={branch} />
      <NeedsOfAll title={views.mind} people={people} nothing={views.nothingToMind} isTranslated />
      <ol className={styles['dishes']}>
        {addUpDishes(dishes).map(({ listed: { entry, dish, name }, quantity, portions }) => (
          <li key={entry.dish}>
            <b>{quantity}</b>
            <span>
              {dish.localName && (
                <span className="bright" lang={localLanguage}>
                  {dish.localName}
                </span>
              )}
              <span>{`${name} `}</span>
              <ForWhom dish={dish} people={people} portions={portions} isTranslated />
            </span>
          </li>
        ))}
      </ol>
      <div className="no-print">
        <p>{page.notAnOrder}</p>
        <p>{firstAid}</p>
      </div>
    </FullScreen>
  );
}

/** "Read to the phone": the number to ring, what each person cannot have, every dish once in the order of the menu, and the sum. */
export function PhoneView({ list: { people }, branch, dishes, onClose }: FullScreenViewProps) {
  const { actions, views, currency, facts } = useTableWords();
  const { store, phone, serviceCharge = 0 } = branch;
  const sums = sumUp(dishes, serviceCharge);
  return (
    <FullScreen label={actions.phone} close={actions.close} onClose={onClose}>
      <PaperLines branch={branch} />
      <LinkButton href={telephoneUrl(phone)}>{fill(actions.ring, { store, phone })}</LinkButton>
      <NeedsOfAll title={views.sayFirst} people={people} />
      <p>{views.readOut}</p>
      <ol className={styles['dishes']}>
        {addUpDishes(dishes).map(({ listed: { entry, dish, name }, quantity, portions }) => (
          <li key={entry.dish}>
            <label>
              <input type="checkbox" />
              <b>{quantity}</b>
              <span>
                <span>{`${name} `}</span>
                <ForWhom dish={dish} people={people} portions={portions} />
              </span>
            </label>
          </li>
        ))}
      </ol>
      <p>{fill(views.sum, { amount: listedText(dishes, facts), sum: priceText(sums.dishes / 100, currency) })}</p>
      {serviceCharge > 0 && (
        <p>{fill(views.sumWithService, { percent: serviceCharge, sum: priceText(sums.total / 100, currency) })}</p>
      )}
    </FullScreen>
  );
}

/** Who has a dish, "Ana × 2, to share", and who of them cannot. */
function ForWhom({
  dish,
  people,
  portions,
  isTranslated = false,
}: { people: readonly Person[]; isTranslated?: boolean } & Pick<DishTotal, 'portions'> & Pick<ListedDish, 'dish'>) {
  const words = useTableWords();
  const nameOf = ({ eater, quantity }: DishTotal['portions'][number]) =>
    `${eater === null ? words.list.toShare : displayName(people, eater, words)}${quantity > 1 ? ` × ${quantity}` : ''}`;
  const eaters = portions.map(({ eater }) => eater);
  return (
    <>
      {people.length > 1 && <small className="type-small">{`${portions.map(nameOf).join(', ')} `}</small>}
      <Avoided dish={dish} people={people} eaters={eaters} isTranslated={isTranslated} />
      <TableMates dish={dish} people={people} eaters={eaters} />
    </>
  );
}

interface KitchenCardProps {
  person: Person;
  onClose: () => void;
}

/** One person's allergens for those who cook, in English and in the language of the kitchen; it prints on A6. */
export function KitchenCard({ person, onClose }: KitchenCardProps) {
  const { card, actions, allergens, filters, localLanguage, firstAid } = useTableWords();
  const { translation } = card;
  const { without, traces, diet } = person;
  const items = without.map((allergen) => ({
    allergen,
    name: allergens[allergen],
    examples: card.examples?.[allergen] ?? allergenKinds[allergen]?.join(', '),
    translated: translation?.[allergen],
  }));
  const name = person.name.trim();
  return (
    <FullScreen
      label={card.open}
      close={actions.close}
      className={cx(kitchenCardStyles['card'], kitchenCardStyles[cardSize(items)])}
      onClose={onClose}
    >
      <h2>
        <span>{`${card.title}${name && `: ${name}`} `}</span>
        {translation && <span lang={localLanguage}>{translation.title}</span>}
      </h2>
      <p>{`${card.sentence} ${traces ? '' : card.noTraces}`}</p>
      {translation && <p lang={localLanguage}>{`${translation.sentence} ${traces ? '' : translation.noTraces}`}</p>}
      <ul>
        {items.map(({ allergen, name: english, examples, translated }) => (
          <li key={allergen}>
            <span>{`${english} `}</span>
            {examples && <small>{`(${examples}) `}</small>}
            {translated && <span lang={localLanguage}>{translated}</span>}
          </li>
        ))}
      </ul>
      {diet !== 'all' && (
        <p>
          <b>{`${filters.diets[diet]} `}</b>
          {translation && <span lang={localLanguage}>{translation[diet]}</span>}
        </p>
      )}
      <p>{firstAid}</p>
      <div className="no-print type-small">
        <Button kind="line" onClick={() => print()}>
          {card.print}
        </Button>
        <p>{card.size}</p>
      </div>
    </FullScreen>
  );
}

/** How many letters fit A6 in each size of type, as measured. Each allergen takes the place of 60 more. */
const cardSizes = [
  { size: 'large', letters: 500 },
  { size: 'medium', letters: 980 },
  { size: 'small', letters: 1500 },
];

function cardSize(items: readonly Record<'name' | 'examples' | 'translated', string | undefined>[]): string {
  const length = items.reduce(
    (sum, { name = '', examples = '', translated = '' }) => sum + `${name}${examples}${translated}`.length + 60,
    0,
  );
  return cardSizes.find(({ letters }) => length <= letters)?.size ?? 'smallest';
}
