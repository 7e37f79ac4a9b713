/** The staff's tasks in a browser, on a copy of the small restaurant with its public server. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { permanentMenuPath } from '../../src/paths.ts';
import { londonTime } from '../../model/opening/london.ts';
import { scan } from '../e2e/axe-scan.ts';
import { content } from '../pages.ts';
import { type KitchenSite, startAdminSite } from './admin-site.ts';

// One site for all of them, and each builds it.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let place: KitchenSite;
/** The cookies of somebody who has signed in. */
let state: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async () => {
  place = await startAdminSite();
  // A dish is sold out until the end of service, which must be later than any hour at which this test runs.
  for (const { key } of content.branches) {
    const file = join(place.content, `branches/${key}/branch.yaml`);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/Mon-Sun: .*/, 'Mon-Sun: 06:00-05:00'));
  }
  place.git('commit', '--quiet', '--all', '--message', 'Open all night');
});
test.afterAll(() => place.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: false });
/** Opens a page of the kitchen as the owner, with scripts off; axe needs them on. */
const open = async (browser: Browser, path: string, javaScriptEnabled = false): Promise<Page> => {
  const context = await browser.newContext({
    ...phone,
    javaScriptEnabled,
    storageState: state,
    baseURL: place.admin,
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
};
const expectLive = (page: Page) =>
  expect(page.getByRole('status')).toHaveText(/^On the site at \d\d:\d\d$/, { timeout: 60_000 });
/** Whether guests read the text on a page. */
const isPublic = async (path: string, text: string): Promise<boolean> =>
  (await (await fetch(new URL(path, place.site))).text()).includes(text);

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
  await button(page, 'Make a passkey').click();
  await page.getByRole('heading', { name: 'Dishes' }).waitFor();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('This link is used up or older than 15 minutes. Ask for a new one.');

  await page.goto('/');
  await button(page, 'Sign out').click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect((await scan(page)).violations).toEqual([]);
  await page.goto('/history');
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await button(page, 'Sign in with a passkey').click();
  await page.getByRole('heading', { name: 'Dishes' }).waitFor();
  state = await context.storageState();
  for (const path of [
    '/',
    '/?find=a',
    '/prices',
    '/prices?percent=5&step=10',
    '/notices',
    '/notices/notice',
    '/hours',
    '/pictures',
    '/texts',
    '/texts?find=the',
    '/text?id=content/home.yaml%23about.lead',
    '/questions',
    '/history',
    '/people',
  ]) {
    await page.goto(path);
    expect((await scan(page)).violations, path).toEqual([]);
    // The tabs too, which could be scrolled by themselves.
    for (const box of ['html', 'nav'])
      expect(
        await page
          .locator(box)
          .first()
          .evaluate((element) => element.scrollWidth <= element.clientWidth),
        `${path} ${box}`,
      ).toBe(true);
  }
  await context.close();
});

test('A price is changed in three taps after the search, and guests see it', async ({ browser }) => {
  const page = await open(browser, '/');
  // Hidden in its category until somebody looks for it.
  const [name = ''] = ((await page.locator('li h3').first().textContent()) ?? '').split(' £');
  await page.getByLabel('Find a dish').fill(name);
  await button(page, 'Find').click();
  await button(page, 'Change price').first().click();
  const old = await page.getByLabel('New price').inputValue();
  const price = (Number(old) * 1.1 + 0.01).toFixed(2);
  await page.getByLabel('New price').fill(price);
  await button(page, 'Save').click();
  await expectLive(page);
  expect(await isPublic('/menu', `>£${price}<`)).toBe(true);
  expect(place.git('log', '-1', '--format=%an')).toContain('Meena');
  expect(place.git('diff', 'HEAD~', '--numstat')).toMatch(/^1\t1\t[^\n]*\n$/);

  await page.goto('/history');
  await button(page, 'Undo').first().click();
  await expectLive(page);
  expect(await isPublic('/menu', `>£${price}<`)).toBe(false);
});

test('A dish is sold out today', async ({ browser }) => {
  const marks = async () => {
    const menus = content.branches.map(({ key }) => fetch(new URL(permanentMenuPath(key), place.site)));
    const pages = await Promise.all((await Promise.all(menus)).map((response) => response.text()));
    return pages.join('').split(content.menuPage.soldOut).length;
  };
  const before = await marks();
  const page = await open(browser, '/?find=a');
  await button(page, 'Sold out today').first().click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~')).toMatch(/^\+ +soldOut: \d{4}-\d\d-\d\d$/m);
  expect(await marks()).toBe(before + 1);
});

test('A notice with mistakes keeps its text and says what is wrong beside its fields, and then goes up', async ({
  browser,
}) => {
  const page = await open(browser, '/notices');
  await page.getByRole('link', { name: 'Put up a notice' }).click();
  await page.getByLabel('Notice').fill('Our oven is cold on Monday');
  const [today, tomorrow] = [0, 86_400_000].map((later) => londonTime(Date.now() + later).slice(0, 10));
  await page.getByLabel('From').fill(today ?? '');
  await page.getByLabel('Until').fill('2020-01-01');
  await button(page, 'Save').click();
  await page.locator('.problem').waitFor();
  await expect(page.getByLabel('Notice')).toHaveValue('Our oven is cold on Monday');
  await page.getByLabel('Until').fill(tomorrow ?? '');
  await page.getByLabel('Time at which it ends').fill('23:59');
  await page.getByLabel('Where the link leads').fill('/menu');
  await button(page, 'Save').click();
  await page.locator('#linkText-problem').waitFor();
  await page.getByLabel('Words of a link').fill('Read what is cold');
  await button(page, 'Save').click();
  await expectLive(page);
  expect(await isPublic('/faq', 'Our oven is cold on Monday')).toBe(true);
  expect(await isPublic('/faq', 'Read what is cold')).toBe(true);
  expect(place.git('diff', 'HEAD~')).toContain(`until: ${tomorrow} 23:59`);
});

test('A photo takes the place of a picture, upright and without its place', async ({ browser }) => {
  const page = await open(browser, '/pictures');
  await page.locator('summary', { hasText: 'Home page' }).click();
  await page.locator('details[open]').getByRole('button', { name: 'Change picture' }).first().click();
  const before = place.git('rev-parse', 'HEAD').trim();
  const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 32/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg();
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'IMG 1.JPG', mimeType: 'image/jpeg', buffer: await photo.toBuffer() });
  await page.getByLabel('What one sees in it').fill('A table by the window, laid for four.');
  await button(page, 'Save').click();
  await expectLive(page);
  const added = place.git('diff', '--name-only', '--diff-filter=A', before, 'HEAD').trim();
  const { exif, height } = await sharp(join(place.copy, added)).metadata();
  expect([exif, height]).toEqual([undefined, 1600]);
  expect(await isPublic('/', 'A table by the window, laid for four.')).toBe(true);
  expect(await isPublic('/', basename(added, '.jpg'))).toBe(true);
});
