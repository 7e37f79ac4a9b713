/** What of the staff site only a browser shows, on a copy of the small restaurant with its public server. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openStore } from '../../admin/access/store.ts';
import { paths } from '../../admin/paths.ts';
import { permanentMenuPath } from '../../src/paths.ts';
import { scan } from '../e2e/axe-scan.ts';
import { branches } from '../e2e/content.ts';
import { type AdminSite, startAdminSite } from './admin-site.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let place: AdminSite;
/** The cookies of somebody who has signed in. */
let state: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async () => {
  place = await startAdminSite();
});
test.afterAll(() => place.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' } as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: false });
/** Opens a page as the owner. */
const open = async (browser: Browser, path: string): Promise<Page> => {
  const page = await (await browser.newContext({ ...phone, storageState: state, baseURL: place.admin })).newPage();
  await page.goto(path);
  return page;
};
/** Of a form that has been drawn, since it saves nothing before that. */
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const expectLive = (page: Page) =>
  expect(page.getByRole('status')).toHaveText(/^On the site at \d\d:\d\d$/, { timeout: 60_000 });

test('A link and a passkey let somebody in, once; the passkey then signs in', async ({ browser }) => {
  const output = await place.run('enrol', 'Meena', '--owner');
  const link = /http:\S+/.exec(output)?.[0] ?? '';
  const context = await browser.newContext({ ...phone, baseURL: place.admin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(link);
  expect(await scan(page)).toEqual([]);
  await button(page, 'Let me in').click();
  await page.getByRole('heading', { name: 'Dishes' }).waitFor();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  await page.goto('/');
  await button(page, 'Sign out').click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await scan(page)).toEqual([]);
  await page.goto('/history');
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await button(page, 'Sign in').click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  // Some minutes later, who has access is changed only after the passkey was used once more.
  const store = await openStore(join(place.copy, '.admin/access.db'));
  await store.update(({ sessions }) => sessions.forEach((one) => (one.verified = 0)));
  await page.goto('/people');
  await page.getByLabel('Name').fill('Ravi');
  await button(page, 'Make a link').click();
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
  expect(await scan(page)).toEqual([]);
  await button(page, 'It is me').click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await page.goto('/people');
  await expect(page.getByRole('heading', { name: 'Linux' })).toBeVisible();
  // It asks first.
  await expect(button(page, 'Remove this device')).toBeHidden();
  state = await context.storageState();
});

test('Every page is accessible and fits a phone', async ({ browser }) => {
  const page = await open(browser, '/');
  for (const path of [
    '/?find=a',
    '/edit?id=raise-prices',
    '/notices',
    '/form?id=notice:',
    '/hours',
    '/edit',
    '/edit?find=the',
    '/edit?id=content/home.yaml',
    '/launch',
    '/history',
    '/people',
  ]) {
    await page.goto(path);
    expect(await scan(page), path).toEqual([]);
    // The tabs too, which could be scrolled by themselves.
    for (const box of await page.locator('html, nav').all())
      expect(await box.evaluate((element) => element.scrollWidth <= element.clientWidth), path).toBe(true);
  }
});

test('A time stays that is chosen before its day, and no day is offered that has hours already', async ({
  browser,
}) => {
  const page = await open(browser, '/notices');
  const [day, time] = [page.getByLabel('Until', { exact: true }), page.getByLabel('Until, time; may be left empty')];
  await day.fill('');
  await time.fill('18:00');
  await day.fill('2090-01-01');
  await expect(time).toHaveValue('18:00');
  await page.goto('/edit?id=content/branches/harbour/branch.yaml&at=hours');
  await expect(page.getByLabel('Last day')).toHaveValue('Sun');
  await expect(button(page, 'Add days')).toHaveCount(0);
});

test('A long list is short until all of it is asked for', async ({ browser }) => {
  const page = await open(browser, '/edit?id=content/recipes/ingredients.yaml&at=plant');
  const entries = page.locator('.entries > li');
  await button(page, 'Show all').waitFor();
  const before = await entries.count();
  await button(page, 'Show all').click();
  expect(await entries.count()).toBeGreaterThan(before);
});

test('The script of the editor has at most 90 KB', async ({ browser }) => {
  const page = await open(browser, '/');
  const script = await page.request.get(paths.editorScript);
  expect(gzipSync(await script.body()).length).toBeLessThan(90 * 1024);
});

test('A price is changed, which guests then read, and taken back', async ({ browser }) => {
  const realBuild = join(place.copy, '.admin/real-build');
  await writeFile(realBuild, '');
  const page = await open(browser, '/?find=a');
  await page
    .getByRole('link', { name: /^Price/ })
    .first()
    .click();
  const field = page.locator('#at-price');
  const price = (Number(await field.inputValue()) + 0.25).toFixed(2);
  await field.fill(price);
  await save(page);
  await expectLive(page);
  const pages = branches.map(({ key }) => fetch(new URL(permanentMenuPath(key), place.site)));
  const texts = await Promise.all(pages.map(async (response) => (await response).text()));
  expect(texts.join('')).toContain(`>£${price}<`);
  await rm(realBuild);
  await page.goto('/history');
  await button(page, 'Undo').first().click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~2')).toBe('');
});

test('Without a network the pages say so, and send later what was pressed', async ({ browser }) => {
  const page = await open(browser, '/sign-in');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/');
  await page.locator('summary').first().click();
  const dish = page.locator('.pick details li').nth(2);
  await dish.getByRole('checkbox').check();
  await page.getByLabel('Sold out for how long').selectOption('tomorrow');
  await page.context().setOffline(true);
  await button(page, 'Mark those ticked').click();
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await page.context().setOffline(false);
  await button(page, 'Try again').click();
  await expectLive(page);
  // It can be sold out today too.
  await page.goto('/');
  await page.locator('summary').first().click();
  await expect(dish.getByText('Sold out,')).toBeVisible();
  await page.context().setOffline(true);
  await dish.getByRole('button', { name: 'Sold out' }).click();
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await page.context().setOffline(false);
  await button(page, 'Try again').click();
  await expectLive(page);
  expect(place.git('log', '-2', '--format=%s')).toMatch(/^(.+): sold out, .+ to .+\n\1: sold out, /);
});
