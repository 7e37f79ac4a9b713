import { home, site } from '#content';
import type { StoryDish } from '../../../model/story-types.ts';
import { menuPath } from '../../paths.ts';
import { dishId } from '../../ui/dishes/ids.ts';
import { priceText } from '../../ui/dishes/price-text.ts';
import { ContentPicture } from '../content-picture.tsx';

interface DishLinkProps {
  dish: StoryDish | undefined;
  /** Layout width of the picture. */
  sizes: string;
  className: string | undefined;
}

/** Picture, name and price of a dish, which lead to it on the menu. Nothing while no branch has it. */
export function DishLink({ dish, sizes, className }: DishLinkProps) {
  if (!dish || dish.offer.isSoldOutEverywhere) return null;
  const { offer } = dish;
  return (
    <a className={className} href={`${menuPath(offer.branch, offer.page)}#${dishId(offer.branch.key, offer.dish)}`}>
      <ContentPicture of={{ picture: dish.picture, alt: '' }} tileName={dish.name} sizes={sizes} />
      <span>
        <b>{dish.name}</b>
        {offer.hasHigherPrices && `${home.signatureDishes.priceFrom} `}
        {priceText(offer.price, site.currency)}
      </span>
    </a>
  );
}
