import { menuWords as words, pagesOfMenu, site } from '#content';
import type { ReactNode } from 'react';
import type { Branch, Dish } from '../../../model/types.ts';
import { AddPlace } from '../../ui/dishes/add-place.tsx';
import { writeFacts } from '../../ui/dishes/dish-facts.ts';
import { dishId } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Still } from '../room-still.tsx';
import { BranchSwitch } from './branch-switch.tsx';
import styles from './menu-hero.module.css';

const LEAD_SIZES = '(min-width: 1024px) 62vw, 60vw';
/** Of the pictures that are shown once a page is turned. */
const TURNED_SIZES = '(min-width: 1024px) 62vw, 100vw';

/** The picture in the head of a menu when it is opened. The layout of the page preloads it. */
export function leadStill(branch: string): Still {
  const lead = pagesOfMenu[branch]?.[0]?.lead;
  return { picture: lead?.picture, alt: lead?.alt ?? lead?.baseName, sizes: LEAD_SIZES };
}

/**
 * The header of a menu, low enough that dishes are in the first viewport. It shows one dish of the current menu page, and ends with
 * the branches as tabs of what is below.
 */
export function MenuHero({ branch, children }: { branch: Branch; children?: ReactNode }) {
  const { title, tagline, quote } = words.hero;
  const pages = pagesOfMenu[branch.key];
  return (
    <div className={`on-dark scene ${styles['hero']}`}>
      <div className={`wrap ${styles['inner']}`}>
        <div>
          <h1>{title}</h1>
          <p className={`lead bright ${styles['tagline']}`}>{tagline}</p>
          {pages?.map(({ isDrinks, lead }, index) => (
            <blockquote
              key={lead?.id ?? index}
              className={styles['quote']}
              data-menu-part={index + 1}
              hidden={index > 0}
            >
              {isDrinks ? words.drinksHead?.quote : quote}
            </blockquote>
          ))}
          {children}
        </div>
        {pages?.map(({ lead, categories }, index) => (
          <div
            key={lead?.id ?? index}
            className={`no-print ${styles['lead']}`}
            data-menu-part={index + 1}
            hidden={index > 0}
          >
            {lead && (
              <Lead
                dish={lead}
                branch={branch.key}
                isFirst={index === 0}
                size={categories.find(({ items }) => items.some(({ id }) => id === lead.id))?.bottle}
              />
            )}
          </div>
        ))}
      </div>
      <div className={`wrap no-print ${styles['branches']}`}>
        <BranchSwitch current={branch} />
      </div>
    </div>
  );
}

interface LeadProps {
  dish: Dish;
  branch: string;
  isFirst: boolean;
  /** What its price is for, if it has several sizes: "Bottle 75cl". */
  size: string | undefined;
}

/** A dish of the page: picture, name, and price with the place of its button. */
const Lead = ({ dish, branch, isFirst, size }: LeadProps) => {
  const { id, listId, baseName, title = baseName, price, also, picture, alt = '' } = dish;
  const name = also ? title : baseName;
  return (
    <p className="cluster" data-dish={listId} data-dish-facts={writeFacts(dish)}>
      {picture && (
        <Picture picture={picture} alt={alt} sizes={isFirst ? LEAD_SIZES : TURNED_SIZES} priority={isFirst} />
      )}
      <a href={`#${dishId(branch, id)}`}>{name}</a>
      {also && size && <small className="type-small">{size}</small>}
      <AddPlace price={price} currency={site.currency} />
    </p>
  );
};
