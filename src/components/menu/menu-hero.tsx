import { menuPage as words, menuPages, site } from '#content';
import type { ReactNode } from 'react';
import type { Dish, MenuPageData } from '../../../model/types.ts';
import { AddPlace } from '../../ui/dishes/add-place.tsx';
import { dishId } from '../../ui/dishes/ids.ts';
import { cx } from '../../ui/class-names.ts';
import { Strip } from '../../ui/ornaments.tsx';
import { ContentPicture } from '../content-picture.tsx';
import styles from './menu-hero.module.css';

export const HERO_PICTURE_SIZES = '(min-width: 901px) 58vw, 100vw';

/** The picture of the head of a page of the menu: its leading dish, its drinks, or that of every menu. */
export function heroOf({ lead, isDrinks }: MenuPageData) {
  const { picture } = lead ?? {};
  if (lead && picture) return { lead, picture, alt: '' };
  return (isDrinks && words.drinksHead) || words.hero;
}

/** The head of a menu: low, so that dishes are in the first view. Each page of the menu has its part, with a dish of that page. */
export function MenuHero({ branch, children }: { branch: string; children?: ReactNode }) {
  const { title, tagline, quote } = words.hero;
  return (
    <>
      <div className={`on-dark ${styles['hero']}`}>
        {menuPages[branch]?.map((page, index) => (
          <div
            key={page.categories[0]?.slug}
            className={cx(styles['part'], page.isDrinks && styles['drinks'])}
            data-menu-part={index + 1}
            hidden={index > 0}
          >
            <HeroPicture page={page} isFirst={index === 0} />
          </div>
        ))}
        <div className={`wrap ${styles['words']}`}>
          <h1>{title}</h1>
          <p className={styles['tagline']}>{tagline}</p>
          <blockquote className={styles['quote']}>{quote}</blockquote>
          {children}
        </div>
        {menuPages[branch]?.map(({ lead }, index) => (
          <div key={lead?.id ?? index} className={styles['lead']} data-menu-part={index + 1} hidden={index > 0}>
            {lead && <Lead dish={lead} branch={branch} />}
          </div>
        ))}
      </div>
      <Strip isLow />
    </>
  );
}

function HeroPicture({ page, isFirst }: { page: MenuPageData; isFirst: boolean }) {
  const { picture, alt } = heroOf(page);
  return (
    <ContentPicture
      picture={picture}
      alt={alt}
      letter={words.hero.title}
      sizes={HERO_PICTURE_SIZES}
      priority={isFirst}
    />
  );
}

/** The dish in the picture: name, price, and room for its button. */
function Lead({ dish: { id, baseName, price }, branch }: { dish: Dish; branch: string }) {
  return (
    <p data-dish={id}>
      <a href={`#${dishId(branch, id)}`}>{baseName}</a>
      <AddPlace price={price} currency={site.currency} />
    </p>
  );
}
