import { join } from 'node:path';
import { pick } from '../../model/pick.ts';
import { readContent } from '../../model/read/read.ts';
import { listPages } from '../../src/routes.ts';
import { contentFolder } from '../../tools/content/content-folder.ts';

/** The content of the site that the browser tests run on, from which they take names, texts and numbers. */
export const content = await readContent(contentFolder(join(import.meta.dirname, '../..')), { listPages });

/** The branches in the order in which the site shows them; the first one's menu is at /menu. */
export const { branches, menus, stories, site, home, menuPage, glossary } = content;
export const faq = content.faq.questions;

const { blog, selectStore, bookReservation, feedback, tableSheet, offline, notFound, underConstruction } = content;

/** The texts of the interface, by page: those of the content, and the names and messages that code has. */
export const ui = {
  ...content.ui,
  feedback,
  offline,
  notFound,
  underConstruction,
  faq: content.faq,
  global: {
    skipLink: 'Skip to content',
    newTab: 'opens in a new tab',
    close: 'Close',
    required: 'required',
    callBranch: '{phone}, call {branch}',
    noPicture: '{alt} (no picture yet)',
    notice: 'Notice',
  },
  navigation: {
    ...content.ui.navigation,
    bar: { ...content.ui.navigation.bar, label: 'Menu, book and order' },
    label: 'Main',
    smallMenuLabel: 'Main, small screen',
    more: 'More',
  },
  home: {
    ...pick(home, 'title'),
    ...pick(home.signatureDishes, 'priceFrom', 'soldOutAt', 'onMenuAs'),
    carouselLabel: 'Welcome',
    carouselRole: 'carousel',
    slideLabel: '{n} of {total}: {name}',
    dotsLabel: 'Choose a slide',
    dot: 'Slide {n}: {name}',
    dotCurrent: 'Slide {n}: {name}, showing now',
    pause: 'Pause slides',
    play: 'Play slides',
    dishNumber: 'Dish {n} of {total}',
    moreAbout: 'More about {dish}',
  },
  menu: {
    ...content.ui.menu,
    branchLabel: 'Branch',
    pagesTop: 'Menu pages, top',
    pagesBottom: 'Menu pages, bottom',
    pageChanged: '{branch} menu, page {n} of {total}',
    pdfSaved: 'Menu saved as {file}',
  },
  blog: { ...blog, categoryLabel: 'Category', searchLabel: 'Search stories' },
  article: {
    ...blog.article,
    notFound: blog.notFound.title,
    backName: 'Back to all stories',
    previous: 'Previous articles',
    next: 'More articles',
    position: 'Showing {from} to {to} of {total}',
    notes: 'Words',
  },
  selectStore: {
    ...selectStore,
    googlePlay: 'Google Play',
    googlePlayName: 'Get it on Google Play: the {store} app',
    appStore: 'App Store',
    appStoreName: 'Download on the App Store: the {store} app',
    orderName: 'Order Now from {store}, opens in a new tab',
  },
  bookReservation: { ...bookReservation, bookName: 'Book Now at {store}, opens in a new tab' },
  gettingThere: {
    ...content.ui.gettingThere,
    directionsName: 'Directions in {service} to {store}, opens in a new tab',
  },
  tableSheet: { ...tableSheet, qrAlt: 'QR code that opens the {store} menu' },
  goToAppStore: {
    ...content.appStore,
    googlePlayName: `Get it on Google Play: the ${content.site.brand} app`,
    appStoreName: `Download on the App Store: the ${content.site.brand} app`,
  },
  notices: { partMissing: "This part of the page didn't load.", reload: 'Reload' },
  log: { settings: 'Error fetching Settings', faq: 'Error fetching FAQ', pdf: 'Error generating PDF' },
  footer: {
    ...content.ui.footer,
    faq: content.faq.footerLink ?? '',
    feedback: content.feedback.footerLink ?? '',
    terms: content.legal['terms-and-conditions'].title,
    privacy: content.legal['privacy-policy'].title,
  },
};

/** The branch whose menu is at /menu, and the next one. */
// readContent refuses content without a branch; the second restaurant has two.
export const [defaultBranch, otherBranch] = [branches[0]!, branches[1]!];
