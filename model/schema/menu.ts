import * as v from 'valibot';
import { allergens } from './allergens.ts';
import { day } from './days.ts';
import { fields, list, oneOf, text, textOfWords, wholeNumber, yesNo } from './fields.ts';
import { picture, price, slug, tamil } from './values.ts';

/** How a dish can be eaten by whom. */
export const diets = ['vegan', 'vegetarian', 'egg', 'meat', 'fish'] as const;

const cause = () => v.optional(text(120));
/** Allergen by allergen, through what it gets into the dish. */
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

/** The day on which the chef signed the dish; false until then. */
const checked = () =>
  v.union(
    [v.literal(false), day()],
    'is the day on which the chef signed; write year-month-day, as in 2026-03-01, or false',
  );

const onlyTrue = () => v.optional(v.literal(true, 'can only be true; leave the line out otherwise'));

/** One dish or drink (the menu item of spec section 3). */
export const dishSchema = fields({
  name: text(60),
  tamil: v.optional(tamil()),
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
  /** Accepted, never used (spec section 3: "one item has an unused background field"). */
  background: v.optional(v.string()),
  allergens: fields({
    contains: causes,
    mayContain: causes,
    /** False: nobody has gone through all fourteen, so what is not named is "not checked" rather than "not in the recipe". */
    complete: v.optional(yesNo(), true),
    checked: checked(),
  }),
});

const category = fields({
  slug: slug(),
  name: text(50),
  tamil: tamil(),
  icon: text(20),
  note: v.optional(text(200)),
  items: list(dishSchema, 'dishes'),
});

/** content/branches/<key>/menu.yaml. `items` holds dishes without a category, which go under "Other" (spec section 3). */
export const menuSchema = fields({
  pages: list(list(slug(), 'categories'), 'pages'),
  categories: list(category, 'categories'),
  items: v.optional(list(dishSchema, 'dishes')),
});

/** content/branches/<key>/drinks.yaml: the last page of the menu, left out of the PDF. */
export const drinksSchema = fields({ heading: text(40), categories: list(category, 'categories') });
