import * as v from 'valibot';
import { fields, list, template, text, texts } from './fields.ts';
import { alt, localName, picture } from './values.ts';
import { pageFields } from './page.ts';

/** A word in Latin letters, as it occurs in texts. */
const spelling = () =>
  v.pipe(
    text(30),
    v.regex(/^[a-z]+(?: [a-z]+)*$/, 'must be small letters, with single spaces between words, as in piri piri'),
  );

const word = fields({
  localName: v.optional(localName()),
  latin: spelling(),
  spellings: v.optional(list(spelling(), 'spellings')),
  meaning: v.pipe(text(120), v.regex(/^[^.!?]+\.$/, 'must be one sentence that ends with a full stop')),
  note: v.optional(text(120)),
});

/** content/glossary.yaml: words that guests may not know, and the texts of the glossary page. */
export const glossarySchema = fields({
  ...pageFields(),
  heading: text(40),
  localTitle: v.optional(localName()),
  lead: text(120),
  reading: text(160),
  contents: text(40),
  more: text(40),
  ...texts('search', 'none', 'resultsOne'),
  resultsMany: template('n'),
  groups: list(
    fields({
      name: text(40),
      illustration: v.optional(fields({ picture: picture(), alt: alt() })),
      words: list(word, 'words'),
    }),
    'groups of words',
  ),
});
