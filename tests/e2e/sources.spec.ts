import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
let server: ChildProcess | undefined;
let address = '';

// It needs the development server and runs on the desktop alone, once.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  const cli = join(root, 'node_modules/vite/bin/vite.js');
  server = spawn(process.execPath, [cli, '--mode', 'sources', '--port', '0'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
  });
  let output = '';
  server.stdout?.on('data', (data) => (output += String(data)));
  await expect(() => {
    address = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
    expect(address).not.toBe('');
  }).toPass({ timeout: 90_000 });
});

test.afterAll(() => {
  server?.kill();
});

async function openWithSources(page: Page, path: string): Promise<void> {
  const ready = page.waitForResponse('**/__content-sources.json');
  await page.goto(`${address}${path}`);
  await ready;
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 60_000 });
}

/** The line of a file that holds a text, as the note names it. */
function place(file: string, text: string): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return `${file}, line ${lines.findIndex((line) => line.includes(text)) + 1}`;
}

test('pointing at a text says which file and line it comes from, and so does the Tab key', async ({ page }) => {
  const note = page.locator('#content-note');
  await expect(async () => {
    // Vite may find libraries on the first visit that it has to prepare, and then loads the page once more.
    await openWithSources(page, '/');
    await page.getByRole('heading', { name: 'Signature Dishes' }).hover();
    await expect(note).toHaveText(place('content/home.yaml', 'heading: Signature Dishes'), { timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).focus();
  await expect(note).toContainText(place('content/ui.yaml', 'terms: Terms and Conditions'));
});

test('a price is told by the dish beside it', async ({ page }) => {
  await openWithSources(page, '/menu');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Milagu Rasam' })
    .getByText(/^£\d+\.\d\d$/)
    .hover();
  const dish = place('content/branches/eastham/menu.yaml', '- name: Milagu Rasam');
  const [, line = ''] = /line (\d+)/.exec((await page.locator('#content-note').textContent()) ?? '') ?? [];
  // The price stands a few lines below the name.
  expect(Number(line) - Number(/\d+$/.exec(dish)?.[0])).toBeLessThan(8);
  await expect(page.locator('#content-note')).toContainText('content/branches/eastham/menu.yaml');
});
