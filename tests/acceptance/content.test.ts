import { expect, test } from 'vitest';
import { storyLength } from '#model/read/story.ts';
import { content } from './content.ts';

/**
 * What the specification of this restaurant's site asks of its content and the schemas do not: they let any restaurant through.
 * The texts that it gives letter by letter are in texts.test.ts.
 */

const { home, site } = content;

test('the home page has three slides, fifteen signature dishes and three story cards', () => {
  expect(home.slides).toHaveLength(3);
  expect(new Set(home.signatureDishes.dishes.map(({ name }) => name)).size).toBe(15);
  expect(home.ourCulture.cards).toHaveLength(3);
});

test('the featured items are the two buckets', () => {
  expect(home.featured.items.map(({ caption }) => caption)).toEqual([
    'Chicken Bucket Briyani',
    'Mutton Bucket Briyani',
  ]);
});

test('the plan of the house has five rooms, each drawn once', () => {
  const drawings = home.about.housePlan?.rooms.map(({ drawing }) => drawing) ?? [];
  expect(new Set(drawings).size).toBe(5);
});

test('a story is a few minutes of reading', () => {
  for (const { slug, sections } of content.stories) {
    expect(storyLength(sections), slug).toBeGreaterThanOrEqual(600);
    expect(storyLength(sections), slug).toBeLessThanOrEqual(900);
  }
});

test('the legal pages have as many sections as the specification lists', () => {
  const sections = Object.entries(content.legal).map(([slug, page]) => [slug, page.sections.length]);
  expect(Object.fromEntries(sections)).toEqual({
    'privacy-policy': 9,
    'terms-and-conditions': 12,
    accessibility: 6,
  });
});

test('the footer leads to three networks and the disclaimer', () => {
  const { facebook, instagram, youtube, disclaimer } = site.links;
  for (const link of [facebook, instagram, youtube, disclaimer]) expect(link).toMatch(/^https:/);
});

test('what has a name in Tamil has it everywhere, in pounds and with Tamil digits', () => {
  expect(site).toMatchObject({ nativeLanguage: 'ta', nativeNumerals: 'tamldec', currency: 'GBP' });
  const names = {
    brand: site.brandNative,
    rooms: home.about.housePlan?.rooms.every(({ native }) => native),
    plates: [home.about, home.signatureDishes, home.ourCulture, home.reviews, home.roots, home.featured].every(
      ({ doorPlate }) => doorPlate?.native,
    ),
    navigation: content.ui.navigation.native,
    words: content.glossary.groups.every(({ words }) => words.every(({ native }) => native)),
    categories: Object.values(content.menus).every(({ pages }) =>
      pages.every(({ categories }) => categories.every(({ native, icon }) => native && icon)),
    ),
  };
  for (const [what, isNamed] of Object.entries(names)) expect(isNamed, what).toBeTruthy();
});
