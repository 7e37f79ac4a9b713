import { expect, test } from 'vitest';
import { deliveryText } from './delivery.ts';
import { createMoneyFormat } from './money.ts';

const words = {
  free: 'free',
  charged: 'for {fee}',
  within: 'within {miles} miles',
  from: 'from {sum}',
  time: 'in {minutes} minutes',
};

test.each([
  [{ miles: 3, fee: 0, from: 20, minutes: 45 }, 'free within 3 miles, from £20, in 45 minutes'],
  [{ miles: 3, fee: 2.5 }, 'for £2.50 within 3 miles'],
  [{ from: 12.5 }, 'from £12.50'],
  [{}, ''],
])('%o is said as far as it is known', (delivery, text) => {
  expect(deliveryText(delivery, words, createMoneyFormat('GBP'))).toBe(text);
});
