import * as v from 'valibot';
import { day } from './days.ts';
import { fields, oneOf, text, wholeNumber } from './fields.ts';
import { alt, picture, slug } from './values.ts';

/** The tags of stories, which are also the filters of the blog list. */
export const storyTags = ['Food', 'Our Culture'] as const;

/** The front matter of content/stories/<slug>.md. */
export const storyHeadSchema = fields({
  id: wholeNumber(1, 999),
  slug: slug(),
  title: text(60),
  tag: oneOf(...storyTags),
  date: day(),
  dateText: text(30),
  description: text(150),
  image: picture(),
  alt: alt(),
});

/** The front matter of content/legal/<slug>.md. */
export const legalHeadSchema = fields({
  title: text(40),
  slug: slug(),
  description: text(155),
  updated: v.string('must be text; put it in quotes'),
});
