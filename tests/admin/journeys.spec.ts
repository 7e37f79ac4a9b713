/** The staff's tasks in a browser, on a copy of the small restaurant with its public server. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { permanentMenuPath } from '../../src/paths.ts';
import { londonTime } from '../../model/opening/london.ts';
import { words } from '../../admin/words.testing.ts';
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
  await button(page, words.access.makePasskey).click();
  await page.getByRole('heading', { name: words.tabs.dishes }).waitFor();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(words.access.enrolOver);

  await page.goto('/');
  await button(page, words.tabs.signOut).click();
  await page.getByRole('heading', { name: words.access.signIn }).waitFor();
  expect((await scan(page)).violations).toEqual([]);
  await page.goto('/history');
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await button(page, words.access.usePasskey).click();
  await page.getByRole('heading', { name: words.tabs.dishes }).waitFor();
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
  await page.getByLabel(words.dishes.find).fill(name);
  await button(page, words.dishes.search).click();
  await button(page, words.dishes.price).first().click();
  const old = await page.getByLabel(words.price.label).inputValue();
  const price = (Number(old) * 1.1 + 0.01).toFixed(2);
  await page.getByLabel(words.price.label).fill(price);
  await button(page, words.price.save).click();
  await expectLive(page);
  expect(await isPublic('/menu', `>£${price}<`)).toBe(true);
  expect(place.git('log', '-1', '--format=%an')).toContain('Meena');
  expect(place.git('diff', 'HEAD~', '--numstat')).toMatch(/^1\t1\t[^\n]*\n$/);

  await page.goto('/history');
  await button(page, words.history.undo).first().click();
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
  await button(page, words.dishes.soldOut).first().click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~')).toMatch(/^\+ +soldOut: \d{4}-\d\d-\d\d$/m);
  expect(await marks()).toBe(before + 1);
});

test('A notice with mistakes keeps its text and says what is wrong beside its fields, and then goes up', async ({
  browser,
}) => {
  const page = await open(browser, '/notices');
  await page.getByRole('link', { name: words.notices.putUp }).click();
  await page.getByLabel(words.notices.notice).fill('Our oven is cold on Monday');
  const [today, tomorrow] = [0, 86_400_000].map((later) => londonTime(Date.now() + later).slice(0, 10));
  await page.getByLabel(words.notices.from).fill(today ?? '');
  await page.getByLabel(words.notices.until).fill('2020-01-01');
  await button(page, words.notices.save).click();
  await page.locator('.problem').waitFor();
  await expect(page.getByLabel(words.notices.notice)).toHaveValue('Our oven is cold on Monday');
  await page.getByLabel(words.notices.until).fill(tomorrow ?? '');
  await page.getByLabel(words.notices.untilTime).fill('23:59');
  await page.getByLabel(words.notices.linkHref).fill('/menu');
  await button(page, words.notices.save).click();
  await page.locator('#linkText-problem').waitFor();
  await page.getByLabel(words.notices.linkText).fill('Read what is cold');
  await button(page, words.notices.save).click();
  await expectLive(page);
  expect(await isPublic('/faq', 'Our oven is cold on Monday')).toBe(true);
  expect(await isPublic('/faq', 'Read what is cold')).toBe(true);
  expect(place.git('diff', 'HEAD~')).toContain(`until: ${tomorrow} 23:59`);
});

test('A photo takes the place of a picture, upright and without its place', async ({ browser }) => {
  const page = await open(browser, '/pictures');
  await page.locator('summary', { hasText: words.pictures.pages.home }).click();
  await page.locator('details[open]').getByRole('button', { name: words.pictures.change }).first().click();
  const before = place.git('rev-parse', 'HEAD').trim();
  const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 32/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg();
  await page
    .getByLabel(words.pictures.photo)
    .setInputFiles({ name: 'IMG 1.JPG', mimeType: 'image/jpeg', buffer: await photo.toBuffer() });
  await page.getByLabel(words.pictures.alt).fill('A table by the window, laid for four.');
  await button(page, words.pictures.save).click();
  await expectLive(page);
  const added = place.git('diff', '--name-only', '--diff-filter=A', before, 'HEAD').trim();
  const { exif, height } = await sharp(join(place.copy, added)).metadata();
  expect([exif, height]).toEqual([undefined, 1600]);
  expect(await isPublic('/', 'A table by the window, laid for four.')).toBe(true);
  expect(await isPublic('/', basename(added, '.jpg'))).toBe(true);
});
