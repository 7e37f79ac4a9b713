import { home, site } from '#content';
import type { OfferedDish } from '../../../model/types.ts';
import type { PictureBlock } from '../../../model/text-blocks.ts';
import { fill } from '../../../model/fill.ts';
import { ContentPicture } from '../content-picture.tsx';
import { OfferMarks } from '../offer-marks.tsx';
import { offerPath } from '../../paths.ts';
import { priceText } from '../../ui/dishes/price-text.ts';
import styles from './story-dishes.module.css';

interface StoryDishesProps {
  dishes: readonly OfferedDish[];
  /** Pictures of the story instead of the dishes' own, in the same order. */
  pictures?: readonly PictureBlock[];
}

export const StoryDishes = ({ dishes, pictures }: StoryDishesProps) => (
  <ul className={styles['dishes']}>
    {dishes.map(({ name, localName, picture, offer }, index) => (
      <li key={name}>
        <div className={styles['picture']}>
          <ContentPicture
            of={{ picture: pictures?.[index]?.picture ?? picture, alt: pictures?.[index]?.alt ?? '' }}
            tileName={localName ?? name}
            tilePattern={index + 1}
            sizes="(min-width: 901px) 24vw, 40vw"
          />
        </div>
        <h3>
          <a href={offerPath(offer)}>{name}</a>
          <OfferMarks offer={offer} />
        </h3>
        <p className={styles['price']}>
          {offer.hasHigherPrices && `${home.signatureDishes.priceFrom} `}
          {priceText(offer.price, site.currency)}
        </p>
        <p className={styles['note']}>
          {localName && <span lang={site.localLanguage}>{localName}</span>}
          {offer.menuName && <span>{offer.menuName}</span>}
          {offer.onlyAt && <span>{fill(home.signatureDishes.onlyAt, { branch: offer.onlyAt })}</span>}
        </p>
      </li>
    ))}
  </ul>
);
