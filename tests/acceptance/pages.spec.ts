import type { Page } from '@playwright/test';
import { BLOCKED, expect, hydrated, open, test } from '../e2e/site.ts';
import { content } from './content.ts';

/**
 * The texts and states that the specification demands of the real pages. What staff may change is read from the content.
 */

const { branches, home, site, stories } = content;
const main = (page: Page) => page.getByRole('main');
const region = (page: Page, heading: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('Every page has the bar and the footer of the specification', async ({ page }) => {
  await open(page, '/faq');
  const bar = page.getByRole('banner');
  for (const [name, path] of [
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Menu', '/menu'],
    ['Blog', '/blog'],
    ['ORDER ONLINE', '/select-store'],
    ['BOOK A RESERVATION', '/book-reservation'],
  ] as const)
    await expect(bar.getByRole('link', { name, exact: true }).filter({ visible: true })).toHaveAttribute('href', path);
  await expect(bar).toHaveCSS('position', 'sticky');

  const footer = page.getByRole('contentinfo');
  for (const path of ['/faq', '/glossary', '/feedback', '/terms-and-conditions', '/privacy-policy', '/accessibility'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  for (const link of Object.values(site.links)) await expect(footer.locator(`a[href="${link}"]`)).toBeVisible();
  for (const { address, hours, phone } of branches) {
    await expect(footer).toContainText(address.split(', ')[0]!);
    await expect(footer).toContainText(hours);
    await expect(footer).toContainText(phone);
  }
  await expect(footer).toContainText(
    'A unique taste of Chettinadu and South Indian varieties, a well-known brand worldwide.',
  );
  await expect(footer).toContainText(`© 2025 ${site.brand}. All rights reserved.`);
});

test.describe('On the own host of the branch without booking', () => {
  const host = branches.find((branch) => !branch.hostHasBooking)?.host ?? '';
  // The host is served without TLS here, which disables one header.
  test.use({ expectedConsole: new RegExp(`//${host.replaceAll('.', '\\.')}|Cross-Origin-Opener-Policy`) });

  test('the booking button is never shown, and the booking page can be reached', async ({ page, baseURL }) => {
    // playwright.config.ts maps the host to this machine.
    const origin = `http://${host}:${new URL(baseURL ?? '').port}`;
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      const look = () => {
        for (const link of document.querySelectorAll<HTMLElement>('[data-booking]')) seen.push(link.checkVisibility());
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`${origin}/`);
    await hydrated(page);
    const booking = page.getByRole('link', { name: 'BOOK A RESERVATION' });
    await expect(booking).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: content.ui.navigation.more, exact: true }).click();
    await expect(page.getByRole('link', { name: 'ORDER ONLINE' }).filter({ visible: true })).not.toHaveCount(0);
    await expect(booking).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
    await page.goto(`${origin}/book-reservation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose The Store To Book Your Table');
  });
});

test.describe('The home page', () => {
  // A visit to its end asks for the reviews service, which may not exist yet.
  test.use({ expectedConsole: /reviews|ERR_NAME_NOT_RESOLVED/ });

  test('has a carousel of three slides, each for 7 s', async ({ page }) => {
    await open(page, '/');
    const slides = [
      ['Eastham restaurant', 'ORDER ONLINE', '/select-store'],
      ['Wimbledon grand opening', 'ORDER ONLINE', '/select-store'],
      [null, 'BROWSE MENU', '/menu'],
    ] as const;
    expect(home.slides).toHaveLength(slides.length);
    const carousel = page.locator('[aria-roledescription=carousel]');
    for (const [index, [name, button, path]] of slides.entries()) {
      await carousel.getByRole('button', { name: new RegExp(`^Slide ${index + 1}:`) }).click();
      const slide = carousel.locator('[aria-roledescription=slide]').filter({ visible: true });
      await expect(slide).toHaveCount(1);
      if (name !== null) await expect(slide.getByText(name, { exact: true })).toBeVisible();
      await expect(slide.getByRole('heading', { level: 2 })).toHaveText(home.slides[index]!.headline);
      await expect(slide.getByRole('link', { name: button, exact: true })).toHaveAttribute('href', path);
    }
    const duration = await carousel.evaluate((element) => {
      const progress = element.getAnimations({ subtree: true }).find((one) => one instanceof CSSAnimation);
      return progress?.effect?.getComputedTiming().duration;
    });
    expect(duration).toBe(7000);
  });

  test('has the sections of the specification', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const about = region(page, 'About Restaurant');
    await expect(about).toContainText('two years old');
    await expect(about.getByRole('link', { name: 'VIEW FULL MENU' })).toHaveAttribute('href', '/menu');
    await expect(about.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about-us');

    const dishes = region(page, 'Signature Dishes');
    await expect(dishes.getByRole('listitem')).toHaveCount(15);
    for (const { name, description, alt } of home.signatureDishes.dishes) {
      const dish = dishes.getByRole('listitem').filter({ hasText: description });
      await expect(dish).toContainText(name);
      await expect(dish.getByRole('img', { name: alt })).toHaveCount(1);
    }

    const buttons = region(page, 'Our Culture').getByRole('link', { name: 'KNOW OUR STORY' });
    await expect(buttons).toHaveCount(3);
    for (const [index, slug] of [
      'the-soul-of-chettinad',
      `dining-experience-eastham-${site.brand.toLowerCase()}`,
      'from-chettinad-to-london',
    ].entries())
      await expect(buttons.nth(index)).toHaveAttribute('href', `/blog/${slug}`);

    const roots = region(page, 'Connection To Our Roots');
    await expect(roots.getByRole('figure')).toHaveText(['NON VEG MEALS', 'CHICKEN BIRIYANI']);

    const featured = region(page, 'Featured Items');
    await expect(featured).toContainText('Our featured wide selection today');
    await expect(featured.getByRole('figure')).toHaveText(['Chicken Bucket Briyani', 'Mutton Bucket Briyani']);
  });
});

test('The blog has the filters and the three stories of the specification', async ({ page }) => {
  await open(page, '/blog');
  const cards = page.getByRole('article');
  await expect(page.getByRole('combobox').getByRole('option')).toHaveText(['All', 'Food', 'Our Culture']);
  await expect(page.getByRole('option', { selected: true })).toHaveText('All');
  await expect(page.getByPlaceholder('Search', { exact: true })).toHaveValue('');
  for (const slug of [
    'the-soul-of-chettinad',
    `dining-experience-eastham-${site.brand.toLowerCase()}`,
    'from-chettinad-to-london',
  ]) {
    const story = stories.find((one) => one.slug === slug)!;
    const card = cards.filter({ has: page.locator(`a[href="/blog/${slug}"]`) });
    for (const text of ['Read More', story.title, story.description, story.tag, story.dateText])
      await expect(card).toContainText(text);
    expect(story.date).toMatch(/^2025-02-/);
  }
  await page.getByPlaceholder('Search', { exact: true }).fill('  SOUL of ');
  await page.getByRole('combobox').selectOption('Our Culture');
  await expect(cards).toHaveCount(
    stories.filter(
      ({ tag, title, description }) => tag === 'Our Culture' && /soul of/i.test(`${title}\n${description}`),
    ).length,
  );
});

test('A story has the other stories with its tag in a carousel that stops at both ends', async ({ page }) => {
  const { tag } = stories.find(({ slug }) => slug === 'the-soul-of-chettinad')!;
  const others = stories.filter((story) => story.tag === tag && story.slug !== 'the-soul-of-chettinad');
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page, '/blog/the-soul-of-chettinad');
  await expect(main(page).getByRole('link', { name: 'Back' }).first()).toHaveAttribute('href', '/blog');
  const carousel = region(page, 'Other Articles');
  await expect(carousel.getByRole('article')).toHaveCount(others.length);
  // One card leads nowhere else.
  if (others.length === 1) return void (await expect(carousel.getByRole('button')).toHaveCount(0));
  const [previous, next] = [carousel.getByRole('button').first(), carousel.getByRole('button').last()];
  await expect(previous).toBeDisabled();
  for (let step = 1; step < others.length; step += 1) await next.click();
  await expect(next).toBeDisabled();
});

test.describe('An unknown story', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('answers 404 with "Blog not found"', async ({ page }) => {
    const response = await page.goto('/blog/no-such-story');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found');
  });
});

test('The FAQ has its banner, its heading and Expand All, and opens the first question', async ({ page }) => {
  await open(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Frequently Asked Questions');
  const opened = (isOpen: boolean) => main(page).getByRole('listitem').getByRole('button', { expanded: isOpen });
  await expect(opened(true)).toHaveText([content.faq[0]!.prompt]);
  await expect(opened(false)).toHaveCount(content.faq.length - 1);
  const expandAll = page.getByRole('checkbox', { name: 'Expand All' });
  await expandAll.check();
  await expect(opened(true)).toHaveCount(content.faq.length);
  await expandAll.uncheck();
  await expect(opened(false)).toHaveCount(content.faq.length);
});

test('Feedback has five faces, of which one is highlighted, and SUBMIT only logs', async ({ page }) => {
  const logged: string[] = [];
  await open(page, '/feedback');
  page.on('console', (message) => BLOCKED.test(message.text()) || logged.push(message.text()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Share your Feedback and Rate us');

  const names = ['Angry', 'Disappointed', 'Sad', 'Okay', 'Loved'];
  const rating = page.getByRole('group', { name: /experience.*required/i });
  await expect(rating.getByRole('radio')).toHaveCount(names.length);
  await expect(rating.getByRole('radio', { checked: true })).toHaveCount(0);
  const background = (name: string) =>
    rating.locator('label', { hasText: name }).evaluate((label) => getComputedStyle(label).backgroundColor);
  for (const name of names) {
    await rating.getByText(name, { exact: true }).click();
    await expect(rating.getByRole('radio', { name, checked: true })).toHaveCount(1);
    await expect(rating.getByRole('radio', { checked: true })).toHaveCount(1);
    const other = names.find((one) => one !== name)!;
    await expect.poll(async () => (await background(name)) !== (await background(other))).toBe(true);
  }

  const text = page.getByRole('textbox', { name: /experience.*required/i });
  const email = page.getByRole('textbox', { name: /email.*required/i });
  await expect(text).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(text).toHaveJSProperty('required', true);
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveJSProperty('required', true);
  await text.fill('The rasam, twice.');
  await email.fill('guest@example.com');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toMatch(/Loved.*The rasam, twice\..*guest@example\.com/);
  expect(requests).toEqual([]);
});

test('About Us has its parts in order, with a number for each branch', async ({ page }) => {
  await open(page, '/about-us');
  const headings = await main(page).getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.filter((text) => /Success Story in London|Meet Our Chettinad Chef/.test(text))).toEqual([
    'Success Story in London',
    'Meet Our Chettinad Chef',
  ]);
  await expect(main(page).locator('blockquote').first()).toBeVisible();
  for (const { deliveryPhone } of branches) await expect(main(page)).toContainText(deliveryPhone);
});

test('The pages of the app and of what is under construction have their texts', async ({ page }) => {
  await open(page, '/gotoappstore');
  await expect(page.getByText('Download the Food Ordering App to Order now')).toBeVisible();
  await expect(page.locator('body')).toContainText(site.brand);
  await expect(page.getByText('Google Play')).toBeVisible();
  await expect(page.getByText('App Store')).toBeVisible();
  await open(page, '/under-construction');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're Cooking Up Something Special!");
  await expect(main(page)).toContainText('a fresher, faster online experience');
});
