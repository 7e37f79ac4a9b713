import { editYaml, type NewValue } from '../../model/edit/edit-yaml.ts';
import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { type Plan, Refusal } from '../publish/publisher.ts';
import { type FileDish, listDishes } from './dishes.ts';

type Files = ReadonlyMap<string, string>;

/** A change of one field of a dish. `was` is what the person saw; `undefined` for a field that was not there. */
interface FieldChange {
  id: string;
  field: 'price' | 'soldOut' | 'available';
  was: string | undefined;
  value: string | boolean | undefined;
  summary: (dish: FileDish) => string;
}

/** A price as guests write it, with two decimals: '5', '£5.5' and '5,50' give '5.00' and '5.50'. Undefined if it is none. */
export function readPrice(text: string): string | undefined {
  const [, whole, decimals = ''] = /^£?\s*(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : `${Number(whole)}.${decimals.padEnd(2, '0')}`;
}

/** How much a price may change before the page asks again. */
const ASK_AGAIN = 0.3;

/** Whether a new price is so far from the old one that it may be a slip. */
export const isFarFrom = (before: string, after: string): boolean =>
  Math.abs(Number(after) - Number(before)) > Number(before) * ASK_AGAIN;

/** Changes a dish's price. */
export const planPrice = (files: Files, words: StaffPageWords, id: string, was: string, price: string): Plan =>
  planField(files, {
    id,
    field: 'price',
    was,
    value: price,
    summary: ({ name, store }) => fill(words.history.price, { dish: name, branch: store, was, now: price }),
  });

/** Marks a dish as sold out for a day, or with `undefined` takes the mark away. */
export const planSoldOut = (
  files: Files,
  words: StaffPageWords,
  id: string,
  was: string | undefined,
  day: string | undefined,
): Plan =>
  planField(files, {
    id,
    field: 'soldOut',
    was,
    value: day,
    summary: ({ name, store }) =>
      fill(day === undefined ? words.history.backOn : words.history.soldOut, {
        dish: name,
        branch: store,
        day: day ?? '',
      }),
  });

/** Takes a dish off the menu, or brings it back. */
export const planAvailable = (files: Files, words: StaffPageWords, id: string, isAvailable: boolean): Plan =>
  planField(files, {
    id,
    field: 'available',
    was: isAvailable ? 'false' : undefined,
    value: isAvailable ? undefined : false,
    summary: ({ name, store }) =>
      fill(isAvailable ? words.history.broughtBack : words.history.takenOff, { dish: name, branch: store }),
  });

function planField(files: Files, { id, field, was, value, summary }: FieldChange): Plan {
  const dish = listDishes(files).find((one) => one.id === id);
  const text = dish && files.get(dish.file);
  if (!dish || text === undefined) throw new Refusal({ kind: 'conflict', yours: String(value ?? ''), theirs: '' });
  const now = { price: dish.price, soldOut: dish.soldOut, available: dish.isAvailable ? undefined : 'false' }[field];
  if (now !== was) throw new Refusal({ kind: 'conflict', yours: String(value ?? ''), theirs: now ?? '' });
  const path = [...dish.path, field];
  const written: NewValue | undefined = typeof value === 'string' && isPlain(value) ? { yaml: value } : value;
  const edit =
    written === undefined ? ({ kind: 'remove', path } as const) : ({ kind: 'set', path, value: written } as const);
  return { summary: summary(dish), texts: new Map([[dish.file, editYaml(text, [edit])]]) };
}

/** A number keeps its last zero only in YAML's own notation. */
const isPlain = (value: string): boolean => /^\d+\.\d+$/.test(value);
