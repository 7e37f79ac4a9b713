import * as v from 'valibot';
import { fields, list, text } from './fields.ts';
import { tamil } from './values.ts';

/** content/glossary.yaml: Tamil words used on the site. */
export const glossarySchema = list(
  fields({
    word: tamil(),
    latin: text(30),
    meaning: v.pipe(text(120), v.regex(/^[^.!?]+\.$/, 'must be one sentence that ends with a full stop')),
    note: v.optional(text(120)),
  }),
  'words',
);
