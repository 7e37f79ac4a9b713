import { isScalar, parseDocument } from 'yaml';
import type { Path } from '../read/source.ts';
import type { Edit } from './edit-yaml.ts';

/** A price in a menu file, as it is and as it will be, in pence. */
export interface PriceChange {
  path: Path;
  category: string;
  /** "Rasam", "Rasam, large bowl" */
  name: string;
  before: number;
  after: number;
  /** Whether the line carries the mark of the specification. */
  isSpecified: boolean;
}

export interface PriceRule {
  /** 5 for 5 % more, -10 for 10 % less. */
  percent: number;
  /** The new prices are multiples of it, in pence. */
  step: number;
  /** The slug or the name of the only category to change. */
  category?: string | undefined;
}

/** The mark in the comment of a line that the specification names. */
const SPECIFIED = '[spec]';

/** A price after a change, to the nearest step; half a step is rounded up. */
export function changedPrice(pence: number, { percent, step }: Pick<PriceRule, 'percent' | 'step'>): number {
  // In whole numbers first, because 1.05 has no exact value.
  return Math.round((pence * (10_000 + Math.round(percent * 100))) / 10_000 / step) * step;
}

/** A price as it is written in a menu file: 950 gives '9.50'. */
export const priceSource = (pence: number): string => (pence / 100).toFixed(2);

/** The change of the file. */
export const priceEdit = ({ path, after }: PriceChange): Edit => ({
  kind: 'set',
  path,
  value: { yaml: priceSource(after) },
});

/** Every price of a menu file that the rule changes, in the order of the file: dishes, drinks, and their other sizes. */
export function planPrices(text: string, rule: PriceRule): PriceChange[] {
  const document = parseDocument(text);
  // The content has been checked: the file is a menu.
  const menu = document.toJS() as MenuFile;
  const groups = [
    ...menu.categories.map(({ slug, name, items }, index) => ({
      slug,
      name,
      items,
      path: ['categories', index, 'items'],
    })),
    { slug: 'other', name: 'other', items: menu.items ?? [], path: ['items'] },
  ];
  const isWanted = ({ slug, name }: { slug: string; name: string }) =>
    rule.category === undefined || [slug, name.toLowerCase()].includes(rule.category.toLowerCase());
  return groups.filter(isWanted).flatMap(({ name: category, items, path }) =>
    items.flatMap((dish, index) => {
      const at: Path = [...path, index];
      const prices = [
        { name: dish.name, price: dish.price, path: [...at, 'price'] },
        ...(dish.also ?? []).map(({ size, price }, position) => ({
          name: `${dish.name}, ${size}`,
          price,
          path: [...at, 'also', position, 'price'],
        })),
      ];
      return prices.flatMap(({ name, price, path: place }): PriceChange[] => {
        const before = Math.round(Number(price) * 100);
        const after = changedPrice(before, rule);
        const node: unknown = document.getIn(place, true);
        const isSpecified = isScalar(node) && (node.comment?.includes(SPECIFIED) ?? false);
        return after === before ? [] : [{ path: place, category, name, before, after, isSpecified }];
      });
    }),
  );
}

interface DishText {
  name: string;
  price: number | string;
  also?: { size: string; price: number | string }[];
}
interface MenuFile {
  categories: { slug: string; name: string; items: DishText[] }[];
  items?: DishText[];
}
