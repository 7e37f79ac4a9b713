import type { Page } from '@playwright/test';
import { newPerson } from '../../src/stores/people.ts';
import { writeList } from '../../src/stores/list-address.ts';
import { sumUp } from '../../src/islands/our-table/listed-dishes.ts';
import { toPence } from '../../src/ui/dishes/price-text.ts';
import { menuPath, paths, telephoneUrl } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { createMoneyFormat } from '../../model/money.ts';
import { amountOf, content, defaultBranch, dishesOf, menuWords, otherBranch } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, expectAccessible, test } from './site.ts';
import { addButton, dialog, entryOf, listAddress, listOf, main, tableLink } from './table-list.ts';

/* How lists, people and sums change is tested with the code: src/stores and src/islands/our-table. */

const words = content['our-table'];
const money = createMoneyFormat(content.site.currency);
const pounds = (pence: number) => money(pence / 100);

const sum = (page: Page, label: string) =>
  main(page).locator('dl > div').filter({ hasText: label }).getByRole('definition');
const DATA = new RegExp(`/data/${defaultBranch.key}\\.json`);
const [first, second] = dishesOf(otherBranch);
if (!first || !second) throw new Error('The other branch has too few dishes');

test('Dishes are put on the list once a press and added up; the list stays in the tab', async ({ page, context }) => {
  await page.goto(menuPath(otherBranch));
  await expect(tableLink(page)).toHaveCount(0);
  await addButton(page, first.baseName).click();
  await expect(page.getByRole('status').filter({ hasText: otherBranch.store })).toContainText('1');
  await addButton(page, first.baseName, 1).click();
  await addButton(page, second.baseName).click();
  await expect(tableLink(page)).toContainText('3');
  await page.reload();
  await expect(tableLink(page)).toContainText('3');

  await tableLink(page).click();
  await expect(page).toHaveURL(/\/our-table#list=/);
  for (const { baseName } of [first, second])
    await expect(main(page).getByRole('heading', { name: baseName, exact: true })).toBeVisible();
  await main(page)
    .getByRole('button', { name: fill(words.list.fewer, { dish: first.baseName }) })
    .press('Enter');
  const total = toPence(first.price) + toPence(second.price);
  await expect(sum(page, amountOf(2))).toHaveText(pounds(total));
  await expect.poll(() => listOf(page)?.entries.map(({ quantity }) => quantity)).toEqual([1, 1]);
  await expect(
    main(page)
      .locator(`a[href="${telephoneUrl(otherBranch.phone)}"]`)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  // Another tab has its own list; the address brings this one.
  const other = await context.newPage();
  await other.goto(paths.ourTable);
  await expect(main(other).locator('[data-empty]')).toBeVisible();
  await other.goto(page.url());
  await expect(sum(other, amountOf(2))).toHaveText(pounds(total));
  await other.close();

  await main(page).getByRole('button', { name: words.actions.clear }).click();
  await expect(main(page).getByText(fill(words.page.empty, { store: otherBranch.store }))).toBeVisible();
  await main(page).getByRole('button', { name: words.page.restore }).click();
  await expect(sum(page, amountOf(2))).toHaveText(pounds(total));
});

test('An empty table suggests dishes of its branch, which stay while they are put on the list', async ({ page }) => {
  await page.goto(paths.ourTable);
  await main(page)
    .getByRole('link', { name: fill(words.page.other, { store: otherBranch.store }) })
    .click();
  const name = await main(page).locator('[data-empty] b').first().innerText();
  const { price } = dishesOf(otherBranch).find(({ baseName }) => baseName === name)!;
  await expectAccessible(page, 'suggestions');
  await expect(main(page).getByText(words.page.suggested)).toBeVisible();
  await addButton(page, name).click();
  await expect(sum(page, amountOf(1))).toHaveText(money(price));
  await addButton(page, name, 1).press('Enter');
  await expect(addButton(page, name, 2)).toBeFocused();
  await expect(sum(page, amountOf(2))).toHaveText(money(price * 2));
});

test('Our table opens at the branch whose menu was read last, for the same people; its link leads to the list that it counts', async ({
  page,
}) => {
  const people = [newPerson('Ana'), newPerson('Rui')];
  const back = page.getByRole('link', { name: words.page.back, exact: true });
  const branchOf = ({ store }: typeof otherBranch) =>
    main(page).getByRole('link', { name: fill(words.page.other, { store }), exact: true });
  await page.goto(listAddress(otherBranch, [entryOf(first)], people));
  await expect(back).toHaveAttribute('href', menuPath(otherBranch));
  await page.goto(menuPath(defaultBranch));
  await page.goto(paths.ourTable);
  await expect(branchOf(defaultBranch)).toHaveAttribute('aria-current', 'page');
  await page.goto(paths.blog);
  await tableLink(page).click();
  await expect(branchOf(otherBranch)).toHaveAttribute('aria-current', 'page');
  await page.goto(menuPath(defaultBranch));
  await addButton(page, dishesOf(defaultBranch)[1]!.baseName).click();
  await tableLink(page).click();
  await expect.poll(() => listOf(page)?.people).toEqual(people);
  await branchOf(otherBranch).click();
  await expect(back).toHaveAttribute('href', menuPath(otherBranch));
  await expect.poll(() => listOf(page)).toEqual({ branch: otherBranch.id, people, entries: [entryOf(first)] });
});

test('The bill is exact to the penny, with service; what has changed since is said', async ({ page }) => {
  const people = ['Ana', 'Rui', 'Bo'].map(newPerson);
  const entries = [entryOf(first, { quantity: 2 }), entryOf(second, { eater: 1, price: 1 })];
  const percent = otherBranch.serviceCharge ?? 0;
  const eaten = [entries[0]!, entryOf(second, { eater: 1 })].map((entry) => ({ entry, price: entry.price }));
  const totals = sumUp(eaten, percent);
  await page.goto(listAddress(otherBranch, [...entries, { ...entryOf(second), dish: 7, price: 650 }], people));
  await expect(sum(page, fill(words.sums.service, { percent }))).toHaveText(pounds(totals.total));
  const changed = { dish: second.baseName, before: pounds(1), now: money(second.price) };
  await expect(main(page).getByText(fill(words.list.changed, changed))).toBeVisible();
  const unknown = fill(words.list.unknownDish, { price: pounds(650) });
  await expect(
    main(page).getByText(fill(words.list.notHere, { dish: unknown, store: otherBranch.store })),
  ).toBeVisible();
  await expectAccessible(page, 'list');

  await main(page).getByRole('button', { name: words.list.seen }).click();
  await expect(main(page).getByText(words.list.changedTitle)).toHaveCount(0);
  // A person who leaves leaves their dish to all.
  await main(page).getByRole('radio', { name: 'Rui' }).check();
  await main(page)
    .getByRole('button', { name: fill(menuWords.filters.party.remove, { name: 'Rui' }) })
    .press('Enter');
  await expect(main(page).getByRole('radio', { name: 'Ana' })).toBeFocused();
  await expect.poll(() => listOf(page)?.entries.map(({ eater }) => eater)).toEqual([null, null, null]);
  await main(page)
    .getByRole('button', { name: fill(menuWords.filters.party.bringBack, { name: 'Rui' }) })
    .press('Enter');
  await expect(main(page).getByRole('radio', { name: 'Rui' })).toBeFocused();
  await expect.poll(() => listOf(page)?.entries.map(({ eater }) => eater)).toEqual([null, 1, null]);
});

test('Waiter, telephone and kitchen get each person’s needs; a cut list is refused', async ({ page }) => {
  const people = [newPerson('Rui'), { ...newPerson('Ana'), without: ['gluten', 'fish', 'milk'] as const }];
  const milky = dishesOf(otherBranch).find((dish) => dish !== first && dish.allergens.contains.milk)!;
  // What two of them have is read out once.
  const entries = [
    entryOf(milky, { eater: 1 }),
    entryOf(second, { eater: 1 }),
    entryOf(first, { eater: 0 }),
    entryOf(first),
  ];
  const address = listAddress(otherBranch, entries, people);
  await page.goto(address.slice(0, -5));
  await expect(page.getByRole('alert')).toContainText(words.page.unreadable);
  await page.goto('about:blank');
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    words.page.tellStaff,
    menuWords.allergy.firstAid,
    new RegExp(`${otherBranch.phone}\\..* 20\\d\\d`),
  ])
    await expect(main(page).getByText(text).filter({ visible: true })).toBeVisible();
  const needs = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.views.mind }) });
  // Whoever has needs comes first.
  await expect(needs).toContainText(
    new RegExp(`Ana: .*${words.needs.gluten}, fish and milk.*Rui: ${words.needs.none}`, 'i'),
  );
  await page.emulateMedia({ media: null });
  const waiter = main(page).getByRole('button', { name: words.actions.waiter }).filter({ visible: true }).first();
  await waiter.click();
  await expect(dialog(page, words.actions.waiter)).toContainText(
    new RegExp(`Ana: .*${words.needs.gluten}, fish and milk`, 'i'),
  );
  await expect(dialog(page, words.actions.waiter).locator('mark')).toHaveText([
    /^Not Ana: contains gluten \(wheat\)/,
    /^Not Ana: .*contains milk(?! \()/,
  ]);
  await expect(dialog(page, words.actions.waiter)).toContainText(menuWords.allergy.firstAid);
  await expectAccessible(page, 'waiter');
  await page.keyboard.press('Escape');
  await expect(dialog(page, words.actions.waiter)).toHaveCount(0);
  await expect(waiter).toBeFocused();

  await main(page).getByRole('button', { name: words.actions.phone }).click();
  // In the order of the menu.
  const lines = dialog(page, words.actions.phone).getByRole('listitem');
  await expect(lines).toHaveText([first, second, milky].map(({ baseName }) => new RegExp(baseName)));
  await expect(dialog(page, words.actions.phone).locator('mark')).toHaveText([/gluten \(wheat\)/, /contains milk/]);
  await expectAccessible(page, 'telephone');
  await page.keyboard.press('Escape');

  await main(page)
    .getByRole('button', { name: fill(words.card.openFor, { name: 'Ana' }) })
    .click();
  await expect(dialog(page, words.card.open).getByRole('listitem')).toHaveText([
    `${menuWords.allergens.gluten} (wheat, rye, barley, oat)`,
    menuWords.allergens.fish,
    menuWords.allergens.milk,
  ]);
  await expect(dialog(page, words.card.open)).toContainText(menuWords.allergy.firstAid);
  await expectAccessible(page, 'card for the kitchen');
});

test('Warnings of a list replace the word that it is loading in one live region', async ({ page }) => {
  const release = await holdScripts(page, DATA);
  const people = [{ ...newPerson('Ana'), diet: 'vegan' as const, heat: 0 }];
  const meaty = dishesOf(defaultBranch).find(({ diet }) => diet !== 'vegan')!;
  await page.goto(listAddress(defaultBranch, [entryOf(meaty)], people));
  const loading = main(page).getByRole('status').filter({ hasText: menuWords.filters.loading });
  await expect(loading).toHaveCount(1);
  const region = await loading.elementHandle();
  release();
  await expect(main(page).getByRole('heading', { name: meaty.baseName, exact: true })).toBeVisible();
  expect(await region?.textContent()).toContain(content['our-table'].list.notFor.split('{')[0]);
});

test('A list of a branch that is gone does not hide that of another', async ({ page }) => {
  await page.goto(paths.ourTable);
  const lists = [99, otherBranch.id].map((branch) =>
    writeList({ branch, people: [newPerson('')], entries: [entryOf(first)] }),
  );
  await page.evaluate((text) => sessionStorage.setItem('site:party', text), ['find=', ...lists].join('\n'));
  await page.reload();
  await expect(main(page).getByRole('heading', { name: first.baseName, exact: true })).toBeVisible();
});

test.describe('as a messenger writes it', () => {
  // Where the # is encoded, the server has no such page.
  test.use({ expectedConsole: /status of 404/ });
  test('A list reaches its page though a messenger has encoded its address', async ({ page }) => {
    const address = listAddress(otherBranch, [entryOf(first)]);
    await page.goto(address.replace('#', '%23'));
    await expect(main(page).getByRole('heading', { name: first.baseName, exact: true })).toBeVisible();
  });
});

test.describe('When React cannot show an island', () => {
  test.use({ expectedConsole: /TypeError|Cannot read|is not iterable|undefined/ });

  test('the page shows what its HTML has, and says so', async ({ page }) => {
    await page.route(DATA, (route) => route.fulfill({ json: {} }));
    await page.goto(listAddress(defaultBranch, [entryOf(dishesOf(defaultBranch)[0]!)]));
    await expect(main(page).getByRole('alert')).toContainText('Reload');
    await expect(main(page).locator('[data-empty]')).toBeVisible();
  });
});
