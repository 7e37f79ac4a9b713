import { cx } from '../class-names.ts';
import styles from './add-place.module.css';
import { priceText, toPence } from './price-text.ts';

interface AddPlaceProps {
  price: number;
  /** Of another size than the dish's own. */
  size?: string | undefined;
  currency: string;
  className?: string | undefined;
}

/**
 * A price with room for the button that puts its dish on the list (scripts/add-buttons.ts). The dish is that of the row around it, which
 * has its name, and what it has (dish-facts.ts); the branch is in `data-branch` around the rows.
 */
export const AddPlace = ({ price, size, currency, className }: AddPlaceProps) => (
  <span className={cx(className, styles['place'])} data-price={toPence(price)} data-size={size}>
    {priceText(price, currency)}
  </span>
);
