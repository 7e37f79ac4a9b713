import type { DishOffer } from '../../model/types.ts';
import { offerPath } from '../paths.ts';
import styles from './dish-caption.module.css';

/** The caption of a dish in a figure. While a menu has the dish, caption and picture lead to it. */
export const DishCaption = ({ caption, offer }: { caption: string; offer?: DishOffer | undefined }) => (
  <figcaption>
    {offer ? (
      <a className={styles['link']} href={offerPath(offer)}>
        {caption}
      </a>
    ) : (
      caption
    )}
  </figcaption>
);
