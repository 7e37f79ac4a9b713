import { expect, open, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* The walk through the house, which only this restaurant has. */

const plan = content.home.about.housePlan;
if (!plan) throw new Error('Needs a house plan');

test('each doorway leads to a section of the page', async ({ page }) => {
  await open(page, '/');
  const rooms = page.getByRole('list', { name: plan.label }).getByRole('link');
  await expect(rooms).toHaveCount(plan.rooms.length);
  for (const { section } of plan.rooms) await expect(page.locator(`section#${section}`)).toHaveCount(1);
  const [first] = plan.rooms;
  await page.getByRole('link', { name: first?.latin ?? '' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/#${first?.section ?? ''}`);
  await expect(page.locator(`section#${first?.section ?? ''}`)).toBeInViewport();
});

/** Whether the flames of the lamp are lit. */
const isLit = (page: Parameters<typeof open>[0]) =>
  page
    .getByRole('list', { name: plan.label })
    .locator('svg path')
    .last()
    .evaluate((flame) => getComputedStyle(flame).fill !== 'none');

test.describe('the lamp in the last doorway', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [hour, lit] of [
    ['03:00', false],
    ['18:00', true],
  ] as const)
    test(`${lit ? 'is lit' : 'is dark'} at ${hour}, and the words beside it say so`, async ({ page }) => {
      // A day for which no branch announces anything special.
      await page.clock.setFixedTime(new Date(`2027-03-02T${hour}:00Z`));
      await open(page, '/');
      const lines = page.locator('section#about + div opening-line');
      await expect(lines).toHaveCount(content.branches.length);
      await expect(lines.first()).not.toBeEmpty();
      await expect.poll(() => isLit(page)).toBe(lit);
      expect(await lines.evaluateAll((all) => all.some((line) => line.hasAttribute('open')))).toBe(lit);
    });
});

test('scrolling walks through the house, and reduced motion leaves it still', async ({ page }) => {
  const place = () =>
    page
      .getByRole('list', { name: plan.label })
      .evaluate((house) => new DOMMatrix(getComputedStyle(house).transform).m43);
  await open(page, '/');
  await page
    .locator('section#dishes')
    .evaluate((section) => scrollBy(0, section.getBoundingClientRect().top - innerHeight));
  await expect.poll(place).toBeGreaterThan(100);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(place).toBe(0);
});
