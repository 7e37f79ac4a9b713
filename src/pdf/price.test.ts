import { expect, test } from 'vitest';
import { createMoneyFormat } from '../../model/money.ts';
import { formatPdfPrice } from './price.ts';

const printed = (price: unknown) => formatPdfPrice(price, 'on request', createMoneyFormat('GBP'));

test('a missing, empty, zero or negative price is "on request"; a number is money, other text stays', () => {
  const none = [undefined, null, '', '  ', 0, '0.00', -1, '-4.50', Number.NaN, Number.POSITIVE_INFINITY, {}];
  for (const price of none) expect(printed(price)).toBe('on request');
  expect([9, '9.5', '£10.00', 21.954].map(printed)).toEqual(['£9.00', '£9.50', '£10.00', '£21.95']);
  expect(['Market price', 'from 9.00'].map(printed)).toEqual(['Market price', 'from 9.00']);
});
