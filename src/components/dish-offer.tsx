import { home, site } from '#content';
import { fill } from '../../model/fill.ts';
import type { DishOffer } from '../../model/types.ts';
import { priceText } from '../ui/dishes/price-text.ts';
import { SoldOut } from '../ui/dated.tsx';

/** The marks beside the name of a dish outside the menu: where it is sold out, and when it is served. */
export const OfferMarks = ({ offer: { soldOut, isSoldOutEverywhere, served } }: { offer: DishOffer }) => (
  <>
    {soldOut?.map(({ store, period }) => (
      <SoldOut key={store} period={period} strikes={isSoldOutEverywhere === true} hasLine>
        {fill(home.signatureDishes.soldOutAt, { branch: store })}
      </SoldOut>
    ))}
    {served && (
      <>
        {' '}
        <span className="badge">{served}</span>
      </>
    )}
  </>
);

/** "£9.00", or "from £9.00" where it costs more elsewhere or in another size. */
export const OfferPrice = ({ offer: { price, hasHigherPrices } }: { offer: DishOffer }) => (
  <>
    {hasHigherPrices && `${home.signatureDishes.priceFrom} `}
    {priceText(price, site.currency)}
  </>
);
