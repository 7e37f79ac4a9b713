import { createServer } from 'node:http';
import { test } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { listen } from '../listen.ts';
import { openTab } from '../tab.ts';

const [OLD, NEW] = ['</h1>', ' has changed</h1>'];
const WAS_PRERENDERED = "performance.getEntriesByType('navigation')[0].activationStart > 0";
const countOf = (n: number) => `document.querySelector('[data-table-link]:not([hidden]) b')?.textContent === '${n}'`;

/** A proxy in front of the site, whose menu can change. */
const front = { isChanged: false, origin: '' };
const server = createServer(async ({ url = '', method = '' }, response) => {
  const { baseURL } = test.info().project.use;
  const answer = await fetch(new URL(url, baseURL), { method });
  // fetch has decoded the body.
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  const isChanged = url === paths.menu && front.isChanged;
  if (isChanged) headers.set('etag', '"changed"');
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(isChanged ? (await answer.text()).replace(OLD, NEW) : Buffer.from(await answer.arrayBuffer()));
});
test.beforeAll(async () => void (front.origin = `http://localhost:${await listen(server, 'localhost')}`));
test.afterAll(() => server.close().closeAllConnections());

test('A prerendered page is as of the moment at which it is shown', async () => {
  await using tab = await openTab();
  await tab.open(front.origin + paths.menu);
  await tab.untilPrerendered(paths.selectStore);
  await tab.tap('button[data-dish]');
  await tab.until(countOf(1));
  await tab.tap(`a[href="${paths.selectStore}"]`);
  await tab.until(`location.pathname === '${paths.selectStore}' && ${WAS_PRERENDERED} && ${countOf(1)}`);
});

test('A prerendered page that has changed at the server is loaded again', async () => {
  await using tab = await openTab();
  await tab.open(`${front.origin}/`);
  await tab.untilPrerendered(paths.menu);
  front.isChanged = true;
  await tab.tap(`a[href="${paths.menu}"]`);
  await tab.until(`document.querySelector('h1').textContent.endsWith('${NEW.slice(0, 12)}')`);
});
