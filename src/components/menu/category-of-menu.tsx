import { site } from '#content';
import type { MenuCategory, Dish } from '../../../model/types.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from '../../ui/dishes/category.module.css';
import { Category, DishList } from '../../ui/dishes/category.tsx';
import { categoryId, dishId } from '../../ui/dishes/ids.ts';
import { dishWords } from './content-dish-words.ts';
import { splitName } from '../../ui/dishes/drinks.ts';
import { DishContents } from './dish-contents.tsx';
import { DrinksTable } from './drinks-table.tsx';

const { localLanguage } = site;

interface MenuCategoryProps {
  category: MenuCategory;
  branch: string;
  isDrinks: boolean;
}

/** A category on a page of the menu: its dishes as a list, or its drinks as a table of their sizes, and a picture. */
export function CategoryOfMenu({ category, branch, isDrinks }: MenuCategoryProps) {
  const { items, slug, table } = category;
  const idOf = (dish: Dish) => dishId(branch, dish.id);
  return (
    <Category category={category} id={categoryId(branch, slug)} isDrinks={isDrinks} words={dishWords}>
      {table ? (
        <div data-drinks="">
          <CategoryPicture items={items} isWide />
          <DrinksTable category={category} table={table} idOf={idOf} />
        </div>
      ) : (
        <DishList
          items={items}
          isDrinks={isDrinks}
          words={dishWords}
          idOf={idOf}
          renderDetails={(dish) => <DishContents dish={dish} />}
        >
          <CategoryPicture items={items} />
        </DishList>
      )}
    </Category>
  );
}

const COLUMN_SIZES = '(min-width: 901px) 37vw, (min-width: 701px) 45vw, 72vw';
const WIDE_SIZES = '(min-width: 901px) 76vw, (min-width: 701px) 92vw, 72vw';

/** The picture of the first dish that has one, with its names: in a column of dishes, or as wide as a table of drinks. */
function CategoryPicture({ items, isWide = false }: { items: readonly Dish[]; isWide?: boolean }) {
  const dish = items.find(({ picture }) => picture);
  if (!dish?.picture) return null;
  return (
    <figure className={styles['picture']}>
      <Picture picture={dish.picture} alt="" sizes={isWide ? WIDE_SIZES : COLUMN_SIZES} />
      <figcaption>
        {`${splitName(dish.baseName)[0]} `}
        {dish.localName && <span lang={localLanguage}>{dish.localName}</span>}
      </figcaption>
    </figure>
  );
}
