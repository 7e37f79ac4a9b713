import * as v from 'valibot';
import { fields, list, text, texts } from './fields.ts';
import { pageFields } from './page.ts';
import { localName } from './values.ts';

/** content/faq.yaml: the texts of the page, and its questions, served by GET /api/faq. */
export const faqSchema = fields({
  ...pageFields(),
  ...texts('banner', 'title', 'expandAll', 'otherTitle', 'otherText', 'noScript'),
  localTitle: v.optional(localName()),
  questions: v.pipe(
    list(fields({ prompt: text(100), answer: text(500), group: v.optional(text(40)) }), 'questions'),
    v.nonEmpty('has no questions; write at least one'),
    v.check(
      (questions) => questions.every(({ group }) => (group === undefined) === (questions[0]?.group === undefined)),
      'has questions with a group and others without; write a group for each of them, or for none',
    ),
  ),
});
