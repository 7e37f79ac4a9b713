import { site } from '#content';
import type { Dish } from '../../../model/types.ts';
import { AddPlace } from '../../ui/dishes/add-place.tsx';
import { volumeOf } from '../../ui/dishes/drinks.ts';
import styles from './sizes.module.css';

interface SizesProps {
  dish: Pick<Dish, 'baseName' | 'price' | 'also'>;
  /** What `price` is for; without it, the volume at the end of the name: "Pilsner 330 ml". */
  size: string | undefined;
}

/** The sizes of a drink from the smallest, each a box that the button of its price fills (scripts/add-buttons.ts). */
export function Sizes({ dish: { baseName, price, also }, size = volumeOf(baseName) }: SizesProps) {
  const sizes = [
    { price, text: size, own: true },
    ...(also ?? []).map((each) => ({ price: each.price, text: each.size, own: false })),
  ];
  return (
    <ul className={styles['sizes']}>
      {sizes
        .toSorted((a, b) => a.price - b.price)
        .map(({ text, own, ...each }) => (
          <li key={text ?? ''}>
            {text && <span>{`${text} `}</span>}
            <AddPlace price={each.price} currency={site.currency} size={own ? undefined : text} />
          </li>
        ))}
    </ul>
  );
}
