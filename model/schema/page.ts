import * as v from 'valibot';
import { fields, text, textBetween, textInAnyScript } from './fields.ts';

/** Maximum lengths in characters, including the inserted names of a branch. */
export const seoLimits = { title: 60, description: 155, shareLine: 60 };

/** A line in characters that the fonts of social images have: letters of Latin and Tamil, digits, punctuation. */
export const shareLine = () =>
  v.pipe(
    textInAnyScript(seoLimits.shareLine),
    v.check(
      (line) => /^[ -~\u00a0-\u00ffŒœŠšŽž–—‘’“”…€\p{Script=Tamil}]*$/u.test(line),
      'has a character that the social image cannot show; write plain letters, digits and punctuation',
    ),
  );

/** The texts of a page in search results, browser tabs and shared links. On those of a branch, {store} and {menuName} can be used. */
export const seo = () =>
  fields({
    title: text(seoLimits.title),
    description: textBetween(110, seoLimits.description),
    shareLine: shareLine(),
  });

export const pageFields = () => ({ seo: seo(), footerLink: v.optional(text(30)) });
