import { Fragment, type ReactNode } from 'react';
import { wordsInNames } from 'virtual:content/menu-page';
import * as ui from 'virtual:content/ui';
import type { Dish as DishData, MenuCategory } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { CategoryIcon } from '../category-icon.tsx';
import { WordLink } from '../words/word-link.tsx';
import styles from './category.module.css';
import { Dish } from './dish.tsx';

interface CategoryProps {
  category: MenuCategory;
  /** Its anchor. */
  id: string;
  isDrinks: boolean;
  /** What else is said of a dish. */
  below?: (dish: DishData) => ReactNode;
}

/** A category of the menu with its icon, its Tamil name and its dishes in two columns. */
export function Category({ category, id, isDrinks, below }: CategoryProps) {
  return (
    <section className={cx(styles['category'], isDrinks && styles['drinks'])} id={id}>
      <div className={styles['head']}>
        <span className={styles['icon']} aria-hidden="true">
          <CategoryIcon name={category.icon} />
        </span>
        <div>
          <h3>{category.name}</h3>
          {category.tamil && (
            <p className={styles['tamil']} lang="ta">
              {category.tamil}
            </p>
          )}
        </div>
      </div>
      {category.note && <p className={styles['note']}>{category.note}</p>}
      {category.items.length > 0 ? (
        <ul className={styles['items']}>
          {category.items.map((dish) => (
            <Dish key={dish.id} dish={dish} isDrink={isDrinks}>
              {below?.(dish)}
            </Dish>
          ))}
        </ul>
      ) : (
        <p>{ui.menu.empty}</p>
      )}
      {category.words && <WordsInNames words={category.words} />}
    </section>
  );
}

/** Below the dishes, not in their names: a name is a heading, and read in one piece. */
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

/** The anchor of a category; the two branches share category names, so the branch is part of it. */
export function categoryId(branch: string, slug: string): string {
  return `${branch}-${slug}`;
}
