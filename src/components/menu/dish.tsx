import { menuPage as words, site, ui } from '#content';
import type { ReactNode } from 'react';
import type { MenuDish } from '../../../model/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { DietMark, type DietMarkKind } from '../../ui/diet-mark.tsx';
import { HeatMark } from '../../ui/heat-mark.tsx';
import places from '../our-table/add-place.module.css';
import { SoldOut } from '../sold-out.tsx';
import { ExplainedText } from '../words/word-link.tsx';
import { ReadCodes, ShownCodes } from './codes.tsx';
import styles from './dish.module.css';
import { priceText } from './price-text.ts';

const { nativeLanguage } = site;

const MARKS: Record<MenuDish['diet'], DietMarkKind> = {
  vegan: 'veg',
  vegetarian: 'veg',
  egg: 'egg',
  meat: 'nonVeg',
  fish: 'nonVeg',
  unknown: 'unknown',
};

interface DishProps {
  dish: MenuDish;
  isDrink: boolean;
  /** The target of links to the dish. */
  id?: string | undefined;
  /** Extra content below the description. */
  children?: ReactNode;
}

/** One dish of the menu: diet mark, name with allergen codes and heat, price; below them what it is. */
export function Dish({ dish, isDrink, id, children }: DishProps) {
  const mark = MARKS[dish.diet];
  return (
    <li className={cx(styles['dish'], isDrink && styles['drink'])} id={id} data-ends={dish.ends}>
      {!isDrink && <DietMark kind={mark} label={words.legend[mark]} className={styles['mark']} />}
      <h4 className={styles['name']}>
        <span className={styles['line']}>
          <span className={styles[`heat${dish.heat}`]}>
            {`${dish.baseName} `}
            <ReadCodes {...dish} />
            <HeatMark heat={dish.heat} label={heatLabel(dish.heat)} />
          </span>
        </span>
        <ShownCodes {...dish} />
        {dish.soldOut && (
          <SoldOut period={dish.soldOut} hasLine>
            {words.soldOut}
          </SoldOut>
        )}
      </h4>
      <span className={cx(styles['price'], places['place'])}>{priceText(dish.price)}</span>
      <div className={styles['more']}>
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
                {`${size} `}
                <b className={places['place']} data-size={size}>
                  {priceText(price)}
                </b>
              </span>
            ))}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}

/** "Heat: Medium" */
const heatLabel = (heat: number) => `${words.legend.heat}: ${words.finder.heats[heat]}`;
