import { Fragment, type ReactNode } from 'react';
import type { MenuCategory } from '../../../model/types.ts';
import { cx } from '../class-names.ts';
import { CategoryIcon } from '../category-icon.tsx';
import { WordLink } from '../word-link.tsx';
import styles from './category.module.css';
import { Dish, type ShownDish } from './dish.tsx';
import type { DishWords } from './dish-words.ts';

interface CategoryProps {
  category: Pick<MenuCategory, 'name' | 'localName' | 'icon' | 'note' | 'words' | 'ends'>;
  /** The id of the section, target of links (categoryId). */
  id: string;
  isDrinks: boolean;
  words: Pick<DishWords, 'localLanguage' | 'wordsInNames'>;
  /** Its dishes. */
  children: ReactNode;
}

/** A category of the menu: icon, names, note, and its dishes. */
export function Category({ category, id, isDrinks, words, children }: CategoryProps) {
  return (
    <section className={cx(styles['category'], isDrinks && styles['drinks'])} id={id} data-ends={category.ends}>
      <div>
        <div className={styles['head']}>
          <span className={styles['icon']} aria-hidden="true">
            <CategoryIcon name={category.icon ?? category.name} />
          </span>
          <div>
            <h3>{category.name}</h3>
            {category.localName && (
              <p className={styles['localName']} lang={words.localLanguage}>
                {category.localName}
              </p>
            )}
          </div>
        </div>
        {category.note && <p className={styles['note']}>{category.note}</p>}
        {children}
      </div>
      {category.words && <WordsInNames label={words.wordsInNames} found={category.words} />}
    </section>
  );
}

interface DishListProps<Item extends ShownDish> {
  items: readonly Item[];
  isDrinks: boolean;
  words: DishWords;
  /** The id of a dish's element; none in the finder, beside the menu's own. */
  idOf?: (dish: Item) => string;
  /** Renders extra content below a dish. */
  renderDetails?: (dish: Item) => ReactNode;
  /** Before the dishes. */
  children?: ReactNode;
}

/** The dishes of a category in two columns. */
export function DishList<Item extends ShownDish>({
  items,
  isDrinks,
  words,
  idOf,
  renderDetails,
  children,
}: DishListProps<Item>) {
  return (
    <div className={styles['items']}>
      {children}
      {items.length > 0 ? (
        <ul data-dishes="">
          {items.map((dish) => (
            <Dish key={dish.id} dish={dish} isDrink={isDrinks} words={words} id={idOf?.(dish)}>
              {renderDetails?.(dish)}
            </Dish>
          ))}
        </ul>
      ) : (
        <p>{words.empty}</p>
      )}
    </div>
  );
}

/** Glossary links for words in dish names. Below the dishes, because links would split the headings for screen readers. */
function WordsInNames({ label, found }: { label: string; found: NonNullable<MenuCategory['words']> }) {
  return (
    <p className={styles['words']}>
      {`${label}: `}
      {found.map(({ text, slug }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <WordLink slug={slug}>{text}</WordLink>
        </Fragment>
      ))}
    </p>
  );
}
