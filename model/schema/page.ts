import * as v from 'valibot';
import { fields, text, textBetween } from './fields.ts';

/** The most characters of each, also with the names of a branch. */
export const longestSeo = { title: 60, description: 155, shareLine: 60 };

/** A line that the fonts of social images can show: letters of Latin and Tamil, digits, punctuation. */
export const shareLine = () =>
  v.pipe(
    text(longestSeo.shareLine),
    v.check(
      (line) => /^[ -~\u00a0-\u00ffŒœŠšŽž–—‘’“”…€\p{Script=Tamil}]*$/u.test(line),
      'has a sign that the social image cannot show; write letters, digits and punctuation',
    ),
  );

/** What search results, browser tabs and shared links say of a page. On a page of a branch, {store} and {menuName} are its names. */
export const seo = () =>
  fields({
    title: text(longestSeo.title),
    description: textBetween(110, longestSeo.description),
    shareLine: shareLine(),
  });

/** The fields that the content file of every page has. */
export const pageFields = () => ({
  seo: seo(),
  footerLink: v.optional(text(30)),
});
