import * as v from 'valibot';
import { day } from './days.ts';
import { fields, list, text, textOfWords, wholeNumber, yesNo } from './fields.ts';
import { localName, picture, price, slug } from './values.ts';

const onlyTrue = () => v.optional(v.literal(true, 'can only be true; leave the line out otherwise'));

/** The fields of a dish in a menu file, in the order of its form. `dishTexts` are the texts among them that guests read. */
export const dishFields = () => ({
  name: text(60),
  origin: v.optional(text(40)),
  /** What the price of a drink is for: '75 cl', 'pint'. */
  volume: v.optional(text(20)),
  localName: v.optional(localName()),
  price: price(),
  also: v.optional(list(fields({ size: text(30), price: price() }), 'sizes')),
  description: v.optional(v.pipe(textOfWords(6, 16), v.endsWith('.', 'must end with a full stop'))),
  /** The description in one line of a phone. Without it the description takes two. */
  short: v.optional(text(45)),
  heat: wholeNumber(0, 3),
  weekendOnly: onlyTrue(),
  available: v.optional(yesNo(), true),
  from: v.optional(day()),
  until: v.optional(day()),
  soldOut: v.optional(day()),
  image: picture(),
  /** Its group in the category: 'Light and dry'. */
  style: v.optional(text(40)),
  /** The requirements have it on one dish, and say that nothing reads it (MENU-9). */
  background: v.optional(v.string()),
  /** The id of its recipe; without it, the name in small letters and hyphens. */
  recipe: v.optional(slug()),
});
