import * as v from 'valibot';
import { day, daysInOrder, timeRanges, weekdays } from './days.ts';
import { fields, list, text, withValue, textOfWords, wholeNumber, yesNo } from './fields.ts';
import { alt, idOf, localName, slug, picture, price } from './values.ts';

const WEEKEND = [5, 6];

/** The fields of a dish in a menu file, in the order of its form. */
const dishFields = {
  name: text(60),
  origin: v.optional(text(40)),
  /** What the price of a drink is for: '75 cl', 'pint'. */
  volume: v.optional(text(20)),
  localName: v.optional(localName()),
  price: price(),
  also: v.optional(list(fields({ size: text(30), price: price() }), 'sizes')),
  description: v.optional(v.pipe(textOfWords(6, 16), v.endsWith('.', 'must end with a full stop'))),
  heat: wholeNumber(0, 3),
  /** The days and the hours in which it is served; always without them. */
  days: v.optional(weekdays()),
  hours: v.optional(v.pipe(timeRanges(), v.nonEmpty('is never served; write its hours, or "available: false"'))),
  /** The same as `days: Sat-Sun`. */
  weekendOnly: v.optional(v.literal(true, 'can only be true; leave the line out otherwise')),
  available: v.optional(yesNo(), true),
  from: v.optional(day()),
  until: v.optional(day()),
  /** Without a last day it is sold out until somebody takes this out. */
  soldOut: v.optional(v.pipe(fields({ from: day(), until: v.optional(day()) }), daysInOrder())),
  image: picture(),
  /** What one sees in the picture, if the dish's own words do not say it. */
  alt: v.optional(alt()),
  /** Its group in the category: 'Light and dry'. */
  style: v.optional(text(40)),
  /** The requirements have it on one dish, and say that nothing reads it (MENU-9). */
  background: v.optional(v.string()),
  /** The id of its recipe; without it, the name in small letters and hyphens. */
  recipe: v.optional(idOf('recipes')),
};

export const dishSchema = v.pipe(
  fields(dishFields),
  daysInOrder(),
  v.check(
    ({ days, weekendOnly }) => !days || !weekendOnly,
    'has both "days" and "weekendOnly"; take one of the two out',
  ),
  v.transform(({ weekendOnly, ...dish }) => (weekendOnly ? { ...dish, days: WEEKEND } : dish)),
);

const categoryFields = {
  name: text(50),
  slug: slug(),
  localName: v.optional(localName()),
  icon: v.optional(text(20)),
  note: v.optional(text(200)),
  /** Whether its rows are counted as drinks. Those of a drinks.yaml are without it. */
  drinks: v.optional(v.literal(true, 'can only be true; leave the line out otherwise')),
  /** The size that the price of its drinks is for, if they have other sizes too: 'Bottle 75cl'. */
  bottle: v.optional(text(20)),
  /** The recipe of its dishes that have none of their own: what all bottles of wine are made of. */
  recipe: v.optional(idOf('recipes')),
  from: v.optional(day()),
  until: v.optional(day()),
  items: list(dishSchema, 'dishes'),
};
export const categorySchema = v.pipe(fields(categoryFields), daysInOrder());

/** The largest number of pages of a menu. */
export const MAX_PAGES = 9;

/** content/branches/<key>/menu.yaml. `items` holds dishes without a category, which are listed under "Other". */
export const menuSchema = fields({
  /** Dishes with a picture, by id, that stand in the heads of their pages. A page without one takes its first picture. */
  leads: v.optional(list(idOf('dishes'), 'dishes')),
  /** Ids of dishes that go well with a dish. The key is its id, or a category's slug for all dishes without a key of their own. */
  beside: v.optional(
    v.record(
      slug(),
      list(idOf('dishes'), 'dishes'),
      withValue('stands where dishes and categories are needed; write each behind its name'),
    ),
  ),
  /** In the order of the menu, each with the number of its page. */
  categories: list(v.pipe(fields({ page: wholeNumber(1, MAX_PAGES), ...categoryFields }), daysInOrder()), 'categories'),
  items: v.optional(list(dishSchema, 'dishes')),
});

/** content/branches/<key>/drinks.yaml: the last page of the menu, not in the PDF. */
export const drinksSchema = fields({ heading: text(40), categories: list(categorySchema, 'categories') });
