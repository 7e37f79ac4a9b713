import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withdrawnWorker } from '../../tools/postprocess/service-worker.ts';
import { branches, content, faq, menuPage, ui } from './content.ts';
import { expect, hydrated, test } from './site.ts';

/** A proxy in front of the site, which can refuse the service worker's own requests and replace its script. */
interface Front {
  origin: string;
  /** If false, every connection is closed. */
  isUp: boolean;
  /** The status that every request gets, as from a gateway whose server is down, or that allows no more requests. */
  refusal?: number | undefined;
  /** Replaces `/sw.js`. */
  worker?: string;
}

const offlineTest = test.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front: Front = { origin: '', isUp: true };
    const server: Server = createServer(async (request, response) => {
      if (!front.isUp) return void response.destroy();
      if (front.refusal) return void response.writeHead(front.refusal).end('Refused');
      if (request.url === '/sw.js' && front.worker !== undefined) {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        return void response.end(front.worker);
      }
      const answer = await fetch(new URL(request.url ?? '', baseURL), {
        redirect: 'manual',
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      // fetch has decoded the body.
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
  // The proxy has a port of its own, and the network is cut later. Chromium styles the document of a picture inline.
  expectedConsole:
    /^http:\/\/localhost|Applying inline style|Failed to load resource|ERR_|Error fetching|Failed to fetch/,
});

/** Text before the time in a line of ui.yaml. */
const start = (text: string) => text.slice(0, text.indexOf('{time}'));
const line = (page: Page, text = ui.offline.offline) => page.getByRole('status').filter({ hasText: start(text) });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const privacy = content.legal['privacy-policy'].title;

/** Waits until the service worker controls the page. By then it has stored all menus. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

offlineTest('Without a network, what was read is shown again, with its date', async ({ page, front, context }) => {
  await visit(page, front.origin);
  await workerReady(page);
  await visit(page, `${front.origin}/faq`);
  // The offline line, which is empty but has the worker store the pages that links lead to. The other one tells of page changes.
  await expect(page.locator('p[role=status]')).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.privacy }).click();
  await expect(title(page)).toHaveText(privacy);
  await expect(line(page)).toHaveCount(0);
  // A link fetches no HTML, so the worker is asked to.
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match(new URL('/privacy-policy', location.href))) !== undefined),
    )
    .toBe(true);

  front.isUp = false;
  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  // The menus have never been visited: they are shown at once, without their scripts.
  for (const [path, heading] of [
    ['/menu', menuPage.hero.title],
    [`/menu/${branches.at(-1)!.key}?page=2`, menuPage.hero.title],
    ['/privacy-policy', privacy],
    ['/faq', ui.faq.banner],
  ] as const) {
    let loads = 0;
    const count = () => (loads += 1);
    page.on('load', count);
    await page.goto(front.origin + path);
    await expect(title(page)).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('data-saved', /^\d{4}-\d\d-\d\dT/);
    if (path === '/menu') await expect(page.getByRole('main').locator('.needs-script').first()).toBeHidden();
    expect(loads).toBe(1);
    page.off('load', count);
  }
  await hydrated(page);
  await expect(line(page)).toHaveText(/ \d+ \p{L}+ at \d\d:\d\d\.$/u);
  await expect(page.getByRole('main').getByRole('button', { name: faq[0]!.prompt })).toBeVisible();
});

offlineTest('While the site is down, stored pages say so, and others can be tried again', async ({ page, front }) => {
  await visit(page, front.origin);
  await workerReady(page);
  await visit(page, `${front.origin}/menu`);
  front.isUp = false;
  await visit(page, `${front.origin}/menu`);
  await expect(line(page, ui.offline.unreachable)).toBeVisible();

  await page.goto(`${front.origin}/about-us`);
  await expect(title(page)).toHaveText(ui.offline.title);
  await expect(page).toHaveURL(/about-us$/);
  front.isUp = true;
  await page.getByRole('button', { name: ui.offline.again }).click();
  await expect(title(page)).toHaveText(content.about.heading);
});

offlineTest(
  "A gateway's error shows the stored page, whose line goes when the site answers again",
  async ({ page, front }) => {
    await visit(page, front.origin);
    await workerReady(page);
    await visit(page, `${front.origin}/menu`);
    for (const refusal of [429, 502]) {
      front.refusal = refusal;
      await visit(page, `${front.origin}/menu`);
      await expect(title(page)).toHaveText(menuPage.hero.title);
      await expect(line(page, ui.offline.unreachable)).toBeVisible();
    }
    front.refusal = undefined;
    await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
    await expect(title(page)).toHaveText(ui.faq.banner);
    await expect(line(page, ui.offline.unreachable)).toHaveCount(0);
  },
);

offlineTest(
  'Offline, an address with a slash at its end and an opened picture are what they are online',
  async ({ page, front, context }) => {
    await visit(page, front.origin);
    await workerReady(page);
    const picture = await page.evaluate(
      (folder) => performance.getEntriesByType('resource').find(({ name }) => name.includes(folder))?.name,
      '/pictures/',
    );
    const online = await (await page.goto(picture!))!.body();
    // From the network to the worker's store.
    await page.goto(picture!);
    front.isUp = false;
    await context.setOffline(true);
    expect((await (await page.goto(picture!))!.body()).equals(online)).toBe(true);

    await page.goto(`${front.origin}/menu/`);
    await expect(title(page)).toHaveText(menuPage.hero.title);
    // Its scripts were never fetched: the date is in the HTML.
    await expect(page.getByRole('note').first()).toContainText(start(ui.offline.offline));
  },
);

offlineTest('A redirect of an old address does not replace the stored menu', async ({ page, front, context }) => {
  await visit(page, front.origin);
  await workerReady(page);
  await page.goto(`${front.origin}/menu?branch=${branches.at(-1)!.key}`);
  front.isUp = false;
  await context.setOffline(true);
  await page.goto(`${front.origin}/menu`);
  await expect(page.locator('[data-menu]').first()).toHaveAttribute('data-menu', new RegExp(`^${branches[0]!.key}-`));
});

offlineTest('When pictures have filled the disk, they are deleted and pages stay', async ({ page, front }) => {
  await visit(page, front.origin);
  await workerReady(page);
  /** The number of entries of a cache. */
  const count = (name: string) =>
    page.evaluate(async (cacheName) => (await (await caches.open(cacheName)).keys()).length, name);
  await visit(page, `${front.origin}/about-us`);
  await expect.poll(() => count('pictures')).toBeGreaterThan(0);
  const pages = await count('pages');
  expect(pages).toBeGreaterThan(0);

  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: front.origin, quotaSize: 1 });
  // Its pictures are not cached yet.
  await visit(page, `${front.origin}/blog`);
  await expect.poll(() => count('pictures')).toBe(0);
  expect(await count('pages')).toBe(pages);
  front.isUp = false;
  await page.goto(`${front.origin}/menu`);
  await expect(title(page)).toHaveText(menuPage.hero.title);
});

offlineTest('While the site answers, no page comes from the device', async ({ page, front }) => {
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
  await expect(title(page)).toHaveText(menuPage.hero.title);
  await expect(page.locator('html')).not.toHaveAttribute('data-saved');
});

offlineTest(
  'A new worker takes over without breaking the open page, and a withdrawn one deletes all that was stored',
  async ({ page, front }) => {
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
    await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
    await expect(title(page)).toHaveText(ui.faq.banner);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);

    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(1);
    front.worker = await withdrawnWorker(join(import.meta.dirname, '../..'));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    // The old worker first ends what it is keeping.
    await expect
      .poll(
        () =>
          page.evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            ...(await caches.keys()),
          ]),
        { timeout: 30_000 },
      )
      .toEqual([0]);
  },
);
