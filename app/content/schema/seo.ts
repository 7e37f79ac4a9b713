import * as v from 'valibot';
import { fields, list, text, textBetween } from './fields.ts';

const route = v.pipe(
  text(100),
  v.regex(
    /^(?:\*|\/[a-z0-9/-]*|\/blog\/\{unknown\}|\/[a-z-]+\/\{branch\})$/,
    'is not a route; write it from the first slash on, as in /menu',
  ),
);

/**
 * The routes that every version of the site has (spec section 2, and our own); each story adds its own. {branch}
 * stands for the key of each branch, {store} and {menuName} in the texts for its names (content/branch-pages.ts).
 */
export const fixedRoutes = [
  '/',
  '/home',
  '/about-us',
  '/menu',
  '/blog',
  '/blog/{unknown}',
  '/select-store',
  '/privacy-policy',
  '/terms-and-conditions',
  '/accessibility',
  '/faq',
  '/glossary',
  '/feedback',
  '/book-reservation',
  '/under-construction',
  '/gotoappstore',
  '/offline',
  '/allergens/{branch}',
  '/print/{branch}',
  '*',
] as const;

/** content/seo.yaml: title, description and share line of every route. */
export const seoSchema = list(
  fields({
    route,
    canonical: v.optional(route),
    title: text(60),
    description: textBetween(110, 155),
    shareLine: text(60),
    robots: v.optional(v.literal('noindex', 'can only be noindex; write that, or leave the line out')),
  }),
  'routes',
);
