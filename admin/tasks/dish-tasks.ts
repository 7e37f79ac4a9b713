import type { NewValue } from '../../model/edit/edit-yaml.ts';
import { dayOfService } from '../../model/opening/period.ts';
import type { Plan } from '../publish/change.ts';
import { type FileDish, findDish } from './dishes.ts';
import { type Files, planEdits, refuseConflict } from './plan.ts';

/** A change of one field of a dish. `was` is what the person saw; `undefined` for a field that was not there. */
interface FieldChange {
  id: string;
  field: 'price' | 'soldOut' | 'available';
  was: string | undefined;
  value: string | boolean | undefined;
  /** For the history, after the names of dish and branch: 'sold out on 2026-11-22'. */
  what: string;
}

/** Normalizes a price that staff typed: '5', '£5.5', '5,50' give '5.00', '5.50', '5.50'. Undefined if it is not a price. */
export function readPrice(text: string): string | undefined {
  const [, whole, decimals = ''] = /^£?\s*(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : `${Number(whole)}.${decimals.padEnd(2, '0')}`;
}

/** How much a price may change before the page asks again. */
const ASK_AGAIN = 0.3;

/** Whether a new price is so far from the old one that it may be a slip. */
export const isLargePriceChange = (before: string, after: string): boolean =>
  Math.abs(Number(after) - Number(before)) > Number(before) * ASK_AGAIN;

export const planPrice = (files: Files, id: string, was: string, price: string): Plan =>
  planField(files, { id, field: 'price', was, value: price, what: `£${was} → £${price}` });

/** Whether a dish is marked as sold out for the day of service at a moment, or for a later one. */
export const isSoldOutAt = ({ soldOut, hours }: FileDish, now: number): boolean =>
  soldOut !== undefined && soldOut >= dayOfService(hours, now);

export function planSoldOut(files: Files, id: string, was: string | undefined, now: number): Plan {
  const dish = findDish(files, id) ?? refuseConflict('');
  const day = dayOfService(dish.hours, now);
  return planField(files, { id, field: 'soldOut', was, value: day, what: `sold out on ${day}` });
}

export const planBackOn = (files: Files, id: string, was: string | undefined): Plan =>
  planField(files, { id, field: 'soldOut', was, value: undefined, what: 'back on' });

export const planAvailable = (files: Files, id: string, isAvailable: boolean): Plan =>
  planField(files, {
    id,
    field: 'available',
    was: isAvailable ? 'false' : undefined,
    value: isAvailable ? undefined : false,
    what: isAvailable ? 'back on the menu' : 'off the menu',
  });

function planField(files: Files, { id, field, was, value, what }: FieldChange): Plan {
  const dish = findDish(files, id);
  if (!dish) return refuseConflict(String(value ?? ''));
  const now = valueOf(dish, field);
  if (now !== was) return refuseConflict(String(value ?? ''), now);
  const path = [...dish.path, field];
  const written: NewValue | undefined = typeof value === 'string' && isPlain(value) ? { yaml: value } : value;
  const edit =
    written === undefined ? ({ kind: 'remove', path } as const) : ({ kind: 'set', path, value: written } as const);
  return planEdits(files, dish.file, [edit], `${dish.name}, ${dish.store}: ${what}`);
}

const valueOf = ({ price, soldOut, isAvailable }: FileDish, field: FieldChange['field']): string | undefined =>
  ({ price, soldOut, available: isAvailable ? undefined : 'false' })[field];

/** Decimals are written as raw YAML: as a JS number, 5.50 would lose its zero. */
const isPlain = (value: string): boolean => /^\d+\.\d+$/.test(value);
