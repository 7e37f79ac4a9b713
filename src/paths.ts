import { slugify } from '../model/slug.ts';
import type { DishOffer } from '../model/types.ts';
import * as paths from './addresses.ts';

export { telephoneUrl } from '../model/telephone.ts';
export { paths };

/** The properties of a branch that its menu address depends on. */
export interface MenuBranch {
  key: string;
  /** The branch whose menu is at /menu. */
  isDefault: boolean;
}

/** Query parameter: number of the menu page, from 1. Without it page 1 is shown. */
export const MENU_PAGE_PARAMETER = 'page';

/** Fragment parameter: the search text. An address with filters always has it, even if empty. */
export const SEARCH_PARAMETER = 'find';

/** The address of one page of a branch's menu. */
export function menuPath({ key, isDefault }: MenuBranch, page = 1): string {
  const path = isDefault ? paths.menu : permanentMenuPath(key);
  return page === 1 ? path : `${path}?${new URLSearchParams({ [MENU_PAGE_PARAMETER]: String(page) })}`;
}

/**
 * The address of a branch's menu with filters. Its parameters say what a guest cannot eat, so they are in the fragment,
 * which browsers never send.
 */
export function filterPath(branch: MenuBranch, parameters: URLSearchParams | string): string {
  const choices = new URLSearchParams(parameters);
  if (!choices.has(SEARCH_PARAMETER)) choices.set(SEARCH_PARAMETER, '');
  choices.delete(MENU_PAGE_PARAMETER);
  return `${menuPath(branch)}#${choices}`;
}

/**
 * The parameters of filters in the fragment of an address; null if it has none. Some messengers encode a fragment as a whole.
 */
export function readFilterParameters(hash: string): URLSearchParams | null {
  const fragment = hash.slice(1);
  const encoded = new URLSearchParams(fragment);
  const parameters = /^\w+%3d/i.test(fragment) ? new URLSearchParams([...encoded.keys()].join('&')) : encoded;
  return parameters.has(SEARCH_PARAMETER) ? parameters : null;
}

/** The menu address for printed material: it stays valid when another branch becomes the default. */
export const permanentMenuPath = (branch: string): string => `${paths.menu}/${branch}`;

/**
 * Reads the page number from a query such as `?page=4`, for a menu of `pages` pages.
 * A page that does not exist gives 1.
 */
export function readMenuPage(query: URLSearchParams, pages: number): number {
  const page = Number(query.get(MENU_PAGE_PARAMETER) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= pages ? page : 1;
}

/** The id of a dish on its menu. */
export const dishId = (branch: string, dish: string): string => `${branch}-${dish}`;

/** The id of a category. Two hyphens, which no dish has, keep it apart from a dish of the same name. */
export const categoryId = (branch: string, slug: string): string => `${branch}--${slug}`;

/** The address of an offered dish on its menu. */
export const offerPath = ({ branch, page, dish }: DishOffer): string =>
  `${menuPath(branch, page)}#${dishId(branch.key, dish)}`;

/** The address of a question of the FAQ. */
export const faqAnswerPath = (prompt: string): string => `${paths.faq}#${slugify(prompt)}`;

/** The id of a numbered section of a legal page. */
export const sectionAnchor = (number: number): string => `section-${number}`;
