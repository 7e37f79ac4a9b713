import { menuWords, site } from '#content';
import type { Dish } from '../../../model/types.ts';
import { AllergenLine, hasAllergens } from '../../ui/allergens/allergen-line.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dated } from '../../ui/dated.tsx';
import { AddPlace } from '../../ui/dishes/add-place.tsx';
import { writeFacts } from '../../ui/dishes/dish-facts.ts';
import { DishMarks, HeatMark } from '../../ui/dishes/dish-marks.tsx';
import { dishId } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { AllergenSources } from '../allergens/allergen-sources.tsx';
import { Codes } from './menu-key.tsx';
import styles from './dish-row.module.css';
import { Sizes } from './sizes.tsx';

const markWords = { ...menuWords, localLanguage: site.localLanguage };

interface DishRowProps {
  dish: Dish;
  branch: string;
  isDrink: boolean;
  /** Whether the head of its page shows its picture. */
  isLead: boolean;
  /** Whether narrow windows show its picture above it, as wide as the window. */
  isWide: boolean;
  /** What the price of a drink of several sizes is for: "Bottle 75cl". */
  size?: string | undefined;
  /** Whether its sizes stand above the list. Such a row has no picture: its prices stand there. */
  hasSizeHeads: boolean;
  /** Whether the head of its category has the allergens, which are the same for all. */
  sharesAllergens: boolean;
}

/**
 * A dish of the menu in four lines: name and price; its other name, or origin, with its codes; what it is; its allergens. The row opens
 * for where these come from.
 */
export function DishRow(props: DishRowProps) {
  const { dish, branch, isDrink, isLead, isWide, size, hasSizeHeads } = props;
  const { baseName, title = baseName, also, localName, soldOut } = dish;
  const picture = hasSizeHeads || isLead ? null : dish.picture;
  const [name, origin] = size === undefined ? [baseName] : [title, dish.origin];
  const hasMarks = !isDrink || dish.codes.length === 0 || Boolean(origin ?? localName);
  const codes = <Codes dish={dish} />;
  const lastWord = name.lastIndexOf(' ') + 1;
  return (
    <li
      className={cx(styles['dish'], picture && styles['pictured'], picture && isWide && styles['wide'])}
      id={dishId(branch, dish.id)}
      data-ends={dish.ends}
      data-dish={dish.listId === dish.id ? undefined : dish.listId}
      data-facts={writeFacts(dish)}
    >
      {/* First, because its siblings look different while it is shown. */}
      {soldOut && (
        <Dated period={soldOut} className={`tag bright ${styles['sold']}`}>
          {menuWords.soldOut}
        </Dated>
      )}
      {picture && (
        <Picture picture={picture} alt={dish.alt ?? ''} sizes={isWide ? '(min-width: 768px) 112px, 100vw' : '112px'} />
      )}
      <h4 className={styles['name']}>
        <span>
          {name.slice(0, lastWord)}
          <span className={styles['last']}>
            {name.slice(lastWord)}
            <HeatMark heat={dish.heat} label={`${menuWords.legend.heat}: ${menuWords.filters.heats[dish.heat]}`} />
          </span>
        </span>{' '}
        {!hasMarks && codes}
      </h4>
      {!also && <AddPlace className={styles['price']} price={dish.price} currency={site.currency} />}
      <DishMarks dish={dish} isDrink={isDrink} words={markWords} className={styles['marks']}>
        {hasMarks && (
          <>
            {origin && <b>{origin}</b>}
            {codes}
          </>
        )}
      </DishMarks>
      <DishDetails {...props} />
      {also && <Sizes dish={dish} size={size} hasHeads={hasSizeHeads} />}
    </li>
  );
}

/**
 * What a dish is and its allergens. Opened, it has the causes. A drink of which there
 * is no more to say does not open.
 */
function DishDetails({ dish, branch, isDrink, sharesAllergens }: DishRowProps) {
  const { description, allergens, beside } = dish;
  const line = <AllergenLine dishAllergens={allergens} isDrink={isDrink} words={menuWords} />;
  if (sharesAllergens || (isDrink && !hasAllergens(allergens) && dish.equipment.length === 0))
    return (
      <div className={`type-small ${styles['about']}`}>
        {description && <p className={styles['text']}>{description}</p>}
        {!sharesAllergens && <p className={styles['allergens']}>{line}</p>}
      </div>
    );
  return (
    <details className={`type-small ${styles['about']}`}>
      <summary className="row-opener">
        <span className={styles['text']}>{description}</span>
        <span className={styles['allergens']}>{line}</span>
      </summary>
      <AllergenSources {...dish} />
      {beside && (
        <p className={`cluster ${styles['beside']}`}>
          <b>{menuWords.facts.beside}</b>
          {beside.map(({ id, baseName }) => (
            <a key={id} className="tap" href={`#${dishId(branch, id)}`}>
              {baseName}
            </a>
          ))}
        </p>
      )}
    </details>
  );
}
