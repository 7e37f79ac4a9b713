import type { Page } from '@playwright/test';
import { newPerson, noParty, serializeParty } from '../../src/stores/party.ts';
import { listIn, readList } from '../../src/stores/list-address.ts';
import { sumUp } from '../../src/islands/our-table/totals.ts';
import { toPence } from '../../src/ui/dishes/price-text.ts';
import { finderPath, menuPath, paths, telephoneUrl } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { createMoneyFormat } from '../../model/money.ts';
import { content, defaultBranch, menuPage, menus, otherBranch, ui } from './content.ts';
import { expect, open, test } from './site.ts';
import { dishesOf, entryOf, listAddress } from './table-list.ts';

const words = content.ourTable;
const money = createMoneyFormat(content.site.currency);
const pounds = (pence: number) => money(pence / 100);

const add = (page: Page, dish: string) =>
  page.getByRole('button', { name: fill(words.adding.add, { dish }), exact: true }).filter({ visible: true });
const link = (page: Page) => page.getByRole('complementary').getByRole('link', { name: words.adding.link });
const main = (page: Page) => page.getByRole('main');
/** The fragment of the address, once it holds a list. */
const listOf = (page: Page) => readList(listIn(new URL(page.url()).hash) ?? '');
const sum = (page: Page, label: string) =>
  main(page).locator('dl > div').filter({ hasText: label }).getByRole('definition');
const [first, second, third] = dishesOf(otherBranch);
if (!first || !second || !third) throw new Error('The other branch has too few dishes');

test('Dishes of the menu are put on the list, counted, added up, and copied with the address', async ({
  page,
  context,
}) => {
  await open(page, menuPath(otherBranch));
  await expect(link(page)).toHaveCount(0);
  await add(page, first.baseName).click();
  await expect(page.getByRole('status').filter({ hasText: otherBranch.store })).toContainText('1');
  await add(page, first.baseName).click();
  await add(page, second.baseName).click();
  await expect(link(page)).toContainText('3');

  await link(page).click();
  await expect(page).toHaveURL(/\/our-table#list=/);
  await expect(main(page).getByText('This is not an order')).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  for (const { baseName } of [first, second])
    await expect(main(page).getByRole('heading', { name: baseName, exact: true })).toBeVisible();
  const fewer = main(page).getByRole('button', { name: fill(words.list.fewer, { dish: first.baseName }) });
  await fewer.focus();
  await page.keyboard.press('Enter');
  const total = toPence(first.price) + toPence(second.price);
  await expect(sum(page, fill(words.sums.many, { n: 2 }))).toHaveText(pounds(total));
  await expect.poll(() => listOf(page)?.entries.map(({ quantity }) => quantity)).toEqual([1, 1]);
  await expect(main(page).getByRole('link', { name: words.acts.order })).toHaveAttribute('href', paths.selectStore);
  await expect(
    main(page).getByRole('link', {
      name: fill(words.acts.ring, { store: otherBranch.store, phone: otherBranch.phone }),
    }),
  ).toHaveAttribute('href', telephoneUrl(otherBranch.phone));

  // Another tab has its own list; the address brings this one.
  const other = await context.newPage();
  await open(other, paths.ourTable);
  await expect(main(other).getByText(fill(words.page.empty, { store: defaultBranch.store }))).toBeVisible();
  await open(other, page.url());
  await expect(sum(other, fill(words.sums.many, { n: 2 }))).toHaveText(pounds(total));
  await other.close();

  // The list stays in the tab: on the menu its dishes are counted, and it can be emptied.
  await open(page, menuPath(otherBranch));
  await expect(link(page)).toContainText('2');
  await open(page, paths.ourTable);
  await main(page).getByRole('button', { name: words.acts.clear }).click();
  await expect(main(page).getByText(fill(words.page.empty, { store: otherBranch.store }))).toBeVisible();
});

test('Another size of a dish is put on the list at its own price', async ({ page }) => {
  const [found] = [defaultBranch, otherBranch].flatMap((branch) =>
    (menus[branch.key]?.pages ?? []).flatMap(({ categories }, index) =>
      categories.flatMap(({ items }) =>
        items.flatMap(({ baseName, also = [] }) => also.map((one) => ({ branch, page: index + 1, baseName, ...one }))),
      ),
    ),
  );
  if (!found) throw new Error('No dish comes in two sizes');
  const { branch, baseName, size, price } = found;
  await open(page, menuPath(branch, found.page));
  await add(page, `${baseName}, ${size}`).click();
  await link(page).click();
  await expect(main(page).getByRole('heading', { name: `${baseName}, ${size}`, exact: true })).toBeVisible();
  await expect(sum(page, words.sums.one)).toHaveText(pounds(toPence(price)));
});

test('The bill is divided to the penny, with service where the branch charges it', async ({ page }) => {
  const people = ['Ana', 'Rui', 'Bo'].map(newPerson);
  const entries = [entryOf(first, { quantity: 2 }), entryOf(second, { eater: 1 }), entryOf(third, { eater: 2 })];
  const percent = otherBranch.serviceCharge ?? 0;
  expect(percent).toBeGreaterThan(0);
  const totals = sumUp(entries, percent, people.length);

  await open(page, listAddress(otherBranch, entries, people));
  await expect(sum(page, fill(words.sums.service, { percent }))).toHaveText(pounds(totals.total));
  for (const [division, parts] of [
    [words.sums.evenly, totals.evenly],
    [words.sums.byPerson, totals.byPerson],
  ] as const) {
    await main(page).getByRole('radio', { name: division }).check();
    for (const [index, { name }] of people.entries())
      await expect(sum(page, name)).toHaveText(pounds(parts[index] ?? 0));
  }

  // A person who leaves leaves their dish to all.
  await main(page).getByRole('radio', { name: 'Rui' }).check();
  await main(page)
    .getByRole('button', { name: fill(menuPage.finder.party.remove, { name: 'Rui' }) })
    .click();
  await expect.poll(() => listOf(page)?.entries.map(({ eater }) => eater)).toEqual([null, null, 1]);
  await main(page)
    .getByLabel(fill(words.list.eater, { dish: second.baseName }))
    .selectOption('Ana');
  await expect.poll(() => listOf(page)?.entries.map(({ eater }) => eater)).toEqual([null, 0, 1]);

  // The branch that charges no service shows none.
  await open(page, listAddress(defaultBranch, [entryOf(dishesOf(defaultBranch)[0]!)]));
  await expect(sum(page, words.sums.one)).toBeVisible();
  await expect(main(page).getByText('%')).toHaveCount(0);
});

test('What is not as it was when the list was made is said', async ({ page }) => {
  const elsewhere = dishesOf(defaultBranch).find(({ id }) => dishesOf(otherBranch).every((dish) => dish.id !== id))!;
  const entries = [entryOf(first, { price: 1 }), entryOf(elsewhere), { ...entryOf(second), dish: 7, price: 650 }];
  await open(page, listAddress(otherBranch, entries));
  const changed = { dish: first.baseName, before: pounds(1), now: money(first.price) };
  await expect(main(page).getByText(fill(words.list.changed, changed))).toBeVisible();
  const { store } = otherBranch;
  await expect(main(page).getByText(fill(words.list.notHere, { dish: elsewhere.baseName, store }))).toContainText(
    fill(words.list.elsewhere, { stores: defaultBranch.store }),
  );
  const unknown = fill(words.list.unknownDish, { price: pounds(650) });
  await expect(main(page).getByText(fill(words.list.notHere, { dish: unknown, store }))).toBeVisible();
  // Only what the branch has is added up, at today's price.
  await expect(sum(page, words.sums.one)).toHaveText(money(first.price));

  await main(page).getByRole('button', { name: words.list.seen }).click();
  await expect(main(page).getByText(words.list.changedTitle)).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: fill(words.list.remove, { dish: unknown }) })
    .click();
  await expect.poll(() => listOf(page)?.entries).toEqual([entryOf(first), entryOf(elsewhere)]);
});

test('The waiter is shown what each person cannot have, and the telephone is read a list in the order of the menu', async ({
  page,
}) => {
  const people = [{ ...newPerson('Ana'), without: ['fish', 'milk'] as const }, newPerson('Rui')];
  await open(page, listAddress(otherBranch, [entryOf(second, { eater: 0 }), entryOf(first)], people));
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const waiter = main(page).getByRole('button', { name: words.acts.waiter }).filter({ visible: true }).first();
  await waiter.click();
  await expect(dialog(words.acts.waiter)).toContainText(/Ana: .*fish, milk/i);
  await page.keyboard.press('Escape');
  await expect(dialog(words.acts.waiter)).toHaveCount(0);
  await expect(waiter).toBeFocused();

  await main(page).getByRole('button', { name: words.acts.phone }).click();
  const lines = dialog(words.acts.phone).getByRole('listitem');
  await expect(lines).toHaveText([new RegExp(first.baseName), new RegExp(second.baseName)]);
  const ring = dialog(words.acts.phone).getByRole('link');
  await expect(ring).toHaveAttribute('href', telephoneUrl(otherBranch.phone));
  await dialog(words.acts.phone).getByRole('checkbox').first().check();
  await dialog(words.acts.phone).getByRole('button', { name: words.acts.close }).click();

  await main(page)
    .getByRole('button', { name: fill(words.card.openFor, { name: 'Ana' }) })
    .click();
  await expect(dialog(words.card.open).getByRole('listitem')).toHaveText([
    menuPage.allergens.fish,
    menuPage.allergens.milk,
  ]);
});

test('An address that is cut short shows no half of a list, and a link inside the page keeps it', async ({ page }) => {
  const address = listAddress(otherBranch, [entryOf(first), entryOf(second)]);
  await open(page, address.slice(0, -5));
  await expect(page.getByRole('alert')).toContainText(words.page.unreadable);
  await page.getByRole('button', { name: words.page.again }).click();
  await expect(main(page).getByText(fill(words.page.empty, { store: defaultBranch.store }))).toBeVisible();

  await open(page, address);
  await expect(main(page).getByRole('heading', { name: first.baseName })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: ui.global.skipLink }).press('Enter');
  await expect(main(page).getByRole('heading', { name: first.baseName })).toBeVisible();
  await expect.poll(() => listOf(page)?.entries).toHaveLength(2);
});

test('A dish that is put on the list from the finder brings the people with it, and what they then change', async ({
  page,
}) => {
  const people = [newPerson('Ana'), newPerson('Rui')];
  await open(page, finderPath(otherBranch, serializeParty({ ...noParty, people })));
  await add(page, first.baseName).click();
  const fish = page.getByRole('checkbox', { name: menuPage.allergens.fish, exact: true });
  await fish.check();
  await link(page).click();
  await expect.poll(() => listOf(page)?.people).toEqual([{ ...people[0], without: ['fish'] }, people[1]]);
  await main(page).getByRole('link', { name: words.page.people }).click();
  await expect(fish).toBeChecked();
  await page.getByRole('button', { name: menuPage.finder.forget }).click();
  await link(page).click();
  await expect.poll(() => listOf(page)?.people).toEqual([newPerson('')]);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and leads to the menus; the menu has no dead button', async ({ page }) => {
    await page.goto(paths.ourTable);
    await expect(main(page).getByText(words.page.noScript)).toBeVisible();
    await expect(main(page).getByRole('link', { name: otherBranch.menuName, exact: true })).toBeVisible();
    await page.goto(menuPath(otherBranch));
    await expect(add(page, first.baseName)).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsole: /Applying inline style|Failed to load resource|ERR_|Failed to fetch/,
  });

  test("a phone that has seen the menu and a list shows somebody else's list", async ({ page }) => {
    await open(page, menuPath(otherBranch));
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await add(page, first.baseName).click();
    await link(page).click();
    await expect(main(page).getByRole('heading', { name: first.baseName })).toBeVisible();

    await page.context().setOffline(true);
    await page.goto('about:blank');
    await page.goto(listAddress(otherBranch, [entryOf(second)]));
    await expect(sum(page, words.sums.one)).toHaveText(money(second.price));
  });
});
