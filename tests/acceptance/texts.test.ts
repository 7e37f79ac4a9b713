import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allergenCodes } from '#model/schema/allergens.ts';
import { pageFiles } from '#model/schema/pages.ts';
import { content, isPermanent } from './content.ts';

/**
 * The literal texts of docs/requirements.md. For branches they fix only names and addresses. The staff may change the
 * rest, such as hours and prices.
 */

const categoryNames = (branch: string) =>
  content.menus[branch]?.pages.flatMap(({ categories }) => categories.filter(isPermanent).map(({ name }) => name));

test('categories have the required order', () => {
  expect(categoryNames('eastham')).toEqual([
    'Soup',
    'Starters',
    'Briyani Varieties',
    'Special Briyani Varieties',
    'Meals (Veg & Non Veg)',
    'Sea Food Fry & Gravy',
    'Rice - Noodles (Vermeceli)',
    'Indian Bread',
    'Vegetarian Gravies',
    'Tandoori',
    'Parotta Varieties',
    'Egg',
    'Uthappam',
    'Idly and Dosa',
    'Mutton Roast & Gravy',
    'Chicken Roast & Gravy',
    'Desserts',
    'Fresh Juice',
    'Soft Drinks',
  ]);
  expect(categoryNames('wimbledon')).toEqual([
    'Soup',
    'Starters Vegetarian',
    'Starters Non-Vegetarian',
    'Tandoori Dishes',
    'Vegetarian Dosas',
    'Non-Vegetarian Dosas',
    'Main Course - Vegetarian Curries',
    'Main Course - Non-Vegetarian Curries',
    'Biriyanis (Dum)',
    'Rice/Noodles',
    'Special Combo',
    'Breads',
    'Sundries',
    'Sweets',
    'White Wines',
    'Rose Wines',
    'Red Wines',
    'Sparkling Wines',
    'Soft Drinks',
    'Yogurt Drinks',
    'Alcohol Drinks',
    'Spirits',
  ]);
});

test('each menu has four pages, and the fourth page of Wimbledon is the wine and drinks menu', () => {
  expect(content.menus).toMatchObject({ eastham: { pages: { length: 4 } }, wimbledon: { pages: { length: 4 } } });
  expect(content.menus['wimbledon']?.pages.map(({ heading, allergenNotice }) => heading ?? allergenNotice)).toEqual([
    true,
    true,
    true,
    'Wine & Drinks Menu',
  ]);
  expect(content.menus['eastham']?.pages.some(({ heading, allergenNotice }) => heading ?? allergenNotice)).toBe(false);
});

test('the two branches have the required names, addresses and settings', () => {
  expect(content.branches.slice(0, 2)).toMatchObject([
    {
      id: 1,
      key: 'eastham',
      store: 'East Ham',
      menuName: 'Eastham',
      address: '240 High St North, London E12 6SB',
      hasAllergenNotice: false,
    },
    {
      id: 2,
      key: 'wimbledon',
      store: 'Wimbledon',
      menuName: 'Wimbledon',
      address: '558-560 Garratt Lane, London SW17 0NY',
      hasAllergenNotice: true,
      host: expect.stringContaining('.'),
      hostHasBooking: false,
    },
  ]);
  expect(content.branches[0]?.host).toBeUndefined();
});

test('the home page has the required texts', () => {
  const { home } = content;
  expect(home.slides.map(({ eyebrow, button, href }) => [eyebrow, button, href])).toEqual([
    ['Eastham restaurant', 'ORDER ONLINE', '/select-store'],
    ['Wimbledon grand opening', 'ORDER ONLINE', '/select-store'],
    [expect.stringMatching(/heritage/i), 'BROWSE MENU', '/menu'],
  ]);
  expect(home).toMatchObject({
    about: {
      heading: 'About Restaurant',
      primaryButton: { text: 'VIEW FULL MENU', href: '/menu' },
      secondaryButton: { text: 'About Us', href: '/about-us' },
    },
    signatureDishes: { heading: 'Signature Dishes' },
    ourCulture: { heading: 'Our Culture' },
    roots: {
      heading: 'Connection To Our Roots',
      pictures: [{ caption: 'NON VEG MEALS' }, { caption: 'CHICKEN BIRIYANI' }],
    },
    featured: { heading: 'Featured Items', subtitle: 'Our featured wide selection today' },
  });
  expect(home.about.paragraphs.join(' ')).toContain('two years old');
  for (const { button, href } of home.ourCulture.cards) {
    expect(button).toBe('KNOW OUR STORY');
    expect(content.stories.map(({ slug }) => `/blog/${slug}`)).toContain(href);
  }
});

test('About Us has the required texts', () => {
  const { about } = content;
  expect([about.success.heading, about.chef.heading]).toEqual(['Success Story in London', 'Meet Our Chettinad Chef']);
  expect(about.contactBox.heading).toMatch(/free home delivery and outdoor catering/i);
});

test('the menu page and the PDF have the required texts', () => {
  const { menuPage: words } = content;
  expect(words.hero.title).toBe('Our Menu');
  expect(words.hero.tagline).toMatch(/authentic Chettinad taste/i);
  expect(words.drinksHead?.title).toBe('Wine & Drinks Menu');
  for (const notice of [Object.values(words.allergenNotice ?? {}).join(' '), words.pdf.note]) {
    expect(notice).toContain(
      'gluten, eggs, nuts, fish, crustaceans, molluscs, lupin, mustard, sesame, sulphur dioxide',
    );
    expect(notice).toContain('D, E, G, N, M, S, SE, C, CO, VE');
    expect(notice).toMatch(/all major credit cards accepted/i);
    expect(notice).toMatch(/a 10% service charge may apply/i);
  }
  expect(words.codeKey?.codes.map(({ code }) => code)).toEqual(allergenCodes);
  expect(words.legend.weekend).toBe('Sat & Sun');
  expect(words.rootsBanner.heading).toBe('Connection To Our Roots');
  expect(words.pdf.priceOnRequest).toBe('Price on Request');
});

test('the interface has the required texts', () => {
  expect({ ...content, ...content.ui }).toMatchObject({
    navigation: {
      home: 'Home',
      about: 'About Us',
      menu: 'Menu',
      blog: 'Blog',
      order: 'ORDER ONLINE',
      book: 'BOOK A RESERVATION',
    },
    footer: {
      brandLine: expect.stringMatching(
        /unique taste of Chettinadu and South Indian varieties, a well-known brand worldwide/i,
      ),
      copyright: '© 2025 Valavu. All rights reserved.',
    },
    menu: {
      download: 'DOWNLOAD {BRANCH} MENU',
      page: 'Menu Page {n}',
      other: 'Other',
      empty: 'No items match your filter',
      weekend: 'Sat & Sun',
      pdfOverlay: 'Generating PDF... Please wait',
      pdfAlert: 'Error generating PDF. Please try again.',
    },
    blog: {
      all: 'All',
      food: 'Food',
      ourCulture: 'Our Culture',
      searchPlaceholder: 'Search',
      readMore: 'Read More',
      article: { otherArticles: 'Other Articles', noRelated: 'No related posts found' },
      notFound: { title: 'Blog not found' },
    },
    selectStore: { title: 'Choose Your Stores', order: 'Order Now' },
    dialog: {
      title: 'Confirm Store Selection',
      cancel: 'CANCEL',
      ok: 'OK',
      orderFirst: 'Do you want to order at {store}?',
      orderChange: 'Do you want to change your ordering store to {store}?',
      bookFirst: 'Do you want to book at {store}?',
      bookChange: 'Do you want to change your booking store to {store}?',
    },
    bookReservation: {
      title: 'Choose The Store To Book Your Table',
      appTitle: 'Download {store} App & Order now on Mobile app',
      book: 'Book Now',
    },
    faq: { footerLink: 'FAQ', banner: 'FAQ', title: 'Frequently Asked Questions', expandAll: 'Expand All' },
    feedback: {
      footerLink: 'Feedback',
      banner: 'Feedback',
      title: 'Share your Feedback and Rate us',
      ratings: ['Angry', 'Disappointed', 'Sad', 'Okay', 'Loved'],
      submit: 'SUBMIT',
    },
    appStore: { text: 'Download the Food Ordering App to Order now' },
    underConstruction: {
      title: "We're Cooking Up Something Special!",
      text: expect.stringContaining('fresher, faster online experience'),
    },
  });
});

test('our table has the required texts', () => {
  expect(content.ourTable.page.notAnOrder).toBe('This is not an order');
  expect(content.ourTable.adding.add).toBe('Add {dish} to our table');
  expect(content.ourTable.acts.order).toBe('ORDER ONLINE');
  const percent = (key: string) => content.branches.find((branch) => branch.key === key)?.serviceCharge;
  expect([percent('eastham'), percent('wimbledon')]).toEqual([undefined, 10]);
});

test('the three required stories have every required kind of section', () => {
  const stories = content.stories.filter(({ id }) => id <= 3);
  expect(stories.map(({ id, slug }) => [id, slug]).toSorted()).toEqual([
    [1, 'the-soul-of-chettinad'],
    [2, 'dining-experience-eastham-valavu'],
    [3, 'from-chettinad-to-london'],
  ]);
  for (const { date, tag, sections } of stories) {
    expect(date).toMatch(/^2025-02-/);
    expect(['Food', 'Our Culture']).toContain(tag);
    expect(sections.filter(({ images }) => images)).toHaveLength(1);
    expect(sections.some(({ reverse }) => reverse)).toBe(true);
    expect(sections.at(-1)?.isSignature).toBe(true);
    const blocks = sections.flatMap((section) => section.blocks);
    expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(['paragraph', 'list', 'picture']));
    expect(blocks.some((block) => block.type === 'paragraph' && block.text.some(({ type }) => type === 'bold'))).toBe(
      true,
    );
  }
});

test('the legal pages link to each other and have the required statements', () => {
  const { 'privacy-policy': privacy, 'terms-and-conditions': terms } = content.legal;
  const links = (page: typeof privacy) =>
    [...page.intro, ...page.sections.flatMap(({ blocks }) => blocks)].flatMap((block) =>
      (block.type === 'paragraph' ? block.text : block.items.flat()).flatMap((part) =>
        part.type === 'link' ? [part.href] : [],
      ),
    );
  expect(links(privacy)).toContain('/terms-and-conditions');
  expect(links(terms)).toContain('/privacy-policy');
  expect([privacy.title, terms.title]).toEqual(['Privacy Policy', 'Terms and Conditions']);
  expect(JSON.stringify(privacy)).toContain('not directed at anyone under 18');
  expect(JSON.stringify(terms)).toContain('at least 18');
});

test('no mark for the owner and no unfilled fact reaches a page', () => {
  const everything = JSON.stringify(content);
  expect(everything).not.toMatch(/\{\{|to confirm|to be filled|"confirm"/);
  expect(everything).not.toMatch(/\{(?:brand|[a-z]+\.[a-zA-Z]+(?:\.[a-z0-9-]+)?)\}/);
});

test('no content file except site.yaml has the name of the restaurant', () => {
  const files = [...Object.keys(pageFiles), 'ui', 'settings'].map(
    (name) => [name, readFileSync(join(import.meta.dirname, `../../content/${name}.yaml`), 'utf8')] as const,
  );
  // Comments, addresses, and the Tamil word for the court, which the name of a room shows.
  const prose = (text: string) => text.replaceAll(/^\s*#.*$|https:\S+|\/blog\/\S+|latin: Valavu/gm, '');
  expect(files.filter(([, text]) => prose(text).includes(content.site.brand)).map(([name]) => name)).toEqual([]);
});
