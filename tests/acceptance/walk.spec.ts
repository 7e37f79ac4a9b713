import { deal, listAddresses } from '../e2e/addresses.ts';
import { scan } from '../e2e/axe-scan.ts';
import { sideways } from '../e2e/cut-off.ts';
import { watchShifts } from '../e2e/shifts.ts';
import { missingTexts } from '../e2e/shown-text.ts';
import { spoken } from '../e2e/spoken.ts';
import { expect, open, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* Every address of the site, with its long texts and its own colours. */

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const [eastHam, wimbledon] = content.branches;
if (!eastHam || !wimbledon) throw new Error('Needs two branches');
const { brand } = content.site;

for (const { hand, dealt } of deal(listAddresses(content), 3))
  test(`every page has its title and one heading, stands still, fits, and axe finds nothing, part ${hand} of 3`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const shiftSum = await watchShifts(page);
    // Late enough for a first paint in the device's own fonts.
    await page.route('**/fonts/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const { path, title } of dealt) {
      await page.setViewportSize(PHONE);
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await shiftSum(), `${path}: moves`).toBeLessThan(0.001);
      await expect.soft(page, path).toHaveTitle(title);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      for (const width of [PHONE.width, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await sideways(page), `${path}: scrolls sideways at ${width} px`).toBe(0);
        expect.soft((await scan(page)).violations, `${path} at ${width} px`).toEqual([]);
      }
    }
  });

test('the codes of a dish are read out in words, and its Tamil name as Tamil', async ({ page }) => {
  const dishes = content.menus[wimbledon.key]?.pages[0]?.categories.flatMap(({ items }) => items) ?? [];
  const dish = dishes.find(({ codes, native }) => native && codes.some((code) => code !== 'VE'));
  if (!dish) throw new Error('No dish of the page has codes');
  const meanings = dish.codes
    .filter((code) => code !== 'VE')
    .map((code) => content.menuPage.codeKey?.codes.find((one) => one.code === code)?.meaning.toLowerCase() ?? code);
  await open(page, `/menu/${wimbledon.key}`);
  const line = page
    .getByRole('listitem')
    .filter({ hasText: dish.baseName })
    .filter({ hasText: dish.native ?? '' });
  await expect(line.getByText(dish.native ?? '')).toHaveAttribute('lang', 'ta');
  await line.evaluate((element) => element.setAttribute('data-read', ''));
  const words = await spoken(page, '[data-read]');
  expect(words).toContain(dish.baseName);
  for (const meaning of meanings) expect(words.toLowerCase()).toContain(meaning);
  // The codes themselves are not.
  expect(words).not.toMatch(/\([A-Z]{1,2}\b/);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /status of 404/ });

  const addresses = ['240 High St North, London E12 6SB', '558-560 Garratt Lane, London SW17 0NY'];
  const footer = [
    ...addresses,
    ...content.branches.flatMap(({ hours, phone }) => [hours, phone]),
    'A unique taste of Chettinadu and South Indian varieties, a well-known brand worldwide.',
    `© 2025 ${brand}. All rights reserved.`,
  ];
  const home = [
    'Eastham restaurant',
    'Wimbledon grand opening',
    'ORDER ONLINE',
    'BROWSE MENU',
    'About Restaurant',
    'VIEW FULL MENU',
    'two years old',
    'Signature Dishes',
    'Our Culture',
    'KNOW OUR STORY',
    'Connection To Our Roots',
    'NON VEG MEALS',
    'CHICKEN BIRIYANI',
    'Featured Items',
    'Our featured wide selection today',
    'Chicken Bucket Briyani',
    'Mutton Bucket Briyani',
  ];
  const story = ['Back', 'February 2025', 'Other Articles'];
  /** Texts of the specification that each page must hold. */
  const texts: Readonly<Record<string, readonly string[]>> = {
    '/': home,
    '/home': home,
    '/about-us': [
      'Success Story in London',
      'Free home delivery and outdoor catering',
      'Meet Our Chettinad Chef',
      ...content.branches.map(({ deliveryPhone }) => deliveryPhone),
    ],
    '/menu': ['Our Menu', 'Eastham', 'Wimbledon', 'Connection To Our Roots'],
    '/menu/eastham': ['Our Menu', 'Eastham', 'Wimbledon'],
    '/menu/wimbledon': [
      'Our Menu',
      'gluten, eggs, nuts, fish, crustaceans, molluscs, lupin, mustard, sesame, sulphur dioxide',
      'D, E, G, N, M, S, SE, C, CO, VE',
      'All major credit cards accepted.',
      'A 10% service charge may apply.',
      'Wine & Drinks Menu',
    ],
    '/allergens/eastham': [content.menuPage.finder.tellStaff],
    '/allergens/wimbledon': [content.menuPage.finder.tellStaff],
    '/blog': ['Read More', 'Our Culture', 'Food', 'February 2025'],
    '/blog/the-soul-of-chettinad': story,
    [`/blog/dining-experience-eastham-${brand.toLowerCase()}`]: story,
    '/blog/from-chettinad-to-london': story,
    '/blog/no-such-story': ['Blog not found'],
    '/select-store': ['Back', 'Choose Your Stores', 'East Ham', 'Wimbledon', 'Order Now'],
    '/book-reservation': ['Back', 'Choose The Store To Book Your Table', 'East Ham', 'Wimbledon', 'Book Now'],
    '/privacy-policy': ['Privacy Policy', 'under 18'],
    '/terms-and-conditions': ['Terms and Conditions', 'at least 18'],
    '/accessibility': ['Accessibility'],
    '/glossary': ['Glossary'],
    '/faq': ['FAQ', 'Frequently Asked Questions'],
    '/feedback': [
      'Share your Feedback and Rate us',
      'Angry',
      'Disappointed',
      'Sad',
      'Okay',
      'Loved',
      'SUBMIT',
      content.ui.feedback.note,
    ],
    '/under-construction': ["We're Cooking Up Something Special!", 'a fresher, faster online experience'],
  };
  /** Pages without header and footer. */
  const bare: Readonly<Record<string, readonly string[]>> = {
    '/gotoappstore': [brand, 'Download the Food Ordering App to Order now', 'Google Play', 'App Store'],
    '/print/eastham': [brand, '/menu/eastham'],
    '/print/wimbledon': [brand, '/menu/wimbledon'],
  };

  test('every page holds the texts of the specification', async ({ page }) => {
    const expected = [
      ...Object.entries(texts).map(([path, own]) => ({ path, own: [...own, ...footer] })),
      ...Object.entries(bare).map(([path, own]) => ({ path, own })),
    ];
    for (const { path, own } of expected) {
      await page.goto(path);
      expect.soft(await missingTexts(page, own), path).toEqual([]);
    }
    for (const path of Object.keys(bare)) {
      await page.goto(path);
      await expect.soft(page.getByRole('banner'), path).toHaveCount(0);
      await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(0);
    }
  });
});
