import { expect, test } from 'vitest';
import { createMenuPdfInput } from '../../src/pdf/input.ts';
import { sourceOf } from '../../src/pdf/source.testing.ts';
import { builtPages } from '../built/build-folder.ts';
import { pageAt, partsAt, textOf } from '../built/html.ts';
import { content } from './content.ts';
import { dishesOn } from '../../model/dishes-on.ts';

/* What the requirements say of the menus, in the HTML of the real build. */

/** The pages of a menu. What follows the last belongs to none. */
const pagesOf = (path: string) => {
  const [main = ''] = /<main.*<\/main>/s.exec(pageAt(path)) ?? [];
  return partsAt(main, /<section[^>]* data-menu=/g);
};

const dishesOf = (key: string) => dishesOn(content.menus[key]);

test("Wimbledon's food pages have the allergen notice; its drinks page and East Ham's pages have none", () => {
  const notices = [...pagesOf('/menu'), ...pagesOf('/menu/wimbledon')].map((page) => {
    const [notice = ''] = partsAt(page, /<div role="note"/g);
    return textOf(notice);
  });
  const text = expect.stringMatching(
    /^Allergens and payment .*gluten, eggs, nuts, fish, crustaceans, molluscs, lupin, mustard, sesame, sulphur dioxide.* D, E, G, N, M, S, SE, C, CO, VE\..* All major credit cards accepted\. A 10% service charge may apply\./,
  );
  expect(notices).toEqual(['', '', '', '', text, text, text, '']);
});

test.each(content.branches)(
  'the menu of $store explains its codes and its drinks, and says what to do in an emergency',
  ({ key }) => {
    const text = textOf(pageAt(`/menu/${key}`));
    const { codeKey, allergy, facts } = content.menu;
    const categories = content.menus[key]?.flatMap((page) => page.categories) ?? [];
    const shown = new Set(dishesOf(key).flatMap(({ codes }) => codes));
    for (const { code, meaning } of codeKey?.codes ?? [])
      expect(text.includes(`${code} ${meaning}`), code).toBe(shown.size > 0);
    expect(text.includes(facts.labels)).toBe(categories.some(({ isDrinks }) => isDrinks));
    expect(text).toContain(allergy.firstAid);
  },
);

test('the note on fining is there once for each kind of wine', () => {
  const text = textOf(pagesOf('/menu/wimbledon')[3] ?? '');
  const notes = content.menus['wimbledon']?.[3]?.categories.flatMap(({ bottle, note }) => (bottle && note) || []) ?? [];
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(text.split(note)).toHaveLength(2);
});

test('Tamil is marked as Tamil on every page', () => {
  const [category] = content.menus['wimbledon']?.[0]?.categories ?? [];
  expect(pagesOf('/menu/wimbledon')[0]).toContain(`lang="ta">${category?.localName}<`);
  const unmarked = builtPages.flatMap(({ path, html }) => {
    const body = html.slice(html.indexOf('<body')).replaceAll(/<(\w+)[^>]* lang="ta".*?<\/\1>/gs, '');
    return (textOf(body).match(/\p{Script=Tamil}+/gu) ?? []).map((word) => `${path}: ${word}`);
  });
  expect(unmarked).toEqual([]);
});

test.each(['eastham', 'wimbledon'])('the PDF of %s has its name, and that of Wimbledon the note', (key) => {
  const input = createMenuPdfInput(sourceOf(content, key));
  expect(input.fileName).toBe(`valavu-${key}-menu.pdf`);
  expect(input.note.text.includes('A 10% service charge may apply.')).toBe(key === 'wimbledon');
});
