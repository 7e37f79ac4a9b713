import { expect, test } from '@playwright/test';
import { useDevServer } from './dev-server.ts';

test.describe.configure({ timeout: 120_000 });

// The development server alone has the style page.
const address = useDevServer();

test('the style page shows every component in every state, and each keeps inside its frame', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const samples = page.locator('figure > div');
  await expect(async () => {
    // On the first visit Vite may find libraries to prepare, and then loads the page again.
    await page.goto(`${address()}/style`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 });
    expect(await samples.count()).toBeGreaterThan(30);
  }).toPass({ timeout: 90_000 });

  const [rest, hover, focus] = ['at rest', 'hover', 'focus'].map((name) =>
    page.getByRole('button', { name, exact: true }).first(),
  );
  const look = (button: typeof rest, property: string) =>
    button?.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  await expect.poll(() => look(hover, 'background-color')).not.toBe(await look(rest, 'background-color'));
  await expect.poll(() => look(focus, 'outline-style')).toBe('solid');
  expect(await look(rest, 'outline-style')).toBe('none');

  // Long names wrap, in every component.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = () =>
      samples.evaluateAll((all) =>
        all
          .filter((sample) => sample.scrollWidth > sample.clientWidth + 1)
          .map((sample) => sample.parentElement?.querySelector('figcaption')?.textContent),
      );
    await expect.poll(tooWide, `${width} px`).toEqual([]);
  }
  expect(problems).toEqual([]);
});
