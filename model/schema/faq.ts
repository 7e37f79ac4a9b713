import * as v from 'valibot';
import { fields, list, text } from './fields.ts';

/** content/faq.yaml: prompts and answers, served by GET /api/faq (spec section 7). */
export const faqSchema = v.pipe(
  list(fields({ prompt: text(100), answer: text(500) }), 'questions'),
  v.minLength(12, ({ input }) => `has ${input.length} questions; the page needs at least 12`),
);
