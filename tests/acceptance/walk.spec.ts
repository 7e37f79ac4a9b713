import { deal, listAddresses } from '../e2e/addresses.ts';
import { scan } from '../e2e/axe-scan.ts';
import { sideways } from '../e2e/cut-off.ts';
import { spoken } from '../e2e/spoken.ts';
import { expect, open, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* Every address of the site, with its long texts and its own colours. tests/e2e/a11y.spec.ts has the states that guests open. */

// Pages for unknown addresses are among them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: /status of 404/ });

const addresses = [...listAddresses(content).map(({ path }) => path), '/no/such/page', '/blog/no-such-story'];

for (const { hand, dealt } of deal(addresses, 4))
  test(`every page fits, and axe finds nothing, part ${hand} of 4`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of dealt) {
      await open(page, path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft((await scan(page)).violations, `${path} at ${width} px`).toEqual([]);
      }
      // A sheet for the tables is as wide as its paper.
      if (path.startsWith('/print/')) continue;
      await page.setViewportSize({ width: 320, height: 900 });
      await expect.soft.poll(() => sideways(page), `${path}: scrolls sideways`).toBe(0);
    }
  });

const branch = content.branches.find(({ hasAllergenNotice }) => hasAllergenNotice);
if (!branch) throw new Error('Needs a branch with codes');

test('the codes of a dish are read out in words, and its Tamil name as Tamil', async ({ page }) => {
  const dishes = content.menus[branch.key]?.pages[0]?.categories.flatMap(({ items }) => items) ?? [];
  const dish = dishes.find(({ codes, native }) => native && codes.some((code) => code !== 'VE'));
  if (!dish) throw new Error('No dish of the page has codes');
  const meanings = dish.codes
    .filter((code) => code !== 'VE')
    .map((code) => content.menuPage.codeKey?.codes.find((one) => one.code === code)?.meaning.toLowerCase() ?? code);
  await open(page, `/menu/${branch.key}`);
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
