/** The editor in a browser, on a phone: what is typed, kept, checked, saved and taken back. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { fixtureBuildFolder } from '../another-restaurant/environments.ts';
import { scan } from '../e2e/axe-scan.ts';
import { type AdminSite, startAdminSite } from './admin-site.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let place: AdminSite;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];

test.beforeAll(async ({ browser }) => {
  place = await startAdminSite({ ADMIN_OPEN: 'loopback' }, fixtureBuildFolder);
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: place.admin });
  const [name = '', value = ''] = place.cookie().split('=');
  await context.addCookies([{ name, value, url: place.admin }]);
  // A violation of the content security policy is an error of the console.
  context.on(
    'console',
    (message) => message.type() === 'error' && errors.push(message.text() + ' ' + message.location().url),
  );
  context.on('weberror', (error) => errors.push(error.error().message));
});
test.afterAll(() => place.stop());
// A page that says how far a change is loads itself again, which would break off what the next test opens.
test.beforeEach(async () => {
  page = await context.newPage();
});
test.afterEach(async () => {
  await page.close();
  expect(errors.splice(0)).toEqual([]);
});

const DISH = '/edit?id=dish:harbour/caldo-verde';
const save = (on: Page = page) => on.getByRole('button', { name: 'Save', exact: true }).click();
const field = (name: string, on: Page = page) => on.getByLabel(name, { exact: true }).first();
const lastChange = () => place.git('show', '--format=%s', 'HEAD');

test('A dish is changed on one page, and the message stands at its field', async () => {
  await page.goto(DISH);
  await field('Price').fill('nine');
  const problem = page.getByRole('alert').filter({ hasText: 'write digits' });
  await expect(problem).toBeVisible();
  // Also without a network, in which nothing says that it is right now.
  await context.setOffline(true);
  await field('Price').fill('5,9');
  await expect(problem).toBeHidden();
  await context.setOffline(false);
  errors.splice(0);
  await save();
  await page.waitForURL('**/changes/*');
  expect(lastChange()).toMatch(/^\+.*price: '?5\.90/m);
});

test('What is typed survives a reload and the end of the session', async () => {
  await page.goto(DISH);
  await field('Name').fill('Caldo Verde, large');
  await page.reload();
  await expect(field('Name')).toHaveValue('Caldo Verde, large');
  const cookies = await context.cookies();
  await context.clearCookies();
  await save();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await context.addCookies(cookies);
  await page.goto(DISH);
  await expect(field('Name')).toHaveValue('Caldo Verde, large');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Begin anew' })).toBeInViewport();
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(field('Name')).toHaveValue('Caldo Verde');
});

test('Two phones that change one value see both values', async () => {
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto(DISH);
  await field('Price').fill('6');
  await field('Price', other).fill('6.2');
  await save();
  await page.waitForURL('**/changes/*');
  await save(other);
  await expect(
    other.getByRole('alert').filter({ hasText: 'You saved something else here, on another page or phone' }),
  ).toContainText('Saved: £6.00Yours: £6.20');
  await other.getByRole('button', { name: 'Save mine' }).click();
  await other.waitForURL('**/changes/*');
  expect(lastChange()).toMatch(/^\+.*price: '?6\.20/m);
  await other.close();
});

test('A new dish has its own recipe, whose allergens are said and shown, and a photo that was cropped', async () => {
  await page.goto('/?branch=harbour');
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: /^New in/ }).click();
  await field('Name').fill('Almond Soup');
  await field('Price').fill('6');
  await save();
  await expect(
    page.getByRole('alert').filter({ hasText: 'A dish without a recipe cannot go on the site' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Go to the first' }).click();
  const made = page.getByRole('searchbox', { name: 'Search to add: Made of' });
  await expect(made).toBeFocused();
  await made.fill('tomato');
  await expect(page.getByRole('button', { name: 'tomato', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'is a new ingredient' })).toHaveCount(0);
  await save();
  await expect(page.getByText('“tomato” at Made of is not chosen')).toBeVisible();
  await made.fill('dew drops');
  await page.getByRole('button', { name: 'is a new ingredient' }).click();
  await page.locator('.entries > li', { hasText: 'dew' }).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Removed: dew drops')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove dew' })).toHaveCount(0);
  await made.fill('almond flakes');
  await page.getByRole('button', { name: 'is a new ingredient' }).click();
  // It is the same one by another name.
  await page.locator('[name="$new.almond-flakes.name"]').fill('flaked almonds');
  await expect(page.getByRole('button', { name: 'Remove flaked almonds' })).toBeVisible();
  await save();
  await expect(page.getByRole('alert').filter({ hasText: 'Say which of the fourteen allergens' })).toBeVisible();
  await field('What it is').selectOption({ label: 'From a plant' });
  await page.getByRole('group', { name: 'Contains' }).getByLabel('nuts', { exact: true }).check();
  await page.getByLabel(/What in it is nuts/).fill('almond');
  await expect(page.locator('.follows')).toContainText('Contains nuts (almond');
  // Nothing is wrong there any more, and it stays open.
  await expect(page.getByLabel(/What in it is nuts/)).toBeVisible();
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const isChosen = Promise.withResolvers<void>();
  await page.route('**/edit/photo', (route) => isChosen.promise.then(() => route.continue()));
  await page.locator('input[type=file]').setInputFiles({ name: 'IMG 1.JPG', mimeType: 'image/jpeg', buffer: photo });
  // What is chosen while the photo is being sent stays.
  await made.fill('tomato');
  await page.getByRole('button', { name: 'tomato', exact: true }).click();
  isChosen.resolve();
  await page.getByRole('img', { name: /^Now: / }).waitFor();
  await page.getByRole('button', { name: 'Remove tomato' }).click();
  await expect(page.getByRole('button', { name: 'Remove flaked almonds' })).toBeFocused();
  const isSlow = Promise.withResolvers<void>();
  await page.route('**/*full=yes', (route) => isSlow.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('button', { name: 'Use this' }).waitFor();
  await save();
  await expect(page.getByText('The photo at Picture is being cropped')).toBeVisible();
  await page.getByRole('button', { name: 'Use this' }).click();
  isSlow.resolve();
  await expect(page.getByRole('button', { name: 'Use this' })).toHaveCount(0);
  // As a whole, since the tabs and the row with Save stay in view and cover what is below them.
  await page.setViewportSize({ width: 390, height: 6000 });
  expect(await scan(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await save();
  await page.getByText(/^On the site at/).waitFor();
  const files = place.git('show', '--name-only', '--format=', 'HEAD');
  for (const part of ['menu.yaml', 'recipes.yaml', 'ingredients.yaml', '.jpg']) expect(files).toContain(part);

  // It is removed with a second tap, and can be brought back.
  const checked = page.waitForResponse('**/edit/check');
  await page.goto('/edit?id=dish:harbour/almond-soup');
  // Of a dish that is gone there would be none.
  await checked;
  await expect(page.getByLabel('Hours of the day', { exact: true })).toHaveValue('');
  await page.locator('summary', { hasText: 'Remove it' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.waitForURL('**/changes/*');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Undone: Almond Soup' })).toBeVisible();
});

test('Entries of a list are moved, taken out with a way back, and added where they are opened', async () => {
  await page.goto('/edit?id=content/faq.yaml&at=questions');
  const entries = page.locator('.entries > li > details > summary');
  await entries.first().waitFor();
  const before = (await entries.allTextContents()).map((text) => text.replace(/^\d+\. /, ''));
  const moved = page.locator('.entries > li', { hasText: before[1]! });
  await entries.nth(1).click();
  // It stays open and under the finger, wherever it goes.
  for (const [name, index] of [
    ['Move down', 2],
    ['Move up', 1],
    ['Move up', 0],
    ['Move down', 1],
    ['Move up', 0],
  ] as const) {
    await moved.getByRole('button', { name }).click();
    await expect(entries.nth(index)).toContainText(before[1]!);
    await expect(moved.locator('> details')).toHaveAttribute('open');
    await expect(moved.getByRole('button', { name: /^Move/ }).and(page.locator(':focus'))).toBeInViewport();
  }
  await page.locator('.entries > li').first().getByRole('button', { name: 'Remove' }).click();
  await expect(entries).toHaveCount(before.length - 1);
  await expect(entries.first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entries).toHaveCount(before.length);
  await page.getByRole('button', { name: 'Add one' }).first().click();
  const question = page.getByLabel('Question', { exact: true });
  await expect(question).toBeFocused();
  await question.fill('எங்கே?');
  await page.getByLabel('Answer', { exact: true }).fill('Here.');
  const group = field('Heading under which it stands');
  await expect(page.locator('datalist option')).toHaveCount(2);
  await group.fill('Coming here');
  // What is not saved is open again.
  await page.reload();
  await expect(question).toHaveValue('எங்கே?');
  // One that is begun and left empty is dropped.
  await page.getByRole('button', { name: 'Add one' }).first().click();
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Arima Tamil"', 'எ'))).toBe(true);
  await save();
  await page.waitForURL('**/changes/*');
  expect(lastChange()).toContain('group: Coming here');
});

test('A category is moved past the edge of its page, to a page of choice, and a new one asks for its page', async () => {
  await page.goto('/edit?id=content/branches/harbour/menu.yaml&at=categories');
  const list = page.locator('.entries').first();
  /** The pages with their categories, as on the form. */
  const pages = async () =>
    (await list.locator('> li').locator('> h3, > details > summary').allInnerTexts()).join('; ');
  await list.getByText('Pots and Rice').click();
  await list.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(pages).toContain('From the Grill; 3. Pots and Rice; Page 2; 4. From the Garden');
  await list.getByLabel('Page of the menu').selectOption('Page 3');
  await expect.poll(pages).toContain('Page 3; 5. Pots and Rice; 6. Something Sweet');
  await expect(list.getByLabel('Page of the menu')).toBeInViewport();
  await page.getByRole('button', { name: 'Add one' }).first().click();
  await list.getByLabel('Name', { exact: true }).last().fill('Breakfast');
  await save();
  await expect(page.getByRole('alert').filter({ hasText: 'Page of the menu' })).toBeVisible();
  await list.getByLabel('Page of the menu').last().selectOption('Page 4, a new one');
  await save();
  await page.waitForURL('**/changes/*');
  expect(lastChange()).toMatch(/^\+ {4}page: 3$[\s\S]*^\+ {2}- slug: breakfast$/m);
});

test('A quick form keeps what is typed without a network, and a form that was saved is not sent again', async () => {
  await page.goto('/form?id=price:harbour/caldo-verde');
  const price = Number(await field('Price').inputValue());
  await field('Price').fill(String(price * 2));
  await context.setOffline(true);
  await save();
  await expect(page.getByText('No network.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await save();
  const isTyped = Promise.withResolvers<void>();
  await page.route('**/form/save', (route) => isTyped.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Yes, save' }).click();
  // The answer leads away, so nothing can be typed any more.
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.locator('#at-price').evaluate((input) => input.focus());
  await expect(page.locator('#at-price')).not.toBeFocused();
  isTyped.resolve();
  await expect(page.getByRole('status')).toHaveText(/^On the site at/);
  const head = place.git('rev-parse', 'HEAD');
  await page.goBack();
  await expect(field('Price')).toHaveValue((price * 2).toFixed(2));
  await page.goto('/');
  await page.locator('form.pick').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('alert')).toHaveText('Tick the dishes that are sold out.');
  await page.getByRole('link', { name: 'Notices', exact: true }).click();
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveText('Tick the dishes that are sold out.');
  expect(place.git('rev-parse', 'HEAD')).toBe(head);
  // The browser logs the request that could not be sent.
  errors.splice(0);
});

test('A story is written with a toolbar, and read before it is saved', async () => {
  await page.goto('/edit?id=new-story');
  const text = field('The text itself');
  await text.fill('Rain.\n\n\nSun.');
  await text.press('Control+Home');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('No ');
  await expect(text).toHaveValue('**No **Rain.\n\n\nSun.');
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(text).toHaveValue('**No\n\n## Heading\n\n**Rain.\n\n\nSun.');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('.preview h2').last()).toBeInViewport();
});

test('A food that only the name says is added from the question, or said not to be in the dish', async () => {
  await page.goto('/edit?id=dish:harbour/caldo-verde');
  await field('Name').fill('Caldo Verde with Walnuts');
  await save();
  await expect(page.getByRole('button', { name: 'Save: it has no walnut' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to what it is made of' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search to add: Made of' })).toBeFocused();
  await expect(page.getByText('Add walnut here.')).toBeVisible();
  await field('Name').fill('Caldo Verde with Almonds');
  await save();
  await page.getByRole('button', { name: 'Add almond to what it is made of, and save' }).click();
  await page.waitForURL('**/changes/*');
  expect(lastChange()).toMatch(/^\+.*almond/m);
});
