import { isNode, parseDocument } from 'yaml';
import { namesOf } from '../../model/codes.ts';
import { slugify } from '../../model/slug.ts';
import type { Path } from '../../model/read/source.ts';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import { type StoredBranch, listBranches } from './branches.ts';
import { type Files, hasSpecMark, listAt, textAt } from './plan.ts';

export type StoredDish = ReturnType<typeof listDishes>[number];
type DishWithoutId = ReturnType<typeof readMenu>[number];

/** Lists all dishes and drinks, branches in the order of the site. Files that cannot be read are left out. */
export const listDishes = (files: Files) =>
  withIds(
    listBranches(files).flatMap((branch) =>
      ['menu', 'drinks'].flatMap((name) => {
        const file = `content/branches/${branch.key}/${name}.yaml`;
        return readMenu(file, files.get(file) ?? '', branch);
      }),
    ),
  );

export const findDish = (files: Files, id: string | undefined): StoredDish | undefined =>
  listDishes(files).find((dish) => dish.id === id);

function readMenu(file: string, text: string, { key, store, hours }: StoredBranch) {
  const document = parseDocument(text);
  if (document.errors.length > 0) return [];
  /** @param name 'Rasam', 'Rasam, large bowl' */
  const priceAt = (name: string, path: Path) => {
    const node: unknown = document.getIn(path, true);
    const range = isNode(node) ? node.range : undefined;
    const price = range ? text.slice(range[0], range[1]).replaceAll(/['"]/g, '') : '';
    return { name, price, path, isFixedBySpec: hasSpecMark(node) };
  };
  const readDish = (item: unknown, path: Path, category: string) => {
    const { baseName: name } = namesOf({
      name: textAt(item, 'name') ?? '',
      origin: textAt(item, 'origin'),
      volume: textAt(item, 'volume'),
    });
    const basePrice = priceAt(name, [...path, 'price']);
    const sizes = listAt(item, 'also').map((one, n) =>
      priceAt(`${name}, ${textAt(one, 'size')}`, [...path, 'also', n, 'price']),
    );
    return {
      name,
      localName: textAt(item, 'localName'),
      branch: key,
      store,
      hours,
      category,
      price: basePrice.price,
      /** The base price and those of other sizes. */
      prices: [basePrice, ...sizes],
      soldOut: textAt(item, 'soldOut'),
      isAvailable: textAt(item, 'available') !== 'false',
      file,
      path,
      item,
    };
  };
  const value: unknown = document.toJS();
  const inCategories = listAt(value, 'categories').flatMap((category, c) =>
    listAt(category, 'items').map((item, n) =>
      readDish(item, ['categories', c, 'items', n], textAt(category, 'name') ?? ''),
    ),
  );
  return inCategories.concat(listAt(value, 'items').map((item, n) => readDish(item, ['items', n], '')));
}

/** Gives each dish an id that is unique in the site: 'harbour-soups-leek-soup'. An id that is taken gets a number. */
function withIds(dishes: readonly DishWithoutId[]) {
  const taken = new Set<string>();
  return dishes.map((dish) => {
    const wanted = slugify(`${dish.branch} ${dish.category} ${dish.name}`);
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
    taken.add(id);
    return Object.assign({ id }, dish);
  });
}

/** The dishes whose name, local name, category and branch together contain every word of the text. */
export function findDishes(dishes: readonly StoredDish[], text: string): StoredDish[] {
  const searchTextOf = ({ name, localName = '', category, store }: StoredDish) =>
    `${name} ${localName} ${category} ${store}`;
  const matches = createTextMatcher(text, dishes.map(searchTextOf));
  return dishes.filter((dish) => matches(searchTextOf(dish)));
}
