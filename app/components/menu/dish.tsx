import type { ReactNode } from 'react';
import * as words from 'virtual:content/menu-page';
import { nativeLanguage } from 'virtual:content/site';
import * as ui from 'virtual:content/ui';
import type { MenuDish } from '../../../model/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { DietMark, type DietMarkKind } from '../../ui/diet-mark.tsx';
import { fill } from '../../../model/fill.ts';
import { Picture } from '../../ui/picture.tsx';
import { SoldOut } from '../sold-out.tsx';
import { ExplainedText } from '../words/word-link.tsx';
import styles from './dish.module.css';
import { priceText } from './price-text.ts';

const MARKS: Record<MenuDish['diet'], DietMarkKind> = {
  vegan: 'veg',
  vegetarian: 'veg',
  egg: 'egg',
  meat: 'nonVeg',
  fish: 'nonVeg',
  unknown: 'unknown',
};
const codeMeanings = new Map<string, string>(words.codeKey?.codes.map(({ code, meaning }) => [code, meaning]));

interface DishProps {
  dish: MenuDish;
  isDrink: boolean;
  /** The target of links to the dish. */
  id?: string | undefined;
  /** Extra content below the description. */
  children?: ReactNode;
}

/** One dish of the menu: diet mark, name with allergen codes, price; below them description and picture. */
export function Dish({ dish, isDrink, id, children }: DishProps) {
  const mark = MARKS[dish.diet];
  return (
    <li className={cx(styles['dish'], isDrink && styles['drink'])} id={id}>
      {!isDrink && <DietMark kind={mark} label={words.legend[mark]} className={styles['mark']} />}
      <h4 className={styles['name']}>
        {dish.baseName}
        <Codes {...dish} />
        {dish.soldOut && <SoldOut period={dish.soldOut}>{words.soldOut}</SoldOut>}
      </h4>
      <span className={styles['price']}>{priceText(dish.price)}</span>
      <div className={styles['more']}>
        {dish.picture && (
          <div className={styles['picture']}>
            <Picture picture={dish.picture} alt="" sizes="105px" />
          </div>
        )}
        {dish.native && (
          <span className={styles['native']} lang={nativeLanguage}>
            {dish.native}
          </span>
        )}
        {dish.weekendOnly && <Badge>{ui.menu.weekend}</Badge>}
        {dish.description && (
          <p>
            <ExplainedText text={dish.description} words={dish.explained} />
          </p>
        )}
        {dish.also && (
          <p className={styles['sizes']}>
            {dish.also.map(({ size, price }) => (
              <span key={size}>
                {size} <b>{priceText(price)}</b>
              </span>
            ))}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}

/**
 * The codes as text, with allergens that have no code in words: "(G, M) + soya". For screen readers all in words: "contains gluten,
 * mustard and soya".
 */
function Codes({ codes, uncoded }: MenuDish) {
  const named = uncoded?.map((allergen) => words.allergens[allergen].toLowerCase()) ?? [];
  if (codes.length + named.length === 0) return null;
  const contents = [...codes.filter((code) => code !== 'VE').map((code) => codeMeanings.get(code) ?? code), ...named];
  const read = [
    ...(codes.includes('VE') ? [codeMeanings.get('VE') ?? 'VE'] : []),
    ...(contents.length > 0 ? [fill(words.codesRead ?? '{list}', { list: list(contents) })] : []),
  ].join(', ');
  return (
    <>
      <span className={styles['codes']} aria-hidden="true">
        {codes.length > 0 && ` (${codes.join(', ')})`}
        {named.map((name) => ` + ${name}`)}
      </span>
      <span className="sr">, {read.toLowerCase()}</span>
    </>
  );
}

const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names);
