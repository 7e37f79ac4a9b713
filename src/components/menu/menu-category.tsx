import { menuWords, site, ui } from '#content';
import { Fragment } from 'react';
import type { MenuCategory as Category } from '../../../model/types.ts';
import { AllergenLine } from '../../ui/allergens/allergen-line.tsx';
import sprite from '../../styles/ornaments/category-icons.svg?url&no-inline';
import { iconId, categoryInitial } from '../../ui/category-icons.ts';
import { cx } from '../../ui/class-names.ts';
import { amountText } from '../../ui/dishes/count-text.ts';
import { writeFacts } from '../../ui/dishes/dish-facts.ts';
import { commonSizes, groupByStyle } from '../../ui/dishes/drinks.ts';
import { categoryId } from '../../paths.ts';
import { WordLink } from '../prose.tsx';
import { DishRow } from './dish-row.tsx';
import styles from './menu-category.module.css';
import { SizeHeads } from './sizes.tsx';

/** Phones show no picture as wide as the window before so many rows of a page. */
const ROWS_BEFORE_WIDE = 3;

const noteClass = `read type-small muted ${styles['note']}`;

interface MenuCategoryProps {
  category: Category;
  branch: string;
  isFirst: boolean;
  /** What goes for all drinks, below the first category of them: the first drink stands in the first screen of a phone. */
  drinksNote: string | undefined;
  /** The dish in the head of the page, which has its picture. */
  lead: string | undefined;
}

/** A category of the menu: icon, names, number of its dishes, note, and the dishes. */
export function MenuCategory({ category, branch, isFirst, drinksNote, lead }: MenuCategoryProps) {
  const { name, localName, icon, note, words, ends, items, slug, bottle, isDrinks } = category;
  const pictured = items.findIndex(({ id, picture }) => picture && id !== lead);
  const wide = isFirst && pictured < ROWS_BEFORE_WIDE ? undefined : items[pictured];
  const [first] = items;
  const notes = [drinksNote, note].filter(Boolean).join(' ');
  const noteLine = notes && <p className={noteClass}>{notes}</p>;
  const sharesAllergens = bottle !== undefined && new Set(items.map(writeFacts)).size === 1;
  return (
    <section
      className={styles['category']}
      id={categoryId(branch, slug)}
      data-ends={ends}
      data-drinks={isDrinks ? '' : undefined}
    >
      <div className={styles['head']}>
        <span className={styles['icon']} aria-hidden="true">
          <CategoryIcon icon={icon} name={name} />
        </span>
        <h3>{name}</h3>
        {localName && <p lang={site.localLanguage}>{localName}</p>}
        <div className={`no-print type-small muted ${styles['side']}`}>
          <p data-category-count="">
            {isDrinks ? amountText(0, items.length, menuWords.facts) : amountText(items.length, 0, menuWords.facts)}
          </p>
          {sharesAllergens && first && (
            <p>
              <AllergenLine dishAllergens={first.allergens} isDrink={isDrinks} words={menuWords} />
            </p>
          )}
        </div>
      </div>
      {!isDrinks && noteLine}
      {items.length === 0 && <p>{ui.menu.empty}</p>}
      {groupByStyle(items).map(({ style, dishes }) => {
        const sizes = commonSizes(dishes, bottle);
        return (
          <div key={style ?? ''}>
            {(style || sizes) && (
              <div className={styles['group']}>
                <div>
                  {style && <p className="type-name bright">{style}</p>}
                  {sizes && <SizeHeads sizes={sizes} />}
                </div>
                {/* Above the second column. */}
                <div className={styles['second']}>{sizes && dishes.length > 1 && <SizeHeads sizes={sizes} />}</div>
              </div>
            )}
            <ul className={cx(styles['dishes'], sizes && styles['list'])} data-dishes="">
              {dishes.map((dish) => (
                <DishRow
                  key={dish.id}
                  dish={dish}
                  branch={branch}
                  isDrink={isDrinks}
                  isLead={dish.id === lead}
                  isWide={dish === wide}
                  size={bottle}
                  hasSizeHeads={sizes !== undefined}
                  sharesAllergens={sharesAllergens}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {isDrinks && noteLine}
      {words && <WordsExplained found={words} />}
    </section>
  );
}

/** Glossary links for words of the dishes. Below them, because links would split the headings for screen readers. */
const WordsExplained = ({ found }: { found: NonNullable<Category['words']> }) => (
  <p className={`no-print ${noteClass}`}>
    {`${menuWords.wordsExplained}: `}
    {found.map(({ text, slug }, index) => (
      <Fragment key={slug}>
        {index > 0 && ', '}
        <WordLink slug={slug}>{text}</WordLink>
      </Fragment>
    ))}
  </p>
);

/**
 * The icon of a category, or else the first letter of its name, in the text colour and as large as its box. Hidden from screen readers,
 * because the category's name is beside it.
 */
const CategoryIcon = ({ icon, name }: { icon: string | undefined; name: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {icon === undefined ? (
      <text x="24" y="24" fill="currentColor" fontSize="28" textAnchor="middle" dominantBaseline="central">
        {categoryInitial(name)}
      </text>
    ) : (
      <use href={`${sprite}#${iconId(icon)}`} />
    )}
  </svg>
);
