import { menuPage, site, ui } from '#content';
import { Fragment, type ReactNode } from 'react';
import type { MenuCategory, MenuDish } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { CategoryIcon } from '../category-icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WordLink } from '../words/word-link.tsx';
import styles from './category.module.css';
import { Dish } from './dish.tsx';
import { splitName } from './drinks.ts';
import { DrinksTable } from './drinks-table.tsx';

const { wordsInNames } = menuPage;
const { nativeLanguage } = site;

interface CategoryProps<Item extends MenuDish> {
  category: MenuCategory<Item>;
  /** The id of the section, target of links (categoryId). */
  id: string;
  isDrinks: boolean;
  /** The branch whose menu this is. */
  branch?: string;
  /** Before the ids of its dishes, where those without are on the page too. */
  idPrefix?: string;
  /** Whether to show the picture of its first dish that has one. */
  hasPicture?: boolean;
  /** Renders extra content below a dish. */
  renderDetails?: (dish: Item) => ReactNode;
}

/** A category of the menu: icon, names, dishes in two columns, or drinks as a table of their sizes. */
export function Category<Item extends MenuDish>({
  category,
  id,
  isDrinks,
  branch,
  idPrefix = '',
  hasPicture = false,
  renderDetails,
}: CategoryProps<Item>) {
  const idOf = (dish: MenuDish) => branch && idPrefix + dishId(branch, dish.id);
  return (
    <section className={cx(styles['category'], isDrinks && styles['drinks'])} id={id} data-ends={category.ends}>
      <div>
        <div className={styles['head']}>
          <span className={styles['icon']} aria-hidden="true">
            <CategoryIcon name={category.icon ?? category.name} />
          </span>
          <div>
            <h3>{category.name}</h3>
            {category.native && (
              <p className={styles['native']} lang={nativeLanguage}>
                {category.native}
              </p>
            )}
          </div>
        </div>
        {category.note && <p className={styles['note']}>{category.note}</p>}
        {category.table && !renderDetails ? (
          <div data-drinks="">
            {hasPicture && <CategoryPicture items={category.items} isWide />}
            <DrinksTable category={category} table={category.table} idOf={idOf} />
          </div>
        ) : (
          <div className={styles['items']}>
            {hasPicture && <CategoryPicture items={category.items} />}
            {category.items.length > 0 ? (
              <ul data-dishes="">
                {category.items.map((dish) => (
                  <Dish key={dish.id} dish={dish} isDrink={isDrinks} id={idOf(dish)}>
                    {renderDetails?.(dish)}
                  </Dish>
                ))}
              </ul>
            ) : (
              <p>{ui.menu.empty}</p>
            )}
          </div>
        )}
      </div>
      {category.words && <WordsInNames words={category.words} />}
    </section>
  );
}

const COLUMN_SIZES = '(min-width: 901px) 37vw, (min-width: 701px) 45vw, 72vw';
const WIDE_SIZES = '(min-width: 901px) 76vw, (min-width: 701px) 92vw, 72vw';

/** The picture of the first dish that has one, with its names: in a column of dishes, or as wide as a table of drinks. */
function CategoryPicture({ items, isWide = false }: { items: readonly MenuDish[]; isWide?: boolean }) {
  const dish = items.find(({ picture }) => picture);
  if (!dish?.picture) return null;
  return (
    <figure className={styles['picture']}>
      <Picture picture={dish.picture} alt="" sizes={isWide ? WIDE_SIZES : COLUMN_SIZES} />
      <figcaption>
        {`${splitName(dish.baseName)[0]} `}
        {dish.native && <span lang={nativeLanguage}>{dish.native}</span>}
      </figcaption>
    </figure>
  );
}

/** Glossary links for words in dish names. Below the dishes, because links would split the headings for screen readers. */
function WordsInNames({ words }: { words: NonNullable<MenuCategory['words']> }) {
  return (
    <p className={styles['words']}>
      {`${wordsInNames}: `}
      {words.map(({ text, slug }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <WordLink slug={slug}>{text}</WordLink>
        </Fragment>
      ))}
    </p>
  );
}

/** The id of a dish in its branch's menu. */
export const dishId = (branch: string, dish: string): string => `${branch}-${dish}`;

/** The id of a category. It includes the branch, because branches share category names. */
export function categoryId(branch: string, slug: string): string {
  return `${branch}-${slug}`;
}
