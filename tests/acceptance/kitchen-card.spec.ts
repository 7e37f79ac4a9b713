import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { newPerson } from '../../app/components/finder/party.ts';
import { listPath } from '../../app/components/our-table/list-address.ts';
import { dishNumber } from '../../app/components/our-table/table-list.ts';
import { toPence } from '../../app/components/our-table/totals.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { expect, open, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* The words of the card are content: the longer they are, the less a card of fourteen allergens fits its sheet. */

/** Of the sheet, in points: 7 mm. */
const MARGIN = 19.8;
/** Those with the most words for the kitchen come first. */
const native = content.ourTable.card.kitchen?.native;
const longestFirst = allergens.toSorted((one, other) => (native?.[other].length ?? 0) - (native?.[one].length ?? 0));

// From these numbers on, the card prints smaller.
for (const count of [4, 9, 14])
  test(`the card for the kitchen prints on one sheet with ${count} allergens`, async ({ page }) => {
    const [branch] = content.branches;
    const dish = content.menus[branch!.key]!.pages[0]!.categories[0]!.items[0]!;
    const entry = { dish: dishNumber(dish.id), eater: null, quantity: 1, price: toPence(dish.price) };
    const without = longestFirst.slice(0, count);
    await open(page, listPath({ branch: branch!.id, people: [{ ...newPerson('Ana'), without }], entries: [entry] }));
    await page.getByRole('button', { name: content.ourTable.card.open }).click();
    const printed = await page.pdf({ preferCSSPageSize: true });
    const pdf = await getDocument({ data: new Uint8Array(printed), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    const text = texts.map(({ str }) => str).join(' ');
    for (const allergen of without) expect(text).toContain(content.menuPage.allergens[allergen]);
    // The last line stands above the lower margin, where the sheet would cut it.
    expect(Math.min(...texts.map(({ transform }) => Number(transform[5])))).toBeGreaterThan(MARGIN);
  });
