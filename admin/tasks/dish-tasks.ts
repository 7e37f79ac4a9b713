import { dayOfService } from '../../model/opening/period.ts';
import type { Plan } from '../publish/change.ts';
import { type StoredDish, findDish } from './dishes.ts';
import { type Files, planEdits, refuseConflict } from './plan.ts';

/** A change of one field of a dish. `was` is what the person saw; `undefined` for a field that was not there. */
interface FieldChange {
  id: string;
  field: 'price' | 'soldOut' | 'available';
  was: string | undefined;
  value: string | boolean | undefined;
  /** For the history, after the names of dish and branch: 'sold out on 2026-11-22'. */
  summary: string;
}

/** Normalizes a price that staff typed: '5', '£5.5', '5,50' give '5.00', '5.50', '5.50'. Undefined if it is not a price. */
export function readPrice(text: string): string | undefined {
  const [, whole, decimals = ''] = /^£?\s*(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : `${Number(whole)}.${decimals.padEnd(2, '0')}`;
}

/** A price that changes by more may be a slip, so the page asks again. */
const LARGE_CHANGE_PERCENT = 30;

export const isLargePriceChange = (before: string, after: string): boolean =>
  Math.abs(penceOf(after) - penceOf(before)) * 100 > penceOf(before) * LARGE_CHANGE_PERCENT;

/** A price in whole pence. As a number of pounds, 5.20 has no exact value. */
export const penceOf = (price: string): number => Math.round(Number(price) * 100);

export const planPrice = (files: Files, id: string, was: string, price: string): Plan =>
  planField(files, { id, field: 'price', was, value: price, summary: `£${was} → £${price}` });

/** Whether a dish is marked as sold out for the day of service at a moment, or for a later one. */
export const isMarkedSoldOut = ({ soldOut, hours }: StoredDish, now: number): boolean =>
  soldOut !== undefined && soldOut >= dayOfService(hours, now);

export function planSoldOut(files: Files, id: string, was: string | undefined, now: number): Plan {
  const dish = findDish(files, id) ?? refuseConflict('');
  const day = dayOfService(dish.hours, now);
  return planField(files, { id, field: 'soldOut', was, value: day, summary: `sold out on ${day}` });
}

export const planUndoSoldOut = (files: Files, id: string, was: string | undefined): Plan =>
  planField(files, { id, field: 'soldOut', was, value: undefined, summary: 'back on' });

export const planAvailability = (files: Files, id: string, isAvailable: boolean): Plan =>
  planField(files, {
    id,
    field: 'available',
    was: isAvailable ? 'false' : undefined,
    value: isAvailable ? undefined : false,
    summary: isAvailable ? 'back on the menu' : 'off the menu',
  });

function planField(files: Files, { id, field, was, value, summary }: FieldChange): Plan {
  const dish = findDish(files, id);
  if (!dish) return refuseConflict(String(value ?? ''));
  const current = valueOf(dish, field);
  if (current !== was) return refuseConflict(String(value ?? ''), current);
  return planEdits(files, dish.file, [[[...dish.path, field], value]], `${dish.name}, ${dish.store}: ${summary}`);
}

const valueOf = ({ price, soldOut, isAvailable }: StoredDish, field: FieldChange['field']): string | undefined =>
  ({ price, soldOut, available: isAvailable ? undefined : 'false' })[field];
