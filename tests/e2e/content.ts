import { pick } from '../../model/pick.ts';
import type { Branch, Dish } from '../../model/types.ts';
import { countText } from '../../src/ui/dishes/count-text.ts';
import { content } from '../pages.ts';

/* The content of the site that the browser tests run on, from which they take names, texts and numbers. */

export { content };

/** The branches in the order in which the site shows them; the first one's menu is at /menu. */
export const { branches, menus, stories, site, home, menu: menuWords, glossary } = content;
export const faq = content.faq.questions;

/** The dishes of a branch's menu, in its order. */
export const dishesOf = ({ key }: Pick<Branch, 'key'>): Dish[] =>
  menus[key]!.pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));

/** How many dishes and drinks of a branch stay, as the filters say it. */
export const stayingText = ({ key }: Pick<Branch, 'key'>, stays: (dish: Dish) => boolean): string => {
  const countOf = (isDrinks: boolean) => {
    const categories = menus[key]!.pages.flatMap((page) => page.categories);
    const all = categories.filter((category) => category.isDrinks === isDrinks).flatMap(({ items }) => items);
    return { n: all.filter(stays).length, total: all.length };
  };
  return countText({ dishes: countOf(false), drinks: countOf(true) }, { ...menuWords.filters, facts: menuWords.facts });
};

const { blog, 'select-store': selectStore, 'book-reservation': bookReservation, feedback, offline } = content;
const tableSheet = content['table-sheet'];

/** The texts of the interface, by page: those of the content, and the names and messages that code has. */
export const ui = {
  ...content.ui,
  feedback,
  offline,
  faq: content.faq,
  global: { skipLink: 'Skip to content', close: 'Close', required: 'required', notice: 'Notice' },
  navigation: {
    ...content.ui.navigation,
    bar: { ...content.ui.navigation.bar, label: 'Menu and order' },
    label: 'Main',
    smallMenuLabel: 'Main, small screen',
    more: 'More',
  },
  home: {
    ...pick(home.signatureDishes, 'soldOutAt'),
    carouselLabel: 'Welcome',
    dotsLabel: 'Choose a slide',
    dot: 'Slide {n}: {name}',
    dotCurrent: 'Slide {n}: {name}, showing now',
    pause: 'Pause slides',
    play: 'Play slides',
  },
  menu: {
    ...content.ui.menu,
    branchLabel: 'Branch',
    pagesTop: 'Menu pages, top',
    pagesBottom: 'Menu pages, bottom',
    pageChanged: '{branch} menu, page {n} of {total}',
    pdfSaved: 'Menu saved as {file}',
  },
  blog: { ...blog, categoryLabel: 'Category' },
  article: {
    ...blog.article,
    previous: 'Previous articles',
    next: 'More articles',
    position: 'Showing {from} to {to} of {total}',
  },
  selectStore: { ...selectStore, googlePlay: 'Google Play', appStore: 'App Store' },
  bookReservation,
  tableSheet,
  goToAppStore: {
    ...content['app-store'],
    googlePlayName: `Get it on Google Play: the ${content.site.brand} app`,
    appStoreName: `Download on the App Store: the ${content.site.brand} app`,
  },
  notices: { partMissing: "This part of the page didn't load.", reload: 'Reload' },
  log: { settings: 'Error fetching Settings', faq: 'Error fetching FAQ', pdf: 'Error generating PDF' },
  footer: { ...content.ui.footer, faq: content.faq.footerLink ?? '' },
};

/** The branch whose menu is at /menu, and the next one. */
// readContent refuses content without a branch; the second restaurant has two.
export const [defaultBranch, otherBranch] = [branches[0]!, branches[1]!];
