import * as v from 'valibot';
import { day, daysInOrder } from './days.ts';
import { dishEntries } from './dish-fields.ts';
import { fields, list, text, withValue } from './fields.ts';
import { localName, slug } from './values.ts';

export const dishSchema = v.pipe(fields(dishEntries()), daysInOrder());

const categoryFields = fields({
  slug: slug(),
  name: text(50),
  localName: v.optional(localName()),
  icon: v.optional(text(20)),
  note: v.optional(text(200)),
  /** The size that the price of its drinks is for, if they have other sizes too: 'Bottle 75cl'. */
  bottle: v.optional(text(20)),
  /** The recipe of its dishes that have none of their own: what all bottles of wine are made of. */
  recipe: v.optional(slug()),
  from: v.optional(day()),
  until: v.optional(day()),
  items: list(dishSchema, 'dishes'),
});
export const categorySchema = v.pipe(categoryFields, daysInOrder());

/** content/branches/<key>/menu.yaml. `items` holds dishes without a category, which are listed under "Other". */
export const menuSchema = fields({
  pages: v.pipe(
    list(v.pipe(list(slug(), 'categories'), v.nonEmpty('is a page without categories; take it out')), 'pages'),
    v.nonEmpty('has no pages; write one with its categories'),
  ),
  /** Dishes with a picture, by id, that stand in the heads of their pages. A page without one takes its first picture. */
  leads: v.optional(list(slug(), 'dishes')),
  /** Ids of dishes that go well with a dish. The key is its id, or a category's slug for all dishes without a key of their own. */
  beside: v.optional(
    v.record(
      slug(),
      list(slug(), 'dishes'),
      withValue('stands where dishes and categories are needed; write each behind its name'),
    ),
  ),
  categories: list(categorySchema, 'categories'),
  items: v.optional(list(dishSchema, 'dishes')),
});

/** content/branches/<key>/drinks.yaml: the last page of the menu, not in the PDF. */
export const drinksSchema = fields({ heading: text(40), categories: list(categorySchema, 'categories') });
