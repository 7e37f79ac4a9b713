import { site } from '#content';
import type { Dish } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { AddPlace } from '../../ui/dishes/add-place.tsx';
import { sizesOf } from '../../ui/dishes/drinks.ts';
import styles from './sizes.module.css';

interface SizesProps {
  dish: Pick<Dish, 'volume' | 'price' | 'also'>;
  /** What `price` is for; without it, the volume of the drink. */
  size: string | undefined;
  /** Whether the sizes stand above the list (SizeHeads). In the row they are then only read out. */
  hasHeads: boolean;
}

/** The prices of a drink from the smallest size on one line, each as large as its button (scripts/add-buttons.ts). */
export const Sizes = ({ dish, size, hasHeads }: SizesProps) => (
  <ul className={cx(styles['sizes'], hasHeads && styles['columns'])}>
    {sizesOf(dish, size).map(({ text, own, price }) => (
      <li key={text ?? ''}>
        {text && <span className={hasHeads ? 'sr' : undefined}>{`${text} `}</span>}
        <AddPlace price={price} currency={site.currency} size={own ? undefined : text} />
      </li>
    ))}
  </ul>
);

/** The sizes that all drinks below have, above their prices. For the eyes only: each price names its size. */
export const SizeHeads = ({ sizes }: { sizes: readonly string[] }) => (
  <p className={cx(styles['heads'], styles['columns'])} aria-hidden="true">
    {sizes.map((size) => (
      <span key={size}>{size}</span>
    ))}
  </p>
);
