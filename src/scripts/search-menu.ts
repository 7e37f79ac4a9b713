/** The search of a menu through all its pages. */
import { fill } from '../../model/fill.ts';
import type { AllergenKinds } from '../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../model/types.ts';
import { type FilterWords, loadFilterWords } from '../data/filter-words.ts';
import { $party } from '../stores/filters.ts';
import { loadMenu, type MenuDish } from '../stores/menu.ts';
import { hasChip } from '../stores/people.ts';
import { allergenName, reasonText } from '../ui/allergens/allergen-names.ts';
import { amountText } from '../ui/dishes/count-text.ts';
import { createWordTests, type TextTest } from '../ui/search/match-words.ts';
import { type NamedAllergens, namedAllergens } from '../ui/search/named-allergens.ts';
import { dishOf, rowsOf } from './menu-rows.ts';
import { create } from './page.ts';

/**
 * The dishes that have every word of a search, or may contain the allergen that it names, by id; each with the line that says why, or ''
 * where the row shows it. None for a search of dishes without it: the guest is offered the filter.
 *
 * @param addresses of branchDataAddress() and of the words
 */
export async function findDishes(
  search: string,
  addresses: { dishes: string; words: string },
): Promise<ReadonlyMap<string, string>> {
  const [menu, words] = await Promise.all([loadMenu(addresses.dishes), loadFilterWords(addresses.words)]);
  const texts = Array.from(menu, ([id, dish]) => ({ id, dish, text: textOf(dish, words.allergens) }));
  const tests = createWordTests(
    search,
    texts.map(({ text }) => text),
  );
  const named = namedAllergens(search, words.allergens);
  const found = new Map(
    texts.flatMap(({ id, dish, text }) => {
      if (named?.search === 'without') return [];
      if (!tests.every((test) => test(text))) {
        const line = named?.search === 'with' && lineOf(dish, named, words);
        return line ? [[id, line]] : [];
      }
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

/** The line of a dish that has a named allergen, though none of its words say so. */
function lineOf({ allergens: of }: MenuDish, { reasonFor }: NamedAllergens, words: FilterWords): string | undefined {
  const { state: kind, allergen } = reasonFor(of) ?? {};
  if (!kind || !allergen) return undefined;
  const reason = { kind, allergen, kinds: of.kinds[allergen] ?? [], causes: of[kind][allergen] ?? [] };
  return reasonText(reason, { ...words.filters, ...words });
}

/** Says how many dishes of the branch have what the search names, with a button that leaves them out. */
function sayNamed(
  named: NamedAllergens | undefined,
  dishes: readonly MenuDish[],
  { filters, facts, allergens: names }: FilterWords,
): void {
  const place = document.querySelector<HTMLElement>('[data-filter-named]');
  if (!place) return;
  place.hidden = !named;
  if (!named) return;
  const { allergens, kind, reasonFor } = named;
  const amount = (state: 'contains' | 'mayContain') => {
    const all = dishes.filter((dish) => reasonFor(dish.allergens)?.state === state);
    const drinks = all.filter(({ category }) => category.isDrinks).length;
    return amountText(all.length - drinks, drinks, facts);
  };
  const nameOf = (kinds: AllergenKinds) =>
    list.format(allergens.map((allergen) => allergenName(allergen, kinds, names)));
  const text = fill(filters.named, {
    allergen: nameOf(kind ? Object.fromEntries(allergens.map((allergen) => [allergen, [kind]])) : {}),
    contains: amount('contains'),
    mayContain: amount('mayContain'),
  });
  const chip = allergens.join(' ');
  const leaveOut = fill(filters.leaveOut, { allergen: nameOf({}) });
  place.replaceChildren(create('span', {}, text));
  if (!hasChip($party.get(), chip))
    place.append(create('button', { type: 'button', dataset: { leavesOut: chip } }, leaveOut));
}

const list = new Intl.ListFormat('en-GB');

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
