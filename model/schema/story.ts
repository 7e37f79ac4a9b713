import * as v from 'valibot';
import { day } from './days.ts';
import { fields, list, listOf, oneOf, text, wholeNumber } from './fields.ts';
import { alt, description, idOf, localName, picture, roomName } from './values.ts';

export const storyTags = ['Food', 'Our Culture'] as const;

/** What authors can say of a section in braces after its heading. */
export const sectionFlags = [
  /** The picture comes below the text. */
  'reverse',
  /** It is a row of pictures. */
  'images',
  'signature',
  /** Its list continues the numbering on the drawn leaf (components/stories/leaf.tsx). */
  'leaf',
  /** The drawn plan of a house stands beside its text. */
  'plan',
  /** Its picture stands beside its text. */
  'beside',
  /** It is a recipe: a line and a list for each part of the ingredients, then the numbered steps. */
  'recipe',
  /** It is a row of pictures, with the dishes that they show. */
  'dishes',
] as const;

/** The front matter of content/stories/<slug>.md. */
export const storyFrontMatterSchema = fields({
  id: wholeNumber(1, 999),
  title: text(60),
  tag: oneOf(...storyTags),
  date: day(),
  description: description(),
  image: picture(),
  alt: alt(),
  /** The ids of dishes of a menu, or of their recipes, which the story offers with price and link. */
  dishes: v.optional(list(idOf('dishes'), 'dishes')),
  /** The texts of the drawn leaf, for a story with sections of the flag {leaf}. */
  leaf: v.optional(
    fields({
      alt: alt(),
      caption: text(60),
      /** Added to the caption while the places fill as one reads. */
      motion: text(80),
    }),
  ),
  /** The texts of the drawn plan of a house, for a story with a section of the flag {plan}. */
  plan: v.optional(
    fields({
      /** The street before the first room, and the one behind the last. */
      front: text(30),
      rooms: listOf(5, roomName(), 'rooms'),
      back: text(30),
      caption: text(60),
    }),
  ),
});

/** The pages of text that every site needs (LEGAL-1). */
export const legalSlugs = ['terms-and-conditions', 'privacy-policy', 'accessibility'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** The front matter of content/legal/<slug>.md. */
export const legalFrontMatterSchema = fields({
  title: text(40),
  localTitle: v.optional(localName()),
  description: description(),
  /** '' until the owner has approved the text. */
  updated: v.string('must be text; put it in quotes'),
});
