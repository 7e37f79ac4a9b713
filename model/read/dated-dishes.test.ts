import { expect, test } from 'vitest';
import type { Dish } from '../types.ts';
import { change, contentCopy, type Copy } from './content.testing.ts';
import { dishesOn } from '../dishes-on.ts';

const menu = 'content/branches/harbour/menu.yaml';
const at = (text: string) => Date.parse(text);

/** The dish with this id on the menu of `harbour`; undefined if it is not there. */
function dishAt(copy: Copy, id: string, moment: string): Dish | undefined {
  const pages = copy.content({ now: at(moment) }).menus['harbour'] ?? [];
  return dishesOn(pages).find((dish) => dish.id === id);
}

test('a dish is sold out from midnight until closing time, and on the menu all the time', () => {
  const copy = contentCopy();
  change(copy, menu, /(?<=name: Caldo Verde\n)/, '        soldOut: { from: 2027-06-02, until: 2027-06-02 }\n');
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

test('a dish is sold out to the end of its last day, and without one until the line is taken out', () => {
  const copy = contentCopy();
  change(copy, menu, /(?<=name: Caldo Verde\n)/, '        soldOut: { from: 2027-06-02, until: 2027-06-05 }\n');
  expect(dishAt(copy, 'caldo-verde', '2027-06-05T20:29Z')?.soldOut?.isNow).toBe(true);
  expect(dishAt(copy, 'caldo-verde', '2027-06-05T20:30Z')?.soldOut).toBeUndefined();
  change(copy, menu, ', until: 2027-06-05', '');
  expect(dishAt(copy, 'caldo-verde', '2090-06-05T20:30Z')?.soldOut?.isNow).toBe(true);
});

/** The names of the categories of `harbour`, page by page, on a day; each with the ids of its dishes. */
const pagesOn = (copy: Copy, day: string) =>
  copy
    .content({ now: at(`${day}T12:00Z`) })
    .menus['harbour']?.map(({ categories }) =>
      categories.map(({ slug, items }) => [slug, ...items.map(({ id }) => id)].join(' ')),
    );

const shortMenu = `categories:
  - slug: soup
    page: 1
    name: Soup
    recipe: potato
    items:
      - { name: Rasam, price: 4.50, heat: 2, image: '' }
      - { name: New Year Stew, price: 9.50, heat: 2, image: '', from: 2026-12-30, until: 2027-01-02 }
  - slug: feast
    page: 2
    name: Harvest Feast
    recipe: rice
    from: 2027-01-14
    until: 2027-01-17
    items:
      - { name: Feast Rice, price: 12.50, heat: 1, image: '' }
      - { name: Last Day Rice, price: 12.50, heat: 1, image: '', from: 2027-01-17 }
  - slug: sweets
    page: 2
    name: Winter Sweets
    recipe: custard
    items:
      - { name: Warm Pudding, price: 5.50, heat: 0, image: '', until: 2027-01-15 }
`;

test('dishes and categories are on the menu from their first day to their last, and not before or after', () => {
  const copy = contentCopy();
  copy.write(menu, shortMenu);
  expect(pagesOn(copy, '2026-12-29')).toEqual([['soup rasam'], ['sweets warm-pudding']]);
  expect(pagesOn(copy, '2026-12-30')).toEqual([['soup rasam new-year-stew'], ['sweets warm-pudding']]);
  expect(pagesOn(copy, '2027-01-02')).toEqual(pagesOn(copy, '2026-12-30'));
  expect(pagesOn(copy, '2027-01-03')).toEqual(pagesOn(copy, '2026-12-29'));
  expect(pagesOn(copy, '2027-01-14')).toEqual([['soup rasam'], ['feast feast-rice', 'sweets warm-pudding']]);
  expect(pagesOn(copy, '2027-01-16')).toEqual([['soup rasam'], ['feast feast-rice']]);
  expect(pagesOn(copy, '2027-01-17')).toEqual([['soup rasam'], ['feast feast-rice last-day-rice']]);
  // A page without categories is left out.
  expect(pagesOn(copy, '2027-01-18')).toEqual([['soup rasam']]);
});

test('days are those of London', () => {
  const copy = contentCopy();
  change(copy, menu, /(?<=name: Caldo Verde\n)/, '        from: 2027-07-01\n        until: 2027-07-01\n');
  const moments = ['2027-06-30T22:59Z', '2027-06-30T23:00Z', '2027-07-01T22:59Z', '2027-07-01T23:00Z'];
  const isOn = moments.map((moment) => dishAt(copy, 'caldo-verde', moment) !== undefined);
  expect(isOn).toEqual([false, true, true, false]);
});

test('the days of a dish end with the service of the branch, after midnight', () => {
  const copy = contentCopy();
  change(copy, 'content/branches/harbour/branch.yaml', /^hours:\n(?: .*\n)+/m, 'hours:\n  Mon-Sun: 17:00-01:00\n');
  const days = 'from: 2027-01-15\n        until: 2027-01-15\n        hours: 00:00-01:00\n';
  change(copy, menu, /(?<=name: Caldo Verde\n)/, `        ${days}`);
  const moments = ['2027-01-15T00:59Z', '2027-01-15T01:00Z', '2027-01-16T00:59Z', '2027-01-16T01:00Z'];
  const dishes = moments.map((moment) => dishAt(copy, 'caldo-verde', moment));
  expect(dishes.map((dish) => dish !== undefined)).toEqual([false, true, true, false]);
  expect(dishes[1]?.ends).toBe(at('2027-01-16T01:00Z'));
});
