import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
/** Beside the port of the built site. */
const PORT = 4174;
const address = `http://localhost:${PORT}/style`;

let server: ChildProcess | undefined;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

// The style page is a route while developing only, so the development server runs for it; on the desktop alone, once.
test.beforeAll(async ({ request }, { project }) => {
  test.skip(project.name !== 'desktop');
  const cli = join(root, 'node_modules/vite/bin/vite.js');
  server = spawn(process.execPath, [cli, '--port', String(PORT), '--strictPort'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'ignore',
  });
  await expect(async () => expect((await request.get(address)).ok()).toBe(true)).toPass({ timeout: 90_000 });
});

test.afterAll(() => {
  server?.kill();
});

for (const width of [390, 1280])
  test(`every component in every state, at ${width} px, is caught and keeps inside its frame`, async ({
    page,
  }, testInfo) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    // Vite may find libraries on the first visit that it has to prepare, and then loads the page once more.
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');

    // The bar would stand across the pictures.
    await page.addStyleTag({ content: 'header { display: none !important }' });
    const groups = page.locator('[data-style-group]');
    const names = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('data-style-group') ?? ''));
    expect(names).toEqual([
      'Colours',
      'Contrast',
      'Type',
      'Space and shape',
      'Buttons',
      'Fields',
      'Small parts',
      'Ornaments',
      'Links',
      'Heads',
      'Menu',
      'Stores',
      'Stories',
      'Questions and rating',
      'Allergens and words',
    ]);
    for (const name of names)
      await page
        .locator(`[data-style-group="${name}"]`)
        .screenshot({ path: testInfo.outputPath(`${name.toLowerCase().replaceAll(' ', '-')}-${width}.png`) });

    // Long names wrap, in every component.
    const tooWide = await page
      .locator('figure > div')
      .evaluateAll((all) =>
        all
          .filter((sample) => sample.scrollWidth > sample.clientWidth + 1)
          .map((sample) => sample.parentElement?.querySelector('figcaption')?.textContent),
      );
    expect(tooWide).toEqual([]);
    expect(problems).toEqual([]);
  });

test('states that only a guest brings about are shown', async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 });
  const [rest, hover, focus] = ['at rest', 'hover', 'focus'].map((name) =>
    page.getByRole('button', { name, exact: true }).first(),
  );
  const look = (button: typeof rest, property: string) =>
    button?.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  await expect.poll(() => look(hover, 'background-color')).not.toBe(await look(rest, 'background-color'));
  await expect.poll(() => look(focus, 'outline-style')).toBe('solid');
  expect(await look(rest, 'outline-style')).toBe('none');
});
