import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { contentFolder } from '../../tools/content/content-folder.ts';
import { branches, home, menus, ui } from './content.ts';
import { useDevServer } from './dev-server.ts';

const root = join(import.meta.dirname, '../..');

// Both tests share one development server.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const address = useDevServer('--mode', 'sources');

const note = (page: Page) => page.locator('#content-note');

async function openWithSources(page: Page, path: string): Promise<void> {
  const ready = page.waitForResponse('**/__content-sources.json');
  await page.goto(`${address()}${path}`);
  await ready;
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 });
}

/** The file in the content folder and the line of a text in it, as the note names them. */
function place(file: string, text: string): string {
  const lines = readFileSync(join(contentFolder(root), file), 'utf8').split('\n');
  return `content/${file}, line ${lines.findIndex((line) => line.includes(text)) + 1}`;
}

test('The mouse and the Tab key show the file and the line of a text', async ({ page }) => {
  const { heading } = home.signatureDishes;
  await expect(async () => {
    // On the first visit Vite may find libraries to prepare, and then reloads the page.
    await openWithSources(page, '/');
    await page.getByRole('heading', { name: heading }).hover();
    await expect(note(page)).toHaveText(place('home.yaml', `heading: ${heading}`), { timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  const link = page.getByRole('contentinfo').getByRole('link', { name: ui.footer.terms });
  await expect(async () => {
    // The page scrolls to the link, and then the mouse is over another text.
    await link.blur();
    await link.focus();
    await expect(note(page)).toContainText(place('ui.yaml', `terms: ${ui.footer.terms}`), { timeout: 1000 });
  }).toPass();
});

test('The line of a price is found by the dish beside it', async ({ page }) => {
  const { key } = branches[0]!;
  const { name } = menus[key]!.pages[0]!.categories[0]!.items[0]!;
  await openWithSources(page, '/menu');
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText(/^£\d+\.\d\d$/)
    .hover();
  // Its entry begins with its name and has the price on the next line.
  const dish = place(`branches/${key}/menu.yaml`, `- name: ${name}`);
  await expect(note(page)).toContainText(dish.replace(/\d+$/, (line) => String(Number(line) + 1)));
});
