import { expect, test } from 'vitest';
import { houseNumber } from './house-number.ts';

test.each([
  ['240 High St North, London E12 6SB', '240'],
  ['558-560 Kingston Rd, London SW20 8DR', '558-560'],
  ['12–14 High St, London E12 6SB', '12–14'],
  ['12A High St, London E12 6SB', '12A'],
  ['12a-14b High St, London E12 6SB', '12a-14b'],
  ['12, High St, London E12 6SB', '12'],
  ['12 - 14 High St, London E12 6SB', undefined],
  ['1st Floor, 20 High St, London E12 6SB', undefined],
  ['The Old Lifeboat House, Whitby YO22 9VK', undefined],
])('the house number of "%s" is %s', (address, number) => {
  expect(houseNumber(address)).toBe(number);
});
