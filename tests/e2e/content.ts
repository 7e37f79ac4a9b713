import { pick } from '../../model/pick.ts';
import type { Branch, Dish } from '../../model/types.ts';
import { amountText, countText, foundText } from '../../src/ui/dishes/count-text.ts';
import { content } from '../pages.ts';
import { dishesOn } from '../../model/dishes-on.ts';

/* The content of the site that the browser tests run on, from which they take names, texts and numbers. */

export { content };

/** The branches in the order in which the site shows them; the first one's menu is at /menu. */
export const { branches, menus, stories, site, home, menu: menuWords, glossary } = content;
export const faq = content.faq.questions;

/** The dishes of a branch's menu, in its order. */
export const dishesOf = ({ key }: Pick<Branch, 'key'>): Dish[] => dishesOn(menus[key]!);

type Branched = Pick<Branch, 'key'>;
type Test = (dish: Dish) => boolean;
const { facts } = menuWords;
const countsOf = ({ key }: Branched, stays: Test, isFound: Test) => {
  const categories = menus[key]!.flatMap((page) => page.categories);
  const countOf = (isDrinks: boolean) => {
    const all = categories.filter((category) => category.isDrinks === isDrinks).flatMap(({ items }) => items);
    const found = all.filter(isFound);
    return { n: found.filter(stays).length, found: found.length, total: all.length };
  };
  return { dishes: countOf(false), drinks: countOf(true) };
};

/** How many dishes and drinks of a branch stay, as the filters say it. */
export const stayingText = (branch: Branched, stays: Test): string =>
  countText(
    countsOf(branch, stays, () => true),
    menuWords,
  );

/** How many a search finds, and how many of them do not stay. */
export const findingText = (branch: Branched, isFound: Test, stays: Test = () => true): string =>
  foundText(countsOf(branch, stays, isFound), menuWords);

/** "2 dishes and 1 drink" */
export const amountOf = (dishes: number, drinks = 0): string => amountText(dishes, drinks, facts);

const { blog, feedback, offline } = content;

/** The texts of the interface, by page. */
export const ui = {
  ...content.ui,
  feedback,
  offline,
  faq: content.faq,
  home: pick(home.signatureDishes, 'soldOutAt'),
  blog,
  article: blog.article,
  selectStore: content['select-store'],
  bookReservation: content['book-reservation'],
  tableSheet: content['table-sheet'],
  goToAppStore: content['app-store'],
  footer: { ...content.ui.footer, faq: content.faq.footerLink ?? '' },
};

/** The branch whose menu is at /menu, and the next one. */
// readContent refuses content without a branch; the second restaurant has three.
export const [defaultBranch, otherBranch] = [branches[0]!, branches[1]!];
