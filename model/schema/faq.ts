import * as v from 'valibot';
import { fields, list, text } from './fields.ts';

/** content/faq.yaml: prompts and answers, served by GET /api/faq. */
export const faqSchema = v.pipe(
  list(fields({ prompt: text(100), answer: text(500) }), 'questions'),
  v.nonEmpty('has no questions; write at least one'),
);
