import * as v from 'valibot';
import { fields, list, text, textBetween } from './fields.ts';

const route = v.pipe(
  text(100),
  v.regex(
    /^(?:\*|\/[a-z0-9/-]*|\/blog\/\*|\/[a-z-]+\/\{branch\})$/,
    'is not a route; write it from the first slash on, as in /menu',
  ),
);

/**
 * content/seo.yaml: title, description and share line of every page (src/routes.ts). In a route, {branch} stands for every
 * branch key; in its texts, {store} and {menuName} are the branch's names.
 */
export const seoSchema = list(
  fields({
    route,
    title: text(60),
    description: textBetween(110, 155),
    shareLine: text(60),
  }),
  'routes',
);
