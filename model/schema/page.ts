import * as v from 'valibot';
import { fields, text, textBetween } from './fields.ts';

/** What search results, browser tabs and shared links say of a page. On a page of a branch, {store} and {menuName} are its names. */
export const seo = () => fields({ title: text(60), description: textBetween(110, 155), shareLine: text(60) });

/** The fields that the content file of every page has. */
export const pageFields = () => ({
  seo: seo(),
  /** The words of the page's link in the footer; without them it has none. */
  footerLink: v.optional(text(30)),
});
