import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exclusionsFor, type FilteredDish } from '../../model/decide-dish.ts';
import { allergenState } from '../../model/dish-allergens.testing.ts';
import type { DishAllergens } from '../../model/dish-allergens.ts';
import { fill } from '../../model/fill.ts';
import { createMoneyFormat } from '../../model/money.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { menuPath, paths, permanentMenuPath } from '../../src/paths.ts';
import { qrPath } from '../../src/ui/qr-code.tsx';
import { persons } from '../../src/stores/list.testing.ts';
import { readFacts } from '../../src/ui/dishes/dish-facts.ts';
import { content } from '../pages.ts';
import { pageAt, partsAt, textOf } from './html.ts';

/* What the HTML of a branch's pages says: its menu, its table of allergens, and the sheet for its tables. */

const { menu: menuWords, menus, site, 'table-sheet': tableSheet } = content;
const money = createMoneyFormat(site.currency);

describe.each(content.branches)('$store', (branch) => {
  const { key } = branch;
  const pages = menus[key]!.map(({ categories }) => categories.flatMap(({ items }) => items));
  const marks = [...new Set(pages.flat().flatMap(({ served }) => served ?? []))];

  test('the menu has every dish in order, with a price for each size, its heat, and when it is served', () => {
    const sections = partsAt(pageAt(menuPath(branch)), /<section[^>]* data-menu=/g);
    expect(sections).toHaveLength(pages.length);
    for (const [index, dishes] of pages.entries()) {
      const rows =
        sections[index]!.match(new RegExp(`<li[^>]* id="${key}-.*?(?=<li[^>]* id="|</section>|$)`, 'gs')) ?? [];
      expect(rows).toHaveLength(dishes.length);
      for (const [dishIndex, { id, baseName, price, also = [], heat, served }] of dishes.entries()) {
        const row = rows[dishIndex]!;
        const text = textOf(row);
        expect(row).toContain(` id="${key}-${id}"`);
        expect(text).toContain(baseName);
        // The buttons that put a dish on the list read the price from the attribute.
        for (const each of [{ price }, ...also]) {
          expect(text, id).toContain(money(each.price));
          expect(row, id).toContain(`data-price="${Math.round(each.price * 100)}"`);
        }
        for (const { size } of also) expect(text, id).toContain(size);
        const [heatLabel] = new RegExp(`aria-label="${menuWords.legend.heat}: [^"]*`).exec(row) ?? [];
        expect(heatLabel, id).toBe(
          heat === 0 ? undefined : `aria-label="${menuWords.legend.heat}: ${menuWords.filters.heats[heat]}`,
        );
        expect(
          marks.filter((mark) => text.includes(mark)),
          id,
        ).toEqual([served ?? []].flat());
      }
    }
  });

  test('the key of the marks names the heats up to that of the hottest dish', () => {
    const [text = ''] = partsAt(pageAt(menuPath(branch)), /<section[^>]* aria-labelledby="key"/g).map(textOf);
    const hottest = Math.max(...pages.flat().map(({ heat }) => heat));
    const named = menuWords.filters.heats.map((name) => text.includes(` ${name} `));
    expect(named).toEqual(menuWords.filters.heats.map((_, heat) => heat > 0 && heat <= hottest));
  });

  test('the allergen page says of every dish what it contains and may contain', () => {
    const rows = partsAt(pageAt(paths.allergens(key)), /<li[^>]* data-facts=/g);
    const { facts, states } = menuWords;
    const line = (state: 'contains' | 'mayContain', known: DishAllergens) => {
      const names = allergens.filter((allergen) => allergenState(known, allergen) === state);
      return (
        names.length > 0 &&
        `${states[state]} ${names.map((name) => menuWords.allergens[name].toLowerCase()).join(', ')}`
      );
    };
    // Names of cereals and nuts stand in brackets.
    const withoutBrackets = (text: string) => text.replaceAll(/ \([^)]*\)/g, '');
    expect(rows.map((row) => withoutBrackets(textOf(row.split('<details')[0] ?? '')))).toEqual(
      pages.flat().map(({ baseName, allergens: known }) => {
        const lines = known ? [line('contains', known), line('mayContain', known)].filter(Boolean) : [];
        return expect.stringContaining(withoutBrackets(`${baseName} ${lines.join(' ') || facts.none}`));
      }),
    );
  });

  test('the menu and the allergen page leave the same dishes for any party, which are those of the recipes', () => {
    const factsAt = (path: string) =>
      new Map(
        Array.from(
          pageAt(path).matchAll(/<li[^>]* id="([^"]*)"[^>]* data-facts="([^"]*)"/g),
          ([, id = '', text = '']): [string, FilteredDish] => [id, readFacts(text)],
        ),
      );
    const dishes = new Map(pages.flat().map((dish): [string, FilteredDish] => [`${key}-${dish.id}`, dish]));
    const [onMenu, onAllergens] = [menuPath(branch), paths.allergens(key)].map(factsAt);
    const people = fc.array(persons, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(people, (party) => {
        const left = (all: ReadonlyMap<string, FilteredDish> = new Map()) =>
          [...all].flatMap(([id, dish]) => (exclusionsFor(dish, party).length === 0 ? id : [])).toSorted();
        expect(left(onMenu)).toEqual(left(dishes));
        expect(left(onAllergens)).toEqual(left(dishes));
      }),
      { numRuns: 200 },
    );
  });

  test('the sheet for the tables has hours, telephone number and the QR code of the permanent address, in both sizes', () => {
    const html = pageAt(paths.tableSheet(key));
    expect(textOf(html)).toContain(fill(tableSheet.title, { store: branch.store }));
    expect(html).toContain('<meta name="robots" content="noindex"');
    const sizes = partsAt(html, /<input type="radio" name="size"/g);
    expect(sizes).toHaveLength(2);
    for (const size of sizes) {
      const text = textOf(size);
      for (const part of [
        branch.store,
        branch.hours,
        branch.phone,
        `${new URL(site.url).host}${permanentMenuPath(key)}`,
      ])
        expect(text).toContain(part);
      expect(size.includes(qrPath(`${site.url}${permanentMenuPath(key)}`, 'Q').path)).toBe(true);
    }
  });
});
