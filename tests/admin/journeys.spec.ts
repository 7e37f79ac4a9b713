/** The staff's tasks in a browser, each once, on a copy of the small restaurant with its public server. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { londonTime } from '../../model/opening/london.ts';
import { openStore, storePath } from '../../admin/access/store.ts';
import { scan } from '../e2e/axe-scan.ts';
import { type AdminSite, startAdminSite } from './admin-site.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let place: AdminSite;
/** The cookies of somebody who has signed in. */
let state: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async () => {
  place = await startAdminSite();
});
test.afterAll(() => place.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: false });
/** Opens a page as the owner, with scripts off. */
const open = async (browser: Browser, path: string): Promise<Page> => {
  const options = { ...phone, javaScriptEnabled: false, storageState: state, baseURL: place.admin };
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(path);
  return page;
};
const expectLive = (page: Page) =>
  expect(page.getByRole('status')).toHaveText(/^On the site at \d\d:\d\d$/, { timeout: 60_000 });
/** The lines that the last change has added and removed. */
const changedLines = (): string[] =>
  place
    .git('diff', '--unified=0', 'HEAD~')
    .split('\n')
    .filter((line) => /^[+-](?!\+\+|--)/.test(line));

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
  expect((await scan(page)).violations).toEqual([]);
  await page.getByLabel('Name of this device').fill('Our phone');
  await button(page, 'Make a passkey').click();
  await page.getByRole('heading', { name: 'Dishes' }).waitFor();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(/used up/);

  await page.goto('/');
  await button(page, 'Sign out').click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect((await scan(page)).violations).toEqual([]);
  await page.goto('/history');
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await button(page, 'Sign in with a passkey').click();
  await page.getByRole('heading', { name: 'Dishes' }).waitFor();
  // Some minutes later, who has access is changed only after the passkey was used once more.
  await openStore(storePath(place.copy)).update(({ sessions }) => sessions.forEach((one) => (one.verified = 0)));
  await page.goto('/people');
  await page.getByLabel('Name').fill('Ravi');
  await button(page, 'Make a link').click();
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
  expect((await scan(page)).violations).toEqual([]);
  await button(page, 'Confirm with the passkey').click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await page.goto('/devices');
  await expect(page.getByRole('heading', { name: 'Our phone' })).toBeVisible();
  state = await context.storageState();
});

test('Every page is accessible and fits a phone', async ({ browser }) => {
  // axe needs scripts.
  const page = await (await browser.newContext({ ...phone, storageState: state, baseURL: place.admin })).newPage();
  for (const path of [
    '/?find=a',
    '/prices',
    '/prices?percent=5&step=10',
    '/notices',
    '/notices/notice',
    '/hours',
    '/pictures',
    '/texts?find=the',
    '/text?id=content/home.yaml%23about.lead',
    '/launch',
    '/history',
    '/people',
    '/devices',
  ]) {
    await page.goto(path);
    expect((await scan(page)).violations, path).toEqual([]);
    // The tabs too, which could be scrolled by themselves.
    for (const box of await page.locator('html, nav').all())
      expect(await box.evaluate((element) => element.scrollWidth <= element.clientWidth), path).toBe(true);
  }
});

test('A price is changed, which guests then read, and taken back', async ({ browser }) => {
  const realBuild = join(place.copy, '.admin/real-build');
  await writeFile(realBuild, '');
  const page = await open(browser, '/?find=a');
  await button(page, 'Change price').first().click();
  const before = await page.getByLabel('New price').inputValue();
  const price = (Number(before) + 0.25).toFixed(2);
  await page.getByLabel('New price').fill(price);
  await button(page, 'Save').click();
  await expectLive(page);
  const pages = await Promise.all(
    ['/menu', '/menu/hill'].map(async (path) => (await fetch(new URL(path, place.site))).text()),
  );
  expect(pages.join('')).toContain(`>£${price}<`);
  await rm(realBuild);
  await page.goto('/history');
  await button(page, 'Undo').first().click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~2')).toBe('');
});

test('A dish is sold out today, and back on', async ({ browser }) => {
  const page = await open(browser, '/?find=a');
  await button(page, 'Sold out today').first().click();
  await expectLive(page);
  expect(changedLines()).toEqual([expect.stringMatching(/^\+ +soldOut: \d{4}-\d\d-\d\d$/)]);
  await page.goto('/?find=a');
  await button(page, 'Back on').first().click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~2')).toBe('');
});

test('A dish like another one is put on the menu, and taken off', async ({ browser }) => {
  const page = await open(browser, '/?find=a');
  await button(page, 'Add one like it').first().click();
  await page.getByLabel('Name', { exact: true }).fill('Almond Cake');
  await page.getByLabel('Price').fill('6,5');
  // Without a recipe the content check refuses it, and the form keeps what was written.
  await button(page, 'Put it on the menu').click();
  await page.locator('.problem').waitFor();
  await page.getByLabel('The same recipe').check();
  await button(page, 'Put it on the menu').click();
  await expectLive(page);
  expect(changedLines().join('\n')).toContain('price: 6.50');
  await page.goto('/?find=almond+cake');
  await button(page, 'Take off the menu').click();
  await expectLive(page);
  expect(changedLines()).toEqual([expect.stringContaining('available: false')]);
});

test('All prices are looked at, and raised', async ({ browser }) => {
  const page = await open(browser, '/');
  await page.getByRole('link', { name: 'Raise prices' }).click();
  await page.getByLabel('Per cent').fill('5');
  await button(page, 'Look at the new prices').click();
  await button(page, 'Save').click();
  await expectLive(page);
  expect(changedLines().length).toBeGreaterThan(10);
});

test('A notice with mistakes keeps its text and says what is wrong beside its fields, and then goes up', async ({
  browser,
}) => {
  const page = await open(browser, '/notices');
  await page.getByRole('link', { name: 'Put up a notice' }).click();
  const text = page.getByLabel('Notice', { exact: true });
  await text.fill('Our oven is cold on Monday');
  const today = londonTime(Date.now()).slice(0, 10);
  // From noon, because a day of October has 25 hours.
  const tomorrow = new Date(Date.parse(`${today}T12:00Z`) + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('From').fill(today);
  await page.getByLabel('Until').fill('2020-01-01');
  await button(page, 'Save').click();
  await page.locator('.problem').waitFor();
  await expect(text).toHaveValue('Our oven is cold on Monday');
  await page.getByLabel('Until').fill(tomorrow);
  await page.getByLabel('Time at which it ends').fill('23:59');
  await page.getByLabel('Where the link leads').fill('/menu');
  await button(page, 'Save').click();
  await page.locator('#linkText-problem').waitFor();
  await page.getByLabel('Words of a link').fill('Read what is cold');
  await button(page, 'Save').click();
  await expectLive(page);
  expect(changedLines().join('\n')).toContain(`until: ${tomorrow} 23:59`);
});

test('A day gets other hours, and its usual ones again', async ({ browser }) => {
  const page = await open(browser, '/hours');
  await page.getByLabel('Day', { exact: true }).fill('2090-03-05');
  await page.getByLabel('Closed all day').check();
  await page.getByLabel('Reason').fill('Works: no gas');
  await button(page, 'Save').click();
  await expectLive(page);
  await page.goto('/hours');
  await page.getByRole('button', { name: /Remove .*2090-03-05/ }).click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~2')).not.toContain('2090');
});

test('A story is found and changed', async ({ browser }) => {
  const page = await open(browser, '/texts');
  const [story = ''] = await readdir(join(place.content, 'stories'));
  await page.goto(`/text?id=${encodeURIComponent(`content/stories/${story}#`)}`);
  const field = page.getByLabel('Text', { exact: true });
  await field.fill(`${(await field.inputValue()).trimEnd()}\n\nThe last sentence is new.`);
  await button(page, 'Save').click();
  await expectLive(page);
  expect(changedLines()).toEqual(['+', '+The last sentence is new.']);
});

test('A photo takes the place of a picture', async ({ browser }) => {
  const page = await open(browser, '/pictures');
  await page.locator('summary', { hasText: 'Home page' }).click();
  await page.locator('details[open]').getByRole('button', { name: 'Change picture' }).first().click();
  const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#a33' } }).jpeg();
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'IMG 1.JPG', mimeType: 'image/jpeg', buffer: await photo.toBuffer() });
  await page.getByLabel('What one sees in it').fill('A table by the window, laid for four.');
  await button(page, 'Save').click();
  await expectLive(page);
  const added = place.git('diff', '--name-only', '--diff-filter=A', 'HEAD~', 'HEAD').trim();
  expect((await sharp(join(place.copy, added)).metadata()).width).toBe(1600);
});
