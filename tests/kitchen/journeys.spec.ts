/** The staff's tasks in a browser, on a copy of the small restaurant with its public server. */
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { londonTime } from '../../model/opening/london.ts';
import { words } from '../../kitchen/words.testing.ts';
import { scan } from '../e2e/axe-scan.ts';
import { type KitchenSite, startKitchenSite } from './kitchen-site.ts';

// One site for all of them, and each builds it.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let place: KitchenSite;
/** The cookies of somebody who has signed in. */
let state: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async () => {
  place = await startKitchenSite();
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
    baseURL: place.kitchen,
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
  const context = await browser.newContext({ ...phone, baseURL: place.kitchen });
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

test('A dish is added by copying one, and taken out again', async ({ browser }) => {
  const page = await open(browser, '/?find=a');
  await button(page, words.dishes.addLike).first().click();
  expect((await scan(await open(browser, page.url(), true))).violations).toEqual([]);
  await page.getByLabel(words.newDish.name, { exact: true }).fill('Almond Pie');
  await page.getByLabel(words.newDish.description).fill('Too short.');
  await button(page, words.newDish.save).click();
  await expect(page.locator('.problem')).toHaveCount(1);
  await expect(page.getByLabel(words.newDish.name, { exact: true })).toHaveValue('Almond Pie');
  await page.getByLabel(words.newDish.description).fill('Almonds, eggs and lemon in a thin crust.');
  await button(page, words.newDish.save).click();
  await expectLive(page);
  expect(await isPublic('/menu', 'Almond Pie')).toBe(true);
  expect(place.git('diff', 'HEAD~', '--numstat')).toMatch(/^\d+\t0\t[^\n]*\n$/);
  await page.goto('/history');
  await button(page, words.history.undo).first().click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~~')).toBe('');
});

test('A text of a page is found, changed, and brought back', async ({ browser }) => {
  const page = await open(browser, '/texts');
  await page.getByLabel(words.texts.find).fill('the');
  await button(page, words.texts.search).click();
  const text = page.locator('main li a[href*="home.yaml%23about.lead"]');
  await text.click();
  const field = page.getByLabel(words.texts.label, { exact: true });
  const before = await field.inputValue();
  await field.fill('x'.repeat(900));
  await button(page, words.texts.save).click();
  await expect(page.locator('.problem')).toHaveCount(1);
  await expect(field).toHaveValue('x'.repeat(900));
  await field.fill('Soup: “hot”, # and bread.');
  await button(page, words.texts.save).click();
  await expectLive(page);
  expect(await isPublic('/', 'Soup: “hot”, # and bread.')).toBe(true);
  await page.goto('/history');
  await button(page, words.history.undo).first().click();
  await expectLive(page);
  expect(await isPublic('/', before)).toBe(true);
  expect(place.git('diff', 'HEAD~~')).toBe('');
});

test('All prices of a category are raised after a look at the list', async ({ browser }) => {
  const page = await open(browser, '/');
  await page.getByRole('link', { name: words.raise.link }).click();
  await page.getByLabel(words.raise.percent).fill('-50');
  await button(page, words.raise.look).click();
  await page.getByText(words.raise.notPercent).waitFor();
  await page.getByLabel(words.raise.percent).fill('5');
  await page.getByLabel(words.raise.scope).selectOption({ index: 2 });
  await button(page, words.raise.look).click();
  const lines = await page.locator('main li').count();
  await button(page, words.raise.save.replace('{count}', String(lines))).click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~', '--numstat')).toMatch(new RegExp(`^${lines}\\t${lines}\\t[^\\n]*\\n$`));
  await page.goto('/history');
  await button(page, words.history.undo).first().click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~~')).toBe('');
});

test('A dish is sold out today, and back on', async ({ browser }) => {
  const page = await open(browser, '/?find=a');
  await button(page, words.dishes.soldOut).first().click();
  await expectLive(page);
  const today = londonTime(Date.now()).slice(0, 10);
  expect(place.git('diff', 'HEAD~')).toContain(`soldOut: ${today}`);
  await page.goto('/?find=a');
  await button(page, words.dishes.backOn).first().click();
  await expectLive(page);
  expect(place.git('diff', 'HEAD~~')).toBe('');
});

test('A notice goes up with its mistakes beside its fields, and comes down', async ({ browser }) => {
  const page = await open(browser, '/notices');
  await page.getByRole('link', { name: words.notices.putUp }).click();
  await page.getByLabel(words.notices.notice).fill('Our oven is cold on Monday');
  const today = londonTime(Date.now()).slice(0, 10);
  await page.getByLabel(words.notices.from).fill(today);
  await page.getByLabel(words.notices.until).fill('2020-01-01');
  await button(page, words.notices.save).click();
  await page.locator('.problem').waitFor();
  await page.getByLabel(words.notices.until).fill(today);
  await page.getByLabel(words.notices.untilTime).fill('23:59');
  await page.getByLabel(words.notices.linkHref).fill('/menu');
  await button(page, words.notices.save).click();
  await page.locator('#linkText-problem').waitFor();
  await page.getByLabel(words.notices.linkText).fill('Read what is cold');
  await button(page, words.notices.save).click();
  await expectLive(page);
  expect(await isPublic('/faq', 'Our oven is cold on Monday')).toBe(true);
  expect(await isPublic('/faq', 'Read what is cold')).toBe(true);
  expect(place.git('diff', 'HEAD~')).toContain(`until: ${today} 23:59`);
  await page.goto('/notices');
  await button(page, `${words.notices.takeDown} Our oven`).click();
  await expectLive(page);
  expect(await isPublic('/faq', 'Our oven is cold on Monday')).toBe(false);
});

test('A day with other hours is planned and removed', async ({ browser }) => {
  const page = await open(browser, '/hours');
  const inAWeek = londonTime(Date.now() + 7 * 86_400_000).slice(0, 10);
  await page.getByLabel(words.hours.date, { exact: true }).fill(inAWeek);
  await page.getByLabel(words.hours.closed).check();
  await page.getByLabel(words.hours.reason).fill('Staff party');
  await button(page, words.hours.save).click();
  await expectLive(page);
  await page.goto('/hours');
  expect(await page.textContent('main')).toContain('Staff party');
  await page.getByRole('button', { name: new RegExp(`^${words.hours.remove} .*${inAWeek}`) }).click();
  await expectLive(page);
  await page.goto('/hours');
  expect(await page.textContent('main')).not.toContain('Staff party');
});

/** Opens the form for the first picture of the home page. */
const openPicture = async (page: Page): Promise<void> => {
  await page.locator('summary', { hasText: words.pictures.pages.home }).click();
  await page.locator('details[open]').getByRole('button', { name: words.pictures.change }).first().click();
};

test('What is no photo is refused beside its field, and the text stays', async ({ browser }) => {
  const page = await open(browser, '/pictures', true);
  await openPicture(page);
  expect((await scan(page)).violations).toEqual([]);
  await page.getByLabel(words.pictures.photo).setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await page.getByLabel(words.pictures.alt).fill('A table by the window, laid for four.');
  await button(page, words.pictures.save).click();
  await expect(page.locator('.problem')).toHaveText(words.pictures.notPhoto);
  await expect(page.getByLabel(words.pictures.alt)).toHaveValue('A table by the window, laid for four.');
  expect((await scan(page)).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('A photo takes the place of a picture, upright and without its place, and is undone', async ({ browser }) => {
  const page = await open(browser, '/pictures');
  await openPicture(page);
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

  await page.goto('/history');
  await button(page, words.history.undo).first().click();
  await expectLive(page);
  expect(place.git('diff', before, 'HEAD')).toBe('');
  expect(await isPublic('/', basename(added, '.jpg'))).toBe(false);
});
