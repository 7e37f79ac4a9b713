import type { Page } from '@playwright/test';
import { readPdf } from '../built/pdf-reader.ts';
import { dishesOn } from '../../model/dishes-on.ts';
import { type Allergen, allergens } from '../../model/schema/allergens.ts';
import { listPath } from '../../src/stores/list-address.ts';
import { newPerson, type Person } from '../../src/stores/people.ts';
import type { Dish } from '../../model/types.ts';
import { dishHash } from '../../src/stores/table-list.ts';
import { expect, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* What is printed while a full-screen view is open. The words are content: the longer they are, the less a card fits its sheet. */

const { actions, card, views } = content['our-table'];
const { translation, examples } = card;
const [eastham] = content.branches;
if (!eastham || !translation || !examples) throw new Error('Needs a branch, and a card with examples in two languages');
const dishes = dishesOn(content.menus[eastham.key]!);
const names = dishes.slice(0, 40).map(({ baseName }) => baseName);

/** Opens a list of some dishes, one for each guest in turn. */
async function openList(page: Page, people: readonly Person[], some: readonly Dish[]): Promise<void> {
  const entries = some.map(({ listId }, index) => ({
    dish: dishHash(listId),
    eater: index % people.length,
    quantity: 1,
    price: 0,
  }));
  await page.goto(listPath({ branch: eastham!.id, people, entries }));
}

/** Opens a list of so many dishes of a guest who must avoid something, and on it what a button opens. */
async function openView(page: Page, without: readonly Allergen[], button: string, count: number) {
  await openList(page, [{ ...newPerson(''), without }], dishes.slice(0, count));
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The letters of a PDF, and its pages. No piece of it is outside its page. */
async function readPrint(page: Page, size: { preferCSSPageSize: true } | { format: 'A4' | 'Letter' }) {
  const { pages } = await readPdf(await page.pdf(size));
  for (const { width, height, pieces, artifacts } of pages)
    for (const { x, y, width: length, text } of [...pieces, ...artifacts]) {
      const isInside = x > 0 && y > 0 && x + length < width && y < height;
      expect(isInside, `${text} is inside the page`).toBe(true);
    }
  const texts = pages.flatMap(({ pieces, artifacts }) => pieces.concat(artifacts));
  return { pages, text: lettersOf(texts.map((piece) => piece.text).join('')) };
}

/** The letters of a text, without the vowel signs of Tamil, which a PDF has in the order of the glyphs. */
const lettersOf = (text: string) => text.normalize('NFD').replaceAll(/[\p{M}\p{Z}\p{C}]/gu, '');

/** The vowel signs u and uu, whose glyphs a PDF does not always name. */
const UNREADABLE = /[ுூ]/;

/** Millimetres in a point. */
const MM = 25.4 / 72;

/** The shortest card and the longest. */
for (const without of [['nuts'], allergens] as const)
  test(`the card for the kitchen prints all of ${without.length}: ${without.join(', ')}`, async ({ page }) => {
    await openView(page, without, card.open, 1);
    for (const size of [{ preferCSSPageSize: true }, { format: 'A4' }, { format: 'Letter' }] as const) {
      const { pages, text } = await readPrint(page, size);
      for (const allergen of without)
        for (const words of [content.menu.allergens[allergen], examples[allergen], translation[allergen]])
          for (const word of words.split(' ').filter((each) => !UNREADABLE.test(each)))
            expect(text).toContain(lettersOf(word));
      expect(text).toContain(lettersOf(content.menu.allergy.firstAid));
      expect(text).not.toContain(lettersOf(names[0]!));
      const sizes = pages.map(({ width, height }) => [width, height].map((points) => Math.round(points * MM)));
      if ('preferCSSPageSize' in size) expect(sizes).toEqual([[105, 148]]);
    }
  });

test('what the waiter sees, and what is read out by phone, print whole from the top', async ({ page }) => {
  for (const [button, title] of [
    [actions.waiter, views.mind],
    [actions.phone, views.sayFirst],
  ] as const) {
    await openView(page, ['nuts'], button, names.length);
    await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    const { pages, text } = await readPrint(page, { format: 'A4' });
    expect(pages.length).toBeGreaterThan(1);
    for (const words of [title, ...names]) expect(text).toContain(lettersOf(words));
    await page.goto('about:blank');
  }
});

test('our table, and what the waiter sees, print no page with a line or two', async ({ page }) => {
  for (const n of [1, 6, 17, 40]) {
    const people = ['Ana', 'Arun', 'Amma'].map((name) => Object.assign(newPerson(name), { without: ['nuts', 'milk'] }));
    await openList(page, people, dishes.slice(0, n));
    const last = page.getByRole('main').getByText(names[n - 1]!);
    await expect(last.first()).toBeVisible();
    const linesOnPages = async () =>
      (await readPrint(page, { format: 'A4' })).pages.map(
        ({ pieces, artifacts }) => new Set([...pieces, ...artifacts].map(({ y }) => Math.round(y))).size,
      );
    expect(Math.min(...(await linesOnPages()))).toBeGreaterThan(2);
    await page.getByRole('button', { name: actions.waiter }).filter({ visible: true }).first().click();
    expect(Math.min(...(await linesOnPages()))).toBeGreaterThan(2);
    await page.goto('about:blank');
  }
});

test('the waiter reads in Tamil what each guest cannot have, as in English', async ({ page }) => {
  const people = [
    { ...newPerson('Ana'), without: allergens },
    { ...newPerson('Arun'), without: ['sesame'] as const, traces: true },
    { ...newPerson('Amma'), diet: 'vegetarian' as const },
  ];
  const dish = dishes.find(({ allergens: { contains } }) => Object.keys(contains).length > 0)!;
  await openList(page, people, [dish]);
  await page.getByRole('button', { name: actions.waiter }).filter({ visible: true }).first().click();
  const tamil = page.getByRole('dialog').locator('section [lang]').filter({ visible: true });
  await expect(tamil).toHaveText([
    new RegExp(`${translation.partyNoTraces}$`),
    new RegExp(`${translation.partyTraces}$`),
    translation.vegetarian,
  ]);
  await expect(page.getByRole('dialog').locator('mark [lang]')).toHaveText(`Ana ${translation.not}`);
});
