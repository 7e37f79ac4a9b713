import { home, ui } from '#content';
import { fill } from '../../model/fill.ts';
import type { DishOffer } from '../../model/types.ts';
import { Badge } from '../ui/badge.tsx';
import { SoldOut } from '../ui/sold-out.tsx';

/** The marks beside the name of a dish outside the menu: where it is sold out, and whether it is for weekends alone. */
export const OfferMarks = ({ offer: { soldOut, isSoldOutEverywhere, weekendOnly } }: { offer: DishOffer }) => (
  <>
    {soldOut?.map(({ store, period }) => (
      <SoldOut key={store} period={period} strikes={isSoldOutEverywhere === true} hasLine>
        {fill(home.signatureDishes.soldOutAt, { branch: store })}
      </SoldOut>
    ))}
    {weekendOnly && (
      <>
        {' '}
        <Badge>{ui.menu.weekend}</Badge>
      </>
    )}
  </>
);
