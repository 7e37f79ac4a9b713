import { expect, test } from 'vitest';
import type { Dish } from '../types.ts';
import { change, contentCopy, type Copy } from './content.testing.ts';

/** What the content says of dishes with dates, by the moment at which it is read. */

const menu = 'content/branches/harbour/menu.yaml';
const at = (text: string) => Date.parse(text);

/** The dish with this id on the menu of `harbour`; undefined if it is not there. */
function dishAt(copy: Copy, id: string, moment: string): Dish | undefined {
  const pages = copy.content({ now: at(moment) }).menus['harbour']?.pages ?? [];
  return pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)).find((dish) => dish.id === id);
}

test("a dish is sold out from midnight until that day's last sitting, and on the menu all the time", () => {
  const copy = contentCopy();
  change(copy, menu, /(?<=name: Caldo Verde\n)/, '        soldOut: 2027-06-02\n');
  const soldOutAt = (moment: string) => {
    const dish = dishAt(copy, 'caldo-verde', moment);
    expect(dish).toBeDefined();
    return dish?.soldOut;
  };
  const period = { from: at('2027-06-01T23:00Z'), until: at('2027-06-02T20:30Z') };
  expect(soldOutAt('2027-06-01T22:59Z')).toEqual({ ...period, isNow: false });
  expect(soldOutAt('2027-06-01T23:00Z')).toEqual({ ...period, isNow: true });
  expect(soldOutAt('2027-06-02T20:29Z')).toEqual({ ...period, isNow: true });
  expect(soldOutAt('2027-06-02T20:30Z')).toBeUndefined();
});
