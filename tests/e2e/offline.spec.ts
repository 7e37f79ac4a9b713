import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { menuPath, paths } from '../../src/paths.ts';
import { bundleScript } from '../../src/build-time/bundle.ts';
import { listen } from '../listen.ts';
import { branches, content, dishesOf, faq, menuWords, otherBranch, ui } from './content.ts';
import { expect, expectAccessible, test } from './site.ts';
import { entryOf, listAddress } from './table-list.ts';

/** A proxy in front of the site, which can refuse the service worker's own requests and replace its script. */
interface Front {
  origin: string;
  /** If false, every connection is closed. */
  isUp: boolean;
  /** The status that every request gets, as from a gateway whose server is down, or that allows no more requests. */
  refusal?: number | undefined;
  /** Files that it replaces, by address. */
  replaced: Record<string, string>;
  /** The addresses that were asked for. */
  asked: string[];
}

const offlineTest = test.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front: Front = { origin: '', isUp: true, replaced: {}, asked: [] };
    const server = createServer(async (request, response) => {
      if (!front.isUp) return void response.destroy();
      if (front.refusal) return void response.writeHead(front.refusal).end('Refused');
      const { url = '' } = request;
      front.asked.push(url);
      if (url in front.replaced) {
        const type = { '.json': 'application/json', '.js': 'text/javascript' }[extname(url)] ?? 'text/html';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
        return void response.end(front.replaced[url]);
      }
      const answer = await fetch(new URL(url, baseURL), {
        redirect: 'manual',
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      // fetch has decoded the body.
      const headers = [...answer.headers].filter(([name]) => !['content-encoding', 'content-length'].includes(name));
      response.writeHead(answer.status, Object.fromEntries(headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    front.origin = `http://localhost:${await listen(server, 'localhost')}`;
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

/** Opens the site, and waits until the service worker controls the page. By then it has stored all menus. */
async function startWorker(page: Page, { origin }: Front): Promise<void> {
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

offlineTest('For a guest who saves data, only pages that are opened are stored', async ({ page, front, baseURL }) => {
  const script = await (await fetch(new URL('/sw.js', baseURL))).text();
  const savesData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
  front.replaced['/sw.js'] = savesData + script;
  await page.addInitScript(savesData);
  await startWorker(page, front);
  const stored = () =>
    page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));
  expect(await stored()).toEqual([]);
  await page.goto(`${front.origin}/faq`);
  await expect.poll(stored).toEqual(['/faq']);
});

offlineTest('Without a network, what was read is shown again, with its date', async ({ page, front, context }) => {
  await startWorker(page, front);
  await page.goto(`${front.origin}/faq`);
  await expect(page.getByRole('main').getByRole('button', { name: faq[0]!.prompt })).toBeVisible();
  const [dish, another] = dishesOf(otherBranch);
  const nameOf = (one: typeof dish) =>
    page.getByRole('main').getByRole('heading', { name: one!.baseName, exact: true });
  // The page of the list is never opened, but there is one.
  await page.goto(front.origin + menuPath(otherBranch));
  await page
    .getByRole('button', { name: fill(content['our-table'].adding.add, { dish: dish!.baseName }), exact: true })
    .first()
    .click();
  const dishes = (await (await fetch(front.origin + paths.ourTable)).text()).match(/\/data\/[^"&]+/g)!;
  await expect
    .poll(() =>
      page.evaluate((parts) => Promise.all(parts.map(async (part) => Boolean(await caches.match(part)))), dishes),
    )
    .not.toContain(false);
  await expect(line(page)).toHaveCount(0);

  front.isUp = false;
  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  // The menus have never been visited.
  for (const [path, heading] of [
    ['/menu', menuWords.hero.title],
    [`/menu/${branches.at(-1)!.key}?page=2`, menuWords.hero.title],
    ['/faq', ui.faq.banner],
  ] as const) {
    await page.goto(front.origin + path);
    await expect(title(page)).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('data-saved', /^\d{4}-\d\d-\d\dT/);
  }
  await expect(line(page)).toHaveText(/ \d+ \p{L}+ at \d\d:\d\d\.$/u);
  await expect(page.getByRole('main').getByRole('button', { name: faq[0]!.prompt })).toBeVisible();
  await expectAccessible(page, 'offline');
  // Our table opens at the branch whose menu was used last.
  await page.goto(front.origin + menuPath(otherBranch));
  await page.goto(front.origin + paths.ourTable);
  await expect(nameOf(dish)).toBeVisible();
  // Another list, which somebody has sent.
  await page.goto(front.origin + listAddress(otherBranch, [entryOf(another!)]));
  await expect(nameOf(another)).toBeVisible();
});

offlineTest('While the site does not answer, stored pages say so', async ({ page, front }) => {
  await startWorker(page, front);
  await page.evaluate(async () => {
    const old = new Response('<html lang="en"><h1>Old prices</h1></html>', {
      headers: { 'content-type': 'text/html' },
    });
    await (await caches.open('pages')).put('/menu', old);
  });
  await page.goto(`${front.origin}/menu`);
  await expect(title(page)).toHaveText(menuWords.hero.title);
  await expect(page.locator('html')).not.toHaveAttribute('data-saved');

  for (const refusal of [429, 502]) {
    front.refusal = refusal;
    await page.goto(`${front.origin}/menu`);
    await expect(title(page)).toHaveText(menuWords.hero.title);
    await expect(line(page, ui.offline.unreachable)).toBeVisible();
  }
  front.refusal = undefined;
  front.isUp = false;
  await page.goto(`${front.origin}/menu`);
  await expect(line(page, ui.offline.unreachable)).toBeVisible();
  // A page that is not stored can be tried again.
  await page.goto(`${front.origin}/about-us`);
  await expect(title(page)).toHaveText(ui.offline.title);
  await expect(page).toHaveURL(/about-us$/);
  front.isUp = true;
  await page.getByRole('button', { name: ui.offline.retry }).click();
  await expect(title(page)).toHaveText(content.about.heading);
  await expect(line(page, ui.offline.unreachable)).toHaveCount(0);
});

offlineTest.describe('Where there are no speculation rules', () => {
  const nextPage = (page: Page) => page.locator(`a[href="${paths.selectStore}"]:visible`).first();

  /** Opens the home page, whose worker then fetches what most guests go on to. */
  async function readHome(page: Page, front: Front): Promise<void> {
    await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));
    await startWorker(page, front);
    await expect.poll(() => front.asked).toContain(paths.selectStore);
  }

  offlineTest('the next page is there although the site has become silent, and says so', async ({ page, front }) => {
    await readHome(page, front);
    front.isUp = false;
    await nextPage(page).click();
    await expect(title(page)).toHaveText(ui.selectStore.title);
    await expect(line(page, ui.offline.unreachable)).toBeVisible();
  });

  offlineTest('a next page that has changed meanwhile is shown as it is now', async ({ page, front }) => {
    await readHome(page, front);
    front.replaced[paths.selectStore] = '<html lang="en"><title>Changed</title><h1>Changed</h1></html>';
    await nextPage(page).click();
    await expect(title(page)).toHaveText('Changed');
  });
});

offlineTest(
  'The meaning of a word is that of the latest build, and stays without a network',
  async ({ page, front }) => {
    await startWorker(page, front);
    const words = front.origin + '/data/words.json';
    const meaning = () => page.evaluate(async (url) => (await fetch(url)).text(), words);
    expect(await meaning()).toContain('"meaning"');
    front.replaced['/data/words.json'] = '{"words":{}}';
    expect(await meaning()).toBe('{"words":{}}');
    // The copy is written after the answer.
    const copy = () => page.evaluate(async (url) => (await caches.match(url))?.text(), words);
    await expect.poll(copy).toBe('{"words":{}}');
    front.isUp = false;
    expect(await meaning()).toBe('{"words":{}}');
  },
);

const left = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, ...(await caches.keys())]);

offlineTest('A guest who wants no copies has none, until they allow them again', async ({ page, front }) => {
  await startWorker(page, front);
  await page.goto(`${front.origin}/privacy-policy`);
  const button = page.getByRole('button', { name: ui.legal.noCopies });
  await button.click();
  await page.goto(`${front.origin}/about-us`);
  await expect.poll(() => left(page), { timeout: 30_000 }).toEqual([0]);
  await page.goto(`${front.origin}/privacy-policy`);
  await button.click();
  await page.goto(`${front.origin}/about-us`);
  await expect.poll(async () => (await left(page)).length).toBeGreaterThan(1);
});

offlineTest('A worker that is withdrawn deletes all that was stored', async ({ page, front }) => {
  await startWorker(page, front);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(1);
  front.replaced['/sw.js'] = await bundleScript(join(import.meta.dirname, '../..'), 'src/offline/withdrawn.ts');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  // The old worker first ends what it is keeping.
  await expect.poll(() => left(page), { timeout: 30_000 }).toEqual([0]);
});
