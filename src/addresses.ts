/**
 * Every address inside the site, as `paths` of paths.ts. All links use this table; routes.test.ts checks each address against the routes.
 * Constants and not one object, so that a script of a page has only those that it uses.
 */
export const home = '/';
export const homeAlias = '/home';
export const about = '/about-us';
export const menu = '/menu';
export const blog = '/blog';
export const story = (slug: string) => `/blog/${slug}`;
export const selectStore = '/select-store';
export const bookReservation = '/book-reservation';
export const accessibility = '/accessibility';
export const faq = '/faq';
export const glossary = '/glossary';
export const word = (slug: string) => `/glossary#${slug}`;
export const feedback = '/feedback';
export const underConstruction = '/under-construction';
export const goToAppStore = '/gotoappstore';
export const offline = '/offline';
export const ourTable = '/our-table';
export const allergens = (branch: string) => `/allergens/${branch}`;
export const tableSheet = (branch: string) => `/print/${branch}`;
