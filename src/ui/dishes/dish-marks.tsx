import type { ReactNode } from 'react';
import { type DietMark as DietKind, dietMarkOf } from '../../../model/dish-fields.ts';
import type { Dish, MenuPageWords } from '../../../model/types.ts';
import { cx } from '../class-names.ts';
import dietStyles from '../diet-mark.module.css';
import heatStyles from '../heat-mark.module.css';
import styles from './dish-marks.module.css';

interface DishMarksWords {
  legend: Pick<MenuPageWords['legend'], DietKind>;
  filters: { diets: Pick<MenuPageWords['filters']['diets'], 'vegan'> };
  localLanguage?: string | undefined;
}

interface DishMarksProps {
  dish: Pick<Dish, 'diet' | 'codes' | 'localName' | 'served'>;
  /** Drinks have no mark of diet where codes say it. */
  isDrink: boolean;
  words: DishMarksWords;
  className?: string | undefined;
  /** Before the other name: fallback fonts for its letters may be wider. */
  children?: ReactNode;
}

/** The line below the name of a dish: its diet, its name in the other language, and when it is served. */
export function DishMarks({ dish, isDrink, words, className, children }: DishMarksProps) {
  const { localName, served } = dish;
  const mark = isDrink && dish.codes.length > 0 ? undefined : dietMarkOf(dish);
  if (!mark && localName === undefined && !served && !children) return null;
  return (
    <div className={cx(styles['marks'], className)}>
      {mark && <DietMark kind={mark} label={words.legend[mark]} />}
      {children}
      {/* Where codes are printed, one of them says it. */}
      {mark && dish.diet === 'vegan' && dish.codes.length === 0 && <small>{words.filters.diets.vegan}</small>}
      {localName && <span lang={words.localLanguage}>{localName}</span>}
      {served && <span className="badge">{served}</span>}
    </div>
  );
}

interface MarkProps {
  /** Without it the mark is decorative. */
  label?: string | undefined;
}

const Mark = ({ label, className }: MarkProps & { className: string }) => (
  <span
    className={cx('keeps-colours', className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);

/** The square mark of an Indian menu: green dot, ochre ring, red triangle. */
export const DietMark = ({ kind, label }: MarkProps & { kind: DietKind }) => (
  <Mark label={label} className={cx(dietStyles['mark'], kind !== 'veg' && dietStyles[kind])} />
);

/** One to three chillies; nothing for a mild dish. */
export const HeatMark = ({ heat, label }: MarkProps & { heat: number }) =>
  heat > 0 && <Mark label={label} className={cx(heatStyles['heat'], heatStyles[`heat${heat}`])} />;
