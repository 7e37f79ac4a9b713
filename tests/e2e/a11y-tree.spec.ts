import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { branches, content, home, menus, stories, ui } from './content.ts';
import { spoken } from './spoken.ts';
import { expect, open, test } from './site.ts';

/* What a screen reader is given: names, roles, states and announcements. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [branch] = branches;
const menu = menus[branch?.key ?? ''];
if (!branch || !menu) throw new Error('Needs a branch with a menu');

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('the carousel says which slide is shown', async ({ page }) => {
  const words = ui.home;
  const names = home.slides.map(({ label }) => label);
  const [n, total] = [names.length, names.length];
  const slide = home.slides.at(-1)?.eyebrow ?? '';
  await open(page, paths.home);
  const name = names.at(-1) ?? '';
  await page.getByRole('button', { name: fill(words.dot, { n, name }) }).click();
  const dots = names.map((one, index) =>
    fill(index === n - 1 ? words.dotCurrent : words.dot, { n: index + 1, name: one }),
  );
  await expect(page.getByRole('region', { name: words.carouselLabel })).toMatchAriaSnapshot(`
    - group "${words.dotsLabel}":
${dots.map((dot) => `      - 'button "${dot}"'`).join('\n')}
    - 'group "${fill(words.slideLabel, { n, total, name: slide })}"':
      - heading [level=2]
      - link
  `);
});

test('a dish is read in order; a change of menu page and of results is said', async ({ page }) => {
  await open(page, paths.menu);
  const [dish] = menu.pages[0]?.categories[0]?.items ?? [];
  const dishes = '[data-menu]:not([hidden]) li:has(h4)';
  await expect(page.locator(dishes).first()).toBeVisible();
  expect(await spoken(page, dishes)).toMatch(
    new RegExp(`^${content.menuPage.legend.veg} ${dish?.name} £\\d+\\.\\d\\d `),
  );

  await page
    .getByRole('navigation', { name: ui.menu.pagesTop })
    .getByRole('button', { name: fill(ui.menu.page, { n: 2 }) })
    .click();
  const name = fill(ui.menu.pageChanged, { branch: branch.menuName, n: 2, total: menu.pages.length });
  await expect(status(page, name)).toHaveCount(1);
  await expect(page.getByRole('region', { name })).toBeFocused();

  await open(page, paths.blog);
  await page.getByPlaceholder(ui.blog.searchPlaceholder).fill(stories[0]?.title ?? '');
  await expect(status(page, ui.blog.resultsOne)).toHaveCount(1);
});
