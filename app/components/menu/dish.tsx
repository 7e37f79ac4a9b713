import type { ReactNode } from 'react';
import * as words from 'virtual:content/menu-page';
import { nativeLanguage } from 'virtual:content/site';
import * as ui from 'virtual:content/ui';
import type { Dish as DishData } from '../../../model/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { DietMark, type DietMarkKind } from '../../ui/diet-mark.tsx';
import { fill } from '../../../model/fill.ts';
import { Picture } from '../../ui/picture.tsx';
import { ExplainedText } from '../words/word-link.tsx';
import styles from './dish.module.css';
import { priceText } from './price-text.ts';

const MARKS: Record<DishData['diet'], DietMarkKind> = {
  vegan: 'veg',
  vegetarian: 'veg',
  egg: 'egg',
  meat: 'nonVeg',
  fish: 'nonVeg',
};
const codeMeanings = new Map<string, string>(words.codeKey?.codes.map(({ code, meaning }) => [code, meaning]));

interface DishProps {
  dish: DishData;
  isDrink: boolean;
  /** Extra content below the description. */
  children?: ReactNode;
}

/** One dish of the menu: diet mark, name with allergen codes, price; below them description and picture. */
export function Dish({ dish, isDrink, children }: DishProps) {
  const mark = MARKS[dish.diet];
  return (
    <li className={cx(styles['dish'], isDrink && styles['drink'])}>
      {!isDrink && <DietMark kind={mark} label={words.legend[mark]} className={styles['mark']} />}
      <h4 className={styles['name']}>
        {dish.baseName}
        {dish.codes.length > 0 && <Codes codes={dish.codes} />}
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

/** The codes as text, "(G, M)", and in words for screen readers: "contains gluten and mustard". */
function Codes({ codes }: { codes: readonly string[] }) {
  const [vegan, contains] = [codes.includes('VE'), codes.filter((code) => code !== 'VE')];
  const read = [
    ...(vegan ? [codeMeanings.get('VE') ?? 'VE'] : []),
    ...(contains.length > 0
      ? [fill(words.codesRead ?? '{list}', { list: list(contains.map((code) => codeMeanings.get(code) ?? code)) })]
      : []),
  ].join(', ');
  return (
    <>
      <span className={styles['codes']} aria-hidden="true">{` (${codes.join(', ')})`}</span>
      <span className="sr">, {read.toLowerCase()}</span>
    </>
  );
}

const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names);
