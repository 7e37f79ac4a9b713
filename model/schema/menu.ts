import * as v from 'valibot';
import { allergens } from './allergens.ts';
import { day } from './days.ts';
import { fields, list, oneOf, text, textOfWords, wholeNumber, yesNo } from './fields.ts';
import { native, picture, price, slug } from './values.ts';

/** The diets of dishes. */
export const diets = ['vegan', 'vegetarian', 'egg', 'meat', 'fish'] as const;

const cause = () => v.optional(text(120));
/** For each allergen, the ingredient that brings it into the dish. */
const causes = fields({
  celery: cause(),
  gluten: cause(),
  crustaceans: cause(),
  eggs: cause(),
  fish: cause(),
  lupin: cause(),
  milk: cause(),
  molluscs: cause(),
  mustard: cause(),
  nuts: cause(),
  peanuts: cause(),
  sesame: cause(),
  soya: cause(),
  sulphites: cause(),
} satisfies Record<(typeof allergens)[number], unknown>);

/** The day on which the chef signed the dish, or false. */
const checked = () =>
  v.union(
    [v.literal(false), day()],
    'is the day on which the chef signed; write year-month-day, as in 2026-03-01, or false',
  );

const onlyTrue = () => v.optional(v.literal(true, 'can only be true; leave the line out otherwise'));

/** One dish or drink. */
export const dishSchema = fields({
  name: text(60),
  native: v.optional(native()),
  price: price(),
  also: v.optional(list(fields({ size: text(30), price: price() }), 'sizes')),
  description: v.optional(v.pipe(textOfWords(6, 16), v.endsWith('.', 'must end with a full stop'))),
  isVeg: yesNo(),
  diet: oneOf(...diets),
  heat: wholeNumber(0, 3),
  weekendOnly: onlyTrue(),
  coconut: onlyTrue(),
  available: v.optional(yesNo(), true),
  image: picture(),
  /** Accepted, never used (MENU-9). */
  background: v.optional(v.string()),
  allergens: fields({
    contains: causes,
    mayContain: causes,
    /** False until all fourteen have been checked: an allergen that is not listed is then "not checked". */
    complete: v.optional(yesNo(), true),
    checked: checked(),
  }),
});

/** A category of a menu with its dishes. */
export const categorySchema = fields({
  slug: slug(),
  name: text(50),
  native: v.optional(native()),
  icon: v.optional(text(20)),
  note: v.optional(text(200)),
  items: list(dishSchema, 'dishes'),
});

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
