import * as v from 'valibot';
import { day } from './days.ts';
import { fields, list, text, textOfWords, wholeNumber, yesNo } from './fields.ts';
import { localName, picture, price, slug } from './values.ts';

export interface FormField {
  label: string;
  hint?: string;
  isRequired?: boolean;
  type?: 'text' | 'date' | 'time' | 'file';
  accept?: string;
  inputMode?: 'decimal';
  rows?: number;
  /** A list to choose from: values, as they are written in the file, and what they are called. */
  options?: readonly (readonly [value: string, label: string])[];
}

export interface DishField {
  schema: v.GenericSchema;
  form?: FormField;
  /** Whether a number is written without quotes. */
  isNumber?: true;
  /** Whether a dish that is made after another one has the same. */
  isCopied?: true;
}

const onlyTrue = () => v.optional(v.literal(true, 'can only be true; leave the line out otherwise'));

/**
 * The fields of a dish in a menu file, in the order in which the staff site writes them. The schema, the form for a new dish and the
 * change of the file derive from them; `dishTexts` are the texts among them that guests read.
 */
export const dishFields = () =>
  ({
    name: { schema: text(60), form: { label: 'Name', isRequired: true } },
    origin: {
      schema: v.optional(text(40)),
      form: { label: 'Where a drink comes from', hint: 'As in Western Cape. Leave it empty for a dish.' },
    },
    /** What the price of a drink is for: '75 cl', 'pint'. */
    volume: {
      schema: v.optional(text(20)),
      form: { label: 'How much of a drink it is', hint: 'As in 330 ml. Leave it empty for a dish.' },
    },
    localName: {
      schema: v.optional(localName()),
      form: { label: 'Its name in the other language', hint: 'Leave it empty if it has none.' },
    },
    price: { schema: price(), form: { label: 'Price', inputMode: 'decimal', isRequired: true }, isNumber: true },
    also: { schema: v.optional(list(fields({ size: text(30), price: price() }), 'sizes')) },
    description: {
      schema: v.optional(v.pipe(textOfWords(6, 16), v.endsWith('.', 'must end with a full stop'))),
      form: {
        label: 'Description',
        hint: '6 to 16 words, with a full stop at the end. It may be left empty.',
        rows: 3,
      },
    },
    /** The description in one line of a phone. Without it the description takes two. */
    short: {
      schema: v.optional(text(45)),
      form: { label: 'The same, for one line of a phone', hint: 'At most 45 letters. It may be left empty.' },
    },
    heat: {
      schema: wholeNumber(0, 3),
      form: {
        label: 'Heat',
        options: [
          ['0', 'Mild'],
          ['1', 'Gentle'],
          ['2', 'Medium'],
          ['3', 'Hot'],
        ],
      },
      isNumber: true,
    },
    weekendOnly: { schema: onlyTrue(), isCopied: true },
    available: { schema: v.optional(yesNo(), true) },
    from: { schema: v.optional(day()) },
    until: { schema: v.optional(day()) },
    soldOut: { schema: v.optional(day()) },
    image: { schema: picture() },
    /** Its group in the category: 'Light and dry'. */
    style: { schema: v.optional(text(40)), isCopied: true },
    /** The requirements have it on one dish, and say that nothing reads it (MENU-9). */
    background: { schema: v.optional(v.string()) },
    /** The id of its recipe; without it, the name in small letters and hyphens. */
    recipe: { schema: v.optional(slug()) },
  }) as const satisfies Record<string, DishField>;

type DishFields = ReturnType<typeof dishFields>;

export const dishEntries = () =>
  // fromEntries widens the keys to string; they are those of the table.
  Object.fromEntries(Object.entries(dishFields()).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof DishFields]: DishFields[Name]['schema'];
  };
