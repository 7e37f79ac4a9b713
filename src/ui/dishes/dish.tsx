import type { ReactNode } from 'react';
import { type DishText, dishTexts } from '../../../model/dish-texts.ts';
import type { Dish as MenuDish } from '../../../model/types.ts';
import { Badge } from '../badge.tsx';
import { cx } from '../class-names.ts';
import { DietMark, type DietMarkKind } from '../diet-mark.tsx';
import { HeatMark } from '../heat-mark.tsx';
import { AddPlace } from './add-place.tsx';
import { SoldOut } from '../sold-out.tsx';
import { ExplainedText } from '../word-link.tsx';
import { Codes } from './codes.tsx';
import styles from './dish.module.css';
import type { DishWords } from './dish-words.ts';

const MARKS: Record<NonNullable<MenuDish['diet']>, DietMarkKind> = {
  vegan: 'veg',
  vegetarian: 'veg',
  egg: 'egg',
  meat: 'nonVeg',
  fish: 'nonVeg',
};

/** The fields of a dish that guests read. */
export type ShownDish = Pick<
  MenuDish,
  | 'id'
  | 'baseName'
  | 'localName'
  | 'codes'
  | 'uncoded'
  | 'diet'
  | 'heat'
  | 'price'
  | 'also'
  | DishText
  | 'explained'
  | 'weekendOnly'
  | 'soldOut'
  | 'ends'
>;

interface DishProps {
  dish: ShownDish;
  isDrink: boolean;
  words: DishWords;
  /** The target of links to the dish. */
  id?: string | undefined;
  /** Extra content below the description. */
  children?: ReactNode;
}

/** One dish of the menu: diet mark, name with allergen codes and heat, price; below them what it is. */
export function Dish({ dish, isDrink, words, id, children }: DishProps) {
  const mark = dish.diet && MARKS[dish.diet];
  return (
    <li
      className={cx(styles['dish'], (isDrink || !mark) && styles['drink'])}
      id={id}
      data-dish={id ? undefined : dish.id}
      data-ends={dish.ends}
    >
      {mark && !isDrink && <DietMark kind={mark} label={words.legend[mark]} className={styles['mark']} />}
      <h4 className={styles['name']}>
        <span className={styles['line']}>
          <span className={styles[`heat${dish.heat}`]}>
            {`${dish.baseName} `}
            <HeatMark heat={dish.heat} label={`${words.legend.heat}: ${words.heats[dish.heat]}`} />
          </span>
        </span>
        <Codes dish={dish} words={words} />
        {dish.soldOut && (
          <SoldOut period={dish.soldOut} hasLine>
            {words.soldOut}
          </SoldOut>
        )}
      </h4>
      <AddPlace className={styles['price']} price={dish.price} currency={words.currency} />
      <div className={styles['more']}>
        {dish.localName && (
          <span className={styles['localName']} lang={words.localLanguage}>
            {dish.localName}
          </span>
        )}
        {dish.weekendOnly && <Badge>{words.weekend}</Badge>}
        {dishTexts.map((name) => {
          const text = dish[name];
          const explained = name === 'description' ? dish.explained : undefined;
          return (
            text && (
              <p key={name}>
                <ExplainedText text={text} words={explained} />
              </p>
            )
          );
        })}
        {dish.also && (
          <p className={styles['sizes']}>
            {dish.also.map(({ size, price }) => (
              <span key={size}>
                {`${size} `}
                <AddPlace element="b" price={price} size={size} currency={words.currency} />
              </span>
            ))}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
