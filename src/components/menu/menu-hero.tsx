import { menuPage as words } from '#content';
import type { ReactNode } from 'react';
import { ContentPicture } from '../content-picture.tsx';
import { Pillar, Strip } from '../../ui/ornaments.tsx';
import styles from './menu-hero.module.css';

export const HERO_PICTURE_SIZES = '40vw';
/** The windows that show the picture, as in the style sheet. */
export const HERO_PICTURE_MEDIA = '(min-width: 701px)';

/**
 * The head of the menu page: low, so that the first price is in the first view. Phones show no picture. While the page of drinks
 * is shown, it is green, with the picture of the drinks.
 */
export function MenuHero({ hasDrinks, children }: { hasDrinks: boolean; children?: ReactNode }) {
  const { title, tagline, quote, picture, alt } = words.hero;
  const drinks = words.drinksHead;
  return (
    <>
      <div className={`on-dark ${styles['hero']}`} data-menu-head="">
        <div className={styles['title']}>
          <h1>{title}</h1>
          <p>{tagline}</p>
          {children}
        </div>
        <blockquote className={styles['quote']}>
          <p>{quote}</p>
        </blockquote>
        <div className={styles['picture']}>
          <Pillar className={styles['pillar']} />
          <ContentPicture
            picture={picture}
            alt={alt}
            letter={title}
            sizes={HERO_PICTURE_SIZES}
            priority
            media={HERO_PICTURE_MEDIA}
          />
          {hasDrinks && drinks && (
            <div>
              <ContentPicture {...drinks} letter={title} sizes="50vw" />
            </div>
          )}
        </div>
      </div>
      <Strip />
    </>
  );
}
