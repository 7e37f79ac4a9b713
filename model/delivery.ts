import type * as v from 'valibot';
import { fill } from './fill.ts';
import type { deliverySchema, deliveryWordsSchema } from './schema/delivery.ts';

/** What delivery by telephone is: "free within 3 miles, for orders of £20 or more, in about 45 minutes". */
export function deliveryText(
  { miles, minutes, fee, from }: v.InferOutput<typeof deliverySchema>,
  words: v.InferOutput<typeof deliveryWordsSchema>,
  money: (amount: number) => string,
): string {
  const round = (amount: number) => money(amount).replace(/\.00$/, '');
  const feeText = fee === 0 ? words.free : fee && fill(words.charged, { fee: money(fee) });
  const within = miles && fill(words.within, { miles });
  return [
    [feeText, within].filter(Boolean).join(' '),
    from && fill(words.from, { sum: round(from) }),
    minutes && fill(words.time, { minutes }),
  ]
    .filter(Boolean)
    .join(', ');
}
