/** The search of a menu through all its pages. */
import { loadFilterWords } from '../data/filter-words.ts';
import { loadMenu, type MenuDish } from '../stores/menu.ts';
import type { MenuPageWords } from '../../model/types.ts';
import { createWordTests, type TextTest } from '../ui/search/match-words.ts';
import { dishOf, rowsOf } from './menu-rows.ts';

/**
 * The dishes that have every word of a search, by id; each with its ingredients that have one, where what the row shows has not.
 *
 * @param addresses of branchDataAddress() and of the words
 */
export async function findDishes(
  search: string,
  addresses: { dishes: string; words: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const [menu, { allergens }] = await Promise.all([loadMenu(addresses.dishes), loadFilterWords(addresses.words)]);
  const texts = Array.from(menu, ([id, dish]) => ({ id, dish, text: textOf(dish, allergens) }));
  const tests = createWordTests(
    search,
    texts.map(({ text }) => text),
  );
  const found = new Map(
    texts.flatMap(({ id, dish, text }) => {
      if (!tests.every((test) => test(text))) return [];
      const unsaid = tests.filter((test) => !test(shownText(dish)));
      return [[id, dish.ingredients.filter((name) => unsaid.some((test) => test(name)))]];
    }),
  );
  highlight(
    tests,
    rowsOf(document).filter((row) => found.has(dishOf(row))),
  );
  return found;
}

/** What the row of a dish shows before it is opened. */
const shownText = ({ category, baseName, localName = '', short, description = '' }: MenuDish): string =>
  [category.name, baseName, localName, category.isDrinks ? '' : (short ?? description)].join(' ');

/** All that a search finds of a dish; not what is said of a drink, whose taste is not what is in it. */
function textOf(dish: MenuDish, names: MenuPageWords['allergens']): string {
  const { category, description = '', diet, ingredients, allergens } = dish;
  // The keys of causes are allergens.
  const contained = (Object.keys(allergens.contains) as (keyof typeof names)[]).map((allergen) => names[allergen]);
  return [shownText(dish), category.isDrinks ? '' : description, diet, ...contained, ...ingredients].join(', ');
}

/** The name of the highlight of found words (styles/base.css). */
const HIGHLIGHT = 'found';

/** Marks the words of rows that pass one of the tests, without a change of the page. Browsers that cannot do it mark nothing. */
function highlight(tests: readonly TextTest[], rows: readonly HTMLElement[]): void {
  if (!('highlights' in CSS)) return;
  const known = new Map<string, boolean>();
  const isFound = (word: string) => {
    if (!known.has(word))
      known.set(
        word,
        tests.some((test) => test(word)),
      );
    return known.get(word) ?? false;
  };
  const ranges = rows.flatMap((row) => textsIn(row).flatMap((text) => rangesIn(text, isFound)));
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

function textsIn(row: Node): Text[] {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

const rangesIn = (text: Text, isFound: (word: string) => boolean): StaticRange[] =>
  [...text.data.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].flatMap(({ 0: word, index }) =>
    isFound(word)
      ? new StaticRange({
          startContainer: text,
          startOffset: index,
          endContainer: text,
          endOffset: index + word.length,
        })
      : [],
  );
