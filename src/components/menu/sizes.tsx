import { site } from '#content';
import type { Dish } from '../../../model/types.ts';
import { AddPlace } from '../../ui/dishes/add-place.tsx';
import { sizesOf } from '../../ui/dishes/drinks.ts';
import styles from './sizes.module.css';

interface SizesProps {
  dish: Pick<Dish, 'baseName' | 'price' | 'also'>;
  /** What `price` is for; without it, the volume at the end of the name: "Pilsner 330 ml". */
  size: string | undefined;
  /** Whether the sizes stand above the column on wide windows (SizeHeads). They are then only read out there. */
  hasHeads: boolean;
}

/** The prices of a drink from the smallest size on one line, each in a box that its button fills (scripts/add-buttons.ts). */
export const Sizes = ({ dish, size, hasHeads }: SizesProps) => (
  <ul className={styles['sizes']}>
    {sizesOf(dish, size).map(({ text, own, price }) => (
      <li key={text ?? ''}>
        {text && <span className={hasHeads ? styles['headed'] : undefined}>{`${text} `}</span>}
        <AddPlace price={price} currency={site.currency} size={own ? undefined : text} />
      </li>
    ))}
  </ul>
);

/** The sizes that all drinks below have, above their prices on wide windows. For the eyes only: each price names its size. */
export const SizeHeads = ({ sizes }: { sizes: readonly string[] }) => (
  <p className={styles['heads']} aria-hidden="true">
    {sizes.map((size) => (
      <span key={size}>{size}</span>
    ))}
  </p>
);
