import type { ReactNode } from 'react';
import { type DietMark as DietMarkName, dietMarkOf } from '../../../model/diet-mark.ts';
import type { Dish, MenuPageWords } from '../../../model/types.ts';
import { Badge } from '../badge.tsx';
import { cx } from '../class-names.ts';
import { DietMark } from '../diet-mark.tsx';
import styles from './dish-marks.module.css';

export interface DishMarksWords {
  legend: Pick<MenuPageWords['legend'], DietMarkName>;
  vegan: string;
  weekend: string;
  localLanguage: string | undefined;
}

interface DishMarksProps {
  dish: Pick<Dish, 'diet' | 'codes' | 'localName' | 'weekendOnly'>;
  /** Drinks have no mark of diet. */
  isDrink: boolean;
  words: DishMarksWords;
  className?: string | undefined;
  /** Before the other name: fallback fonts for its letters may be wider. */
  children?: ReactNode;
}

/** The line below the name of a dish: its diet, its name in the other language, and that it is cooked on two days only. */
export function DishMarks({ dish, isDrink, words, className, children }: DishMarksProps) {
  const { localName, weekendOnly } = dish;
  const mark = isDrink ? undefined : dietMarkOf(dish);
  if (!mark && localName === undefined && !weekendOnly && !children) return null;
  return (
    <div className={cx(styles['marks'], className)}>
      {mark && <DietMark kind={mark} label={words.legend[mark]} className={styles['diet']} />}
      {children}
      {/* Where codes are printed, one of them says it. */}
      {mark && dish.diet === 'vegan' && dish.codes.length === 0 && <small>{words.vegan}</small>}
      {localName && <span lang={words.localLanguage}>{localName}</span>}
      {weekendOnly && <Badge>{words.weekend}</Badge>}
    </div>
  );
}
