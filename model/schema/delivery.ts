import * as v from 'valibot';
import { fields, templates, texts, wholeNumber } from './fields.ts';
import { price } from './values.ts';

/** Delivery by telephone; each line can be left out. */
export const deliverySchema = fields({
  /** The radius. */
  miles: v.optional(wholeNumber(1, 50)),
  /** From the order to the door. */
  minutes: v.optional(wholeNumber(5, 240)),
  /** 0 if it is free. */
  fee: v.optional(v.union([v.literal(0), price()])),
  /** The smallest order. */
  from: v.optional(price()),
});

/** The words for each of them, and the two of `miles` and `fee`: "free", "within {miles} miles". */
export const deliveryWordsSchema = fields({
  ...texts('free'),
  ...templates('fee', 'charged'),
  ...templates('miles', 'within'),
  ...templates('minutes', 'time'),
  ...templates('sum', 'from'),
});
