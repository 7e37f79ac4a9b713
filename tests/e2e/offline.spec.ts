import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withdrawnWorker } from '../../tools/postprocess/service-worker.ts';
import { expect, hydrated, test } from './site.ts';

/** The site behind a server of the test's own: the service worker's own requests can be refused there, and its script replaced. */
interface Front {
  origin: string;
  /** Off: every connection is cut. */
  isUp: boolean;
  /** What `/sw.js` is instead. */
  worker?: string;
}

const offlineTest = test.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front: Front = { origin: '', isUp: true };
    const server: Server = createServer(async (request, response) => {
      if (!front.isUp) return void response.destroy();
      if (request.url === '/sw.js' && front.worker !== undefined) {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        return void response.end(front.worker);
      }
      const answer = await fetch(new URL(request.url ?? '', baseURL), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      // The body has been decoded on its way through.
      const headers = [...answer.headers].filter(([name]) => !['content-encoding', 'content-length'].includes(name));
      response.writeHead(answer.status, Object.fromEntries(headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    }).listen(0, 'localhost');
    await once(server, 'listening');
    const address = server.address();
    front.origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    await use(front);
    server.closeAllConnections();
    server.close();
  },
});

offlineTest.use({
  serviceWorkers: 'allow',
  // The front has a port of its own, and there is no network later on.
  expectedConsole: /^http:\/\/localhost|Failed to load resource|ERR_|Error fetching|Failed to fetch/,
});

const line = (page: Page) => page.getByText(/What you see was fetched on \d+ \w+ at \d\d:\d\d\.$/);

/** Waits until the page's service worker is at work, both menus kept. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

offlineTest('without a network, what was read is read again, with its date', async ({ page, front, context }) => {
  await visit(page, front.origin);
  await workerReady(page);
  await visit(page, `${front.origin}/faq`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(line(page)).toHaveCount(0);
  // Reached without fetching its HTML, so the worker is told to.
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match(new URL('/privacy-policy', location.href))) !== undefined),
    )
    .toBe(true);

  front.isUp = false;
  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  // The first has never been visited.
  for (const [path, heading] of [
    ['/menu/wimbledon?page=2', 'Our Menu'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/faq', 'FAQ'],
  ] as const) {
    await page.goto(front.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('data-saved', /^\d{4}-\d\d-\d\dT/);
  }
  await hydrated(page);
  await expect(line(page)).toHaveText(/^You are offline\./);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first()).toBeVisible();
});

offlineTest(
  'a menu that was kept, but never opened, is shown without its scripts and at once',
  async ({ page, front, context }) => {
    await visit(page, front.origin);
    await workerReady(page);
    await context.setOffline(true);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`${front.origin}/menu`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Menu');
    await expect(page.getByRole('main').locator('.needs-script').first()).toBeHidden();
    expect(loads).toBe(1);
  },
);

offlineTest('a page that is not on the device is not made up, and can be tried again', async ({ page, front }) => {
  await visit(page, front.origin);
  await workerReady(page);
  front.isUp = false;
  await page.goto(`${front.origin}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No line to the kitchen.');
  await expect(page).toHaveURL(/about-us$/);
  front.isUp = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

offlineTest('while the site answers, no page comes from the device', async ({ page, front }) => {
  await visit(page, front.origin);
  await workerReady(page);
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    await cache.put(
      '/menu',
      new Response('<html lang="en"><h1>Old prices</h1></html>', { headers: { 'content-type': 'text/html' } }),
    );
  });
  await visit(page, `${front.origin}/menu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Menu');
  await expect(page.locator('html')).not.toHaveAttribute('data-saved');
});

offlineTest('where the site is down but the network up, the line says that', async ({ page, front }) => {
  await visit(page, front.origin);
  await workerReady(page);
  await visit(page, `${front.origin}/menu`);
  front.isUp = false;
  await visit(page, `${front.origin}/menu`);
  await expect(line(page)).toHaveText(/^Our site does not answer just now\./);
});

offlineTest('a new worker takes over without breaking the open page', async ({ page, front }) => {
  await visit(page, front.origin);
  await workerReady(page);
  const current = await page.evaluate(async () => (await fetch('/sw.js')).text());
  front.worker = `${current}/* the next version */`;
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.evaluate(async () => {
    const changed = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

offlineTest('a withdrawn worker takes all that was kept with it', async ({ page, front }) => {
  await visit(page, front.origin);
  await workerReady(page);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(1);
  front.worker = await withdrawnWorker(join(import.meta.dirname, '../..'));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, ...(await caches.keys())]),
    )
    .toEqual([0]);
});
