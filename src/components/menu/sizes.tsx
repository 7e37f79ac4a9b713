import { site } from '#content';
import type { Dish } from '../../../model/types.ts';
import { AddPlace } from '../../ui/dishes/add-place.tsx';
import styles from './sizes.module.css';

interface SizesProps {
  dish: Pick<Dish, 'price' | 'also'>;
  /** What `price` is for; without it the price stands first, without a word. */
  size: string | undefined;
}

/** The sizes of a drink, each a box that the button of its price fills (scripts/add-buttons.ts). The bottle comes last. */
export function Sizes({ dish: { price, also }, size: own }: SizesProps) {
  const main = { price, size: undefined, text: own };
  const others = (also ?? []).map(({ price: each, size }) => ({ price: each, size, text: size }));
  return (
    <ul className={styles['sizes']}>
      {(own === undefined ? [main, ...others] : [...others, main]).map(({ price: each, size, text }) => (
        <li key={text ?? ''} className={size === undefined ? styles['own'] : undefined}>
          {text && <span>{`${text} `}</span>}
          <AddPlace price={each} currency={site.currency} {...(size !== undefined && { size })} />
        </li>
      ))}
    </ul>
  );
}
