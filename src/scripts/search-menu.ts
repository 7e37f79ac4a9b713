/** The search of a menu through all its pages. */
import { loadFilterWords } from '../data/filter-words.ts';
import { loadMenu, type MenuDish } from '../stores/menu.ts';
import { fill } from '../../model/fill.ts';
import type { MenuPageWords } from '../../model/types.ts';
import type { FilterWords } from '../data/filter-words.ts';
import { $party } from '../stores/filters.ts';
import { hasChip } from '../stores/people.ts';
import { reasonText } from '../ui/allergens/allergen-names.ts';
import { createWordTests, type TextTest } from '../ui/search/match-words.ts';
import { type NamedAllergen, namedAllergen } from '../ui/search/named-allergen.ts';
import { dishOf, rowsOf } from './menu-rows.ts';

/**
 * The dishes that have every word of a search, or may contain the allergen that it names, by id; each with the line that says why where
 * what the row shows does not, or ''.
 *
 * @param addresses of branchDataAddress() and of the words
 */
export async function findDishes(
  search: string,
  addresses: { dishes: string; words: string },
): Promise<ReadonlyMap<string, string>> {
  const [menu, words] = await Promise.all([loadMenu(addresses.dishes), loadFilterWords(addresses.words)]);
  const texts = Array.from(menu, ([id, dish]) => ({
    id,
    dish,
    text: textOf(dish, words.allergens),
  }));
  const tests = createWordTests(
    search,
    texts.map(({ text }) => text),
  );
  const named = namedAllergen(search, words.allergens);
  const found = new Map(
    texts.flatMap(({ id, dish, text }) => {
      if (!tests.every((test) => test(text))) return named ? mayContainLine(id, dish, named, words) : [];
      const unsaid = tests.filter((test) => !test(shownText(dish)));
      const ingredients = dish.ingredients.filter((name) => unsaid.some((test) => test(name)));
      return [[id, ingredients.length > 0 ? fill(words.filters.found, { ingredients: ingredients.join(', ') }) : '']];
    }),
  );
  if (search !== $party.get().search) return found;
  sayNamed(named, [...menu.values()], words);
  highlight(
    tests,
    rowsOf(document).filter((row) => found.has(dishOf(row))),
  );
  return found;
}

function mayContainLine(
  id: string,
  { allergens: { contains, mayContain, kinds } }: MenuDish,
  { allergen, stateOf }: NamedAllergen,
  words: FilterWords,
): [string, string][] {
  const kind = stateOf({ contains, mayContain, kinds });
  if (!kind) return [];
  const causes = (kind === 'contains' ? contains : mayContain)[allergen] ?? [];
  const reason = { kind, allergen, kinds: kinds[allergen] ?? [], causes };
  return [[id, reasonText(reason, { ...words.filters, ...words })]];
}

/** Says how many dishes of the branch have the allergen that the search names, with a button that leaves them out. */
function sayNamed(named: NamedAllergen | undefined, dishes: readonly MenuDish[], { filters, allergens }: FilterWords) {
  const place = document.querySelector<HTMLElement>('[data-filter-named]');
  if (!place) return;
  place.hidden = !named;
  if (!named) return;
  const { allergen, stateOf } = named;
  const states = dishes.map((dish) => stateOf(dish.allergens));
  const count = (state: string) => states.filter((each) => each === state).length;
  const text = document.createElement('span');
  text.textContent = fill(filters.named, {
    allergen: allergens[allergen],
    contains: count('contains'),
    mayContain: count('mayContain'),
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['leavesOut'] = allergen;
  button.textContent = fill(filters.leaveOut, {
    allergen: allergens[allergen].toLowerCase(),
  });
  place.replaceChildren(text, ...(hasChip($party.get(), allergen) ? [] : [button]));
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
