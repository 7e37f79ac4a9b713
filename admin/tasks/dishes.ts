import { isNode, parseDocument } from 'yaml';
import { slugify } from '../../model/slug.ts';
import type { Path } from '../../model/read/source.ts';

/** A dish or drink as it stands in a file. */
export interface FileDish {
  /** Unique in the site: 'harbour-soups-leek-soup'. */
  id: string;
  name: string;
  native: string | undefined;
  /** The branch's key and name. */
  branch: string;
  store: string;
  category: string;
  /** As written in the file, without quotes: '4.50'. */
  price: string;
  /** Other sizes with their prices. */
  also: readonly { size: string; price: string }[];
  /** The day for which it is sold out. */
  soldOut: string | undefined;
  isAvailable: boolean;
  /** Where it stands. */
  file: string;
  path: Path;
}

/**
 * Lists all dishes and drinks of the menus: branches in the order of the site, dishes in that of the files. Dishes of a file that cannot
 * be read are left out.
 */
export function listDishes(files: ReadonlyMap<string, string>): FileDish[] {
  const branches = [...files].flatMap(([file, text]) => {
    const [, key] = /^content\/branches\/([^/]+)\/branch\.yaml$/.exec(file) ?? [];
    if (key === undefined) return [];
    const value: unknown = parseDocument(text).toJS();
    return [{ key, store: textAt(value, 'store') ?? key, order: Number(textAt(value, 'id') ?? 0) }];
  });
  const all = branches
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ key, store }) =>
      ['menu', 'drinks'].flatMap((name) => {
        const file = `content/branches/${key}/${name}.yaml`;
        return readMenu(file, files.get(file) ?? '', key, store);
      }),
    );
  return withIds(all);
}

type DishWithoutId = Omit<FileDish, 'id'>;

function readMenu(file: string, text: string, branch: string, store: string): DishWithoutId[] {
  const document = parseDocument(text);
  if (document.errors.length > 0) return [];
  const source = (path: Path): string => {
    const node: unknown = document.getIn(path, true);
    const range = isNode(node) ? node.range : undefined;
    return range ? text.slice(range[0], range[1]).replaceAll(/['"]/g, '') : '';
  };
  const read = (item: unknown, path: Path, category: string): DishWithoutId => ({
    name: textAt(item, 'name') ?? '',
    native: textAt(item, 'native'),
    branch,
    store,
    category,
    price: source([...path, 'price']),
    also: listAt(item, 'also').map((one, n) => ({
      size: textAt(one, 'size') ?? '',
      price: source([...path, 'also', n, 'price']),
    })),
    soldOut: textAt(item, 'soldOut'),
    isAvailable: field(item, 'available') !== false,
    file,
    path,
  });
  const value: unknown = document.toJS();
  const inCategories = listAt(value, 'categories').flatMap((category, c) =>
    listAt(category, 'items').map((item, n) =>
      read(item, ['categories', c, 'items', n], textAt(category, 'name') ?? ''),
    ),
  );
  return inCategories.concat(listAt(value, 'items').map((item, n) => read(item, ['items', n], '')));
}

/** Gives each dish an id: branch, category and name. The second of the same name gets a number. */
function withIds(dishes: readonly DishWithoutId[]): FileDish[] {
  const taken = new Map<string, number>();
  return dishes.map((dish) => {
    const wanted = slugify(`${dish.branch} ${dish.category} ${dish.name}`);
    const count = (taken.get(wanted) ?? 0) + 1;
    taken.set(wanted, count);
    return Object.assign({ id: count === 1 ? wanted : `${wanted}-${count}` }, dish);
  });
}

/** The dishes whose name, other name, category or branch contains every word of the text. Accents and case do not count. */
export function findDishes(dishes: readonly FileDish[], text: string): FileDish[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return dishes.filter(({ name, native = '', category, store }) => {
    const all = fold(`${name} ${native} ${category} ${store}`);
    return words.every((word) => all.includes(word));
  });
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
const textAt = (value: unknown, key: string): string | undefined => {
  const found = field(value, key);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};
const listAt = (value: unknown, key: string): unknown[] => {
  const found = field(value, key);
  return Array.isArray(found) ? found : [];
};
