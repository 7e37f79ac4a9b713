import * as v from 'valibot';
import { day, daysInOrder } from './days.ts';
import { fields, list, text, textOfWords, texts, wholeNumber, yesNo } from './fields.ts';
import { native, picture, price, slug } from './values.ts';

const onlyTrue = () => v.optional(v.literal(true, 'can only be true; leave the line out otherwise'));

const dishFields = fields({
  name: text(60),
  native: v.optional(native()),
  price: price(),
  also: v.optional(list(fields({ size: text(30), price: price() }), 'sizes')),
  description: v.optional(v.pipe(textOfWords(6, 16), v.endsWith('.', 'must end with a full stop'))),
  heat: wholeNumber(0, 3),
  weekendOnly: onlyTrue(),
  available: v.optional(yesNo(), true),
  /** Its first and last day on the menu. */
  from: v.optional(day()),
  until: v.optional(day()),
  /** The day on which it is sold out. */
  soldOut: v.optional(day()),
  image: picture(),
  /** Its group in a category that is shown as a table: 'Light and dry'. */
  style: v.optional(text(40)),
  /** Accepted, never used (MENU-9). */
  background: v.optional(v.string()),
  /** The id of its recipe in the kitchen book; without it, the name in small letters and hyphens. */
  recipe: v.optional(slug()),
});
/** One dish or drink. */
export const dishSchema = v.pipe(dishFields, daysInOrder());

const categoryFields = fields({
  slug: slug(),
  name: text(50),
  native: v.optional(native()),
  icon: v.optional(text(20)),
  note: v.optional(text(200)),
  /** Shows its drinks as a table: the head of the column of names, and that of the prices. Other sizes are columns between. */
  table: v.optional(fields(texts('name', 'price'))),
  /** The recipe of its dishes that have none of their own: what all bottles of wine are made of. */
  recipe: v.optional(slug()),
  /** Its first and last day on the menu. */
  from: v.optional(day()),
  until: v.optional(day()),
  items: list(dishSchema, 'dishes'),
});
/** A category of a menu with its dishes. */
export const categorySchema = v.pipe(categoryFields, daysInOrder());

/** content/branches/<key>/menu.yaml. `items` holds dishes without a category, which are listed under "Other". */
export const menuSchema = fields({
  pages: v.pipe(
    list(v.pipe(list(slug(), 'categories'), v.nonEmpty('is a page without categories; take it out')), 'pages'),
    v.nonEmpty('has no pages; write one with its categories'),
  ),
  categories: list(categorySchema, 'categories'),
  items: v.optional(list(dishSchema, 'dishes')),
});

/** content/branches/<key>/drinks.yaml: the last page of the menu, not in the PDF. */
export const drinksSchema = fields({ heading: text(40), categories: list(categorySchema, 'categories') });
