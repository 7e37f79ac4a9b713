import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { allergens } from '../../model/schema/allergens.ts';
import { listPath } from '../../src/stores/list-address.ts';
import { newPerson } from '../../src/stores/party.ts';
import { dishNumber } from '../../src/stores/table-list.ts';
import { expect, open, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* The words of the card are content: the longer they are, the less a card of fourteen allergens fits its sheet. */

/** Millimetres in a point. */
const MM = 25.4 / 72;
/** Those with the most words for the kitchen come first. */
const native = content.ourTable.card.kitchen?.native;
const longestFirst = allergens.toSorted((one, other) => (native?.[other].length ?? 0) - (native?.[one].length ?? 0));
const [branch] = content.branches;
const dish = content.menus[branch!.key]!.pages[0]!.categories[0]!.items[0]!;
const entries = [{ dish: dishNumber(dish.id), eater: null, quantity: 1, price: 0 }];

// From these numbers on, the card prints smaller.
for (const count of [4, 9, 14])
  test(`the card for the kitchen prints alone, on one A6, with ${count} allergens`, async ({ page }) => {
    const without = longestFirst.slice(0, count);
    await open(page, listPath({ branch: branch!.id, people: [{ ...newPerson('Ana'), without }], entries }));
    await page.getByRole('button', { name: content.ourTable.card.open }).click();
    const printed = await page.pdf({ preferCSSPageSize: true });
    const pdf = await getDocument({ data: new Uint8Array(printed), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    const sheet = await pdf.getPage(1);
    const { width, height } = sheet.getViewport({ scale: 1 });
    expect([width, height].map((points) => Math.round(points * MM))).toEqual([105, 148]);
    const { items } = await sheet.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    const text = texts.map(({ str }) => str).join(' ');
    for (const allergen of without) expect(text).toContain(content.menuPage.allergens[allergen]);
    expect(text).not.toContain(dish.baseName);
    // The last line stands above the lower margin, where the sheet would cut it.
    expect(Math.min(...texts.map(({ transform }) => Number(transform[5])))).toBeGreaterThan(7 / MM);
  });
