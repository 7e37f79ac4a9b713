import { dishTexts } from '../../model/dish-texts.ts';
import * as v from 'valibot';
import { allergens } from '../../model/schema/allergens.ts';

/** For tests: the two menu formats that are not schema.org's. A field that is not listed here fails. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const price = v.pipe(v.string(), v.regex(/^(?!0+\.00)\d{1,3}\.\d\d$/));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const allergen = v.picklist(allergens);
const causes = v.record(allergen, text);

/** A dish in `/menu/<branch>.json`. */
export const DishData = v.strictObject({
  id: slug,
  name: text,
  printedName: text,
  localName: v.optional(text),
  ...Object.fromEntries(dishTexts.map((name) => [name, v.optional(text)])),
  price,
  sizes: v.optional(v.array(v.strictObject({ name: text, price }))),
  served: v.picklist(['every day', 'Saturday and Sunday']),
  soldOut: v.optional(
    v.strictObject({ from: v.pipe(v.string(), v.isoTimestamp()), until: v.pipe(v.string(), v.isoTimestamp()) }),
  ),
  diet: v.optional(v.picklist(['vegan', 'vegetarian', 'egg', 'meat', 'fish'])),
  heat: v.picklist([0, 1, 2, 3]),
  coconut: v.optional(v.boolean()),
  allergens: v.optional(
    v.pipe(
      v.strictObject({ contains: causes, mayContain: causes }),
      v.check(
        ({ contains, mayContain }) => Object.keys(mayContain).every((one) => !(one in contains)),
        'says of an allergen both that it is in and that it may be',
      ),
    ),
  ),
});

/** `/menu/<branch>.json`. */
export const MenuFile = v.strictObject({
  version: v.literal(1),
  restaurant: v.strictObject({
    id: url,
    name: text,
    address: text,
    telephone: text,
    closed: v.optional(
      v.strictObject({ from: v.pipe(v.string(), v.isoDate()), until: v.pipe(v.string(), v.isoDate()), text }),
    ),
  }),
  menu: v.strictObject({
    name: text,
    url,
    language: v.literal('en-GB'),
    localLanguage: v.optional(text),
    currency: v.literal('GBP'),
  }),
  allergenStates: v.strictObject({
    contains: text,
    mayContain: text,
    neither: text,
    notice: text,
  }),
  categories: v.array(
    v.strictObject({
      id: slug,
      name: text,
      localName: v.optional(text),
      note: v.optional(text),
      url,
      isDrinks: v.boolean(),
      dishes: v.array(DishData),
    }),
  ),
});
