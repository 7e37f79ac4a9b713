import { expect, test } from 'vitest';
import { storyLength } from '#model/read/story.ts';
import { content } from './content.ts';

/**
 * Checks the requirements (docs/requirements.md) that the schemas do not enforce, because schemas accept any restaurant.
 * Literal texts are checked in texts.test.ts.
 */

const { home, site } = content;

test('the home page has three slides, fifteen signature dishes and three story cards', () => {
  expect(home.slides).toHaveLength(3);
  expect(home.signatureDishes.dishes).toHaveLength(15);
  expect(new Set(home.signatureDishes.dishes.map(({ name }) => name)).size).toBe(15);
  expect(home.ourCulture.cards).toHaveLength(3);
});

test('the featured items are the two buckets', () => {
  expect(home.featured.items.map(({ caption }) => caption)).toEqual([
    'Chicken Bucket Briyani',
    'Mutton Bucket Briyani',
  ]);
});

test('the house plan has five rooms, each of which leads to a section of its own', () => {
  const sections = home.about.housePlan?.rooms.map(({ section }) => section) ?? [];
  expect(sections).toHaveLength(5);
  expect(new Set(sections).size).toBe(5);
});

test('every story has 600 to 900 words', () => {
  for (const { slug, sections } of content.stories) {
    expect(storyLength(sections), slug).toBeGreaterThanOrEqual(600);
    expect(storyLength(sections), slug).toBeLessThanOrEqual(900);
  }
});

test('the legal pages have the required number of sections', () => {
  const sections = Object.entries(content.legal).map(([slug, page]) => [slug, page.sections.length]);
  expect(Object.fromEntries(sections)).toEqual({
    'privacy-policy': 9,
    'terms-and-conditions': 12,
    accessibility: 6,
  });
});

test('the footer links to three social networks and the disclaimer', () => {
  const { facebook, instagram, youtube, disclaimer } = site.links;
  for (const link of [facebook, instagram, youtube, disclaimer]) expect(link).toMatch(/^https:/);
});

test('the native language is Tamil, native numerals are Tamil digits, and prices are in pounds', () => {
  expect(site).toMatchObject({ nativeLanguage: 'ta', nativeNumerals: 'tamldec', currency: 'GBP' });
});

test('brand, rooms, names of rooms, navigation, glossary words and menu categories have Tamil names, and categories have icons', () => {
  const names = {
    brand: site.brandNative,
    rooms: home.about.housePlan?.rooms.every(({ native }) => native),
    roomNames: [home.about, home.signatureDishes, home.ourCulture, home.reviews, home.roots, home.featured].every(
      ({ roomName }) => roomName?.native,
    ),
    navigation: content.ui.navigation.native,
    words: content.glossary.groups.every(({ words }) => words.every(({ native }) => native)),
    categories: Object.values(content.menus).every(({ pages }) =>
      pages.every(({ categories }) => categories.every(({ native, icon }) => native && icon)),
    ),
  };
  for (const [what, isNamed] of Object.entries(names)) expect(isNamed, what).toBeTruthy();
});
