import { formatNumeral, home, numeralLanguage, pagesOfMenu, site } from '#content';
import { dishesOn } from '../../../model/dishes-on.ts';
import type { DishOffer, SignatureDish } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { fill } from '../../../model/fill.ts';
import { offerPath, paths } from '../../paths.ts';
import { ContentPicture } from '../content-picture.tsx';
import { LinkButton } from '../../ui/button.tsx';
import places from '../../ui/dishes/add-place.module.css';
import { writeFacts } from '../../ui/dishes/dish-facts.ts';
import { priceText, toPence } from '../../ui/dishes/price-text.ts';
import { OfferMarks } from '../dish-offer.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './signature-dishes.module.css';

const signatureDishes = home.signatureDishes;
const total = signatureDishes.dishes.length;

/** The second column starts with this dish, shown as large as the first of the first column. */
const SECOND_COLUMN_START = Math.max(1, Math.floor(total / 2));
const secondClass = cx(styles['second'], total % 2 === 1 && styles['odd']);

/** "Signature Dishes" in two columns, numbered through, each with its price and a link to it on the menu. */
export function SignatureDishes() {
  const { dishes } = signatureDishes;
  return (
    <section className={`wrap ${styles['grid']}`} id="dishes">
      <SectionHead roomName={signatureDishes.roomName} heading={signatureDishes.heading} lead={signatureDishes.intro} />
      <Column dishes={dishes.slice(0, SECOND_COLUMN_START)} start={0} />
      {total > SECOND_COLUMN_START && (
        <Column dishes={dishes.slice(SECOND_COLUMN_START)} start={SECOND_COLUMN_START} className={secondClass} />
      )}
      <p>
        <LinkButton href={paths.menu} kind="brass">
          {home.about.primaryButton.text}
        </LinkButton>
      </p>
    </section>
  );
}

interface ColumnProps {
  dishes: readonly SignatureDish[];
  start: number;
  className?: string | undefined;
}

const Column = ({ dishes, start, className }: ColumnProps) => (
  <ol className={className} data-dishes="" start={start + 1}>
    {dishes.map((dish, index) => (
      <Dish key={dish.name} dish={dish} number={start + index + 1} big={index === 0} />
    ))}
  </ol>
);

/** What the dish that is offered has on its branch's menu. */
function factsOf({ branch, dish }: DishOffer): string | undefined {
  const offered = dishesOn(pagesOfMenu[branch.key]).find(({ id }) => id === dish);
  return offered && writeFacts(offered);
}

const moreClass = `read type-small ${styles['more']}`;

function Dish({ dish, number, big }: { dish: SignatureDish; number: number; big: boolean }) {
  const { offer } = dish;
  const text = (
    <p className={big ? moreClass : undefined}>
      {dish.description}
      {offer?.menuName && <span className="muted"> {fill(signatureDishes.onMenuAs, { dish: offer.menuName })}</span>}
      {offer?.onlyAt && <span className="muted"> {fill(signatureDishes.onlyAt, { branch: offer.onlyAt })}</span>}
    </p>
  );
  return (
    <li
      className={cx(styles['dish'], big ? styles['big'] : styles['row'])}
      data-branch={offer?.branch.key}
      data-dish={offer?.listId}
      data-dish-facts={offer && factsOf(offer)}
    >
      <div className={`frame ${styles['picture']}`}>
        <ContentPicture of={dish} tileName={dish.name} sizes={big ? '(min-width: 768px) 45vw, 100vw' : '112px'} />
      </div>
      <span
        className={cx(big ? 'type-title' : 'type-tamil', styles['num'])}
        aria-label={`Dish ${number} of ${total}`}
        role="img"
      >
        {site.localNumerals ? <span lang={numeralLanguage}>{formatNumeral(number)}</span> : number}
      </span>
      <h3 className={big ? 'type-title' : undefined}>
        {offer ? <a href={offerPath(offer)}>{dish.name}</a> : dish.name}
        {offer && <OfferMarks offer={offer} />}
      </h3>
      {offer && (
        <p className={cx('type-button muted', styles['price'], places['place'])} data-price={toPence(offer.price)}>
          {offer.hasHigherPrices && <span>{signatureDishes.priceFrom} </span>}
          {priceText(offer.price, site.currency)}
        </p>
      )}
      {big ? (
        text
      ) : (
        <details className={`unfold ${moreClass}`}>
          <summary>
            <span className="sr">More about {dish.name}</span>
          </summary>
          {text}
        </details>
      )}
    </li>
  );
}
