/** The search of a menu through all its pages. */
import { fill } from '../../model/fill.ts';
import { keysOf } from '../../model/pick.ts';
import type { MenuPageWords } from '../../model/types.ts';
import { loadFilterWords } from '../data/branch-data.ts';
import type { FilterWords } from '../data/branch-data-json.ts';
import { $answered, type FoundDish, $filters } from '../stores/filters.ts';
import { loadDishes, type MenuDish } from '../stores/menu.ts';
import { hasChip } from '../stores/people.ts';
import { allergenName, reasonText } from '../ui/allergens/allergen-names.ts';
import { amountText } from '../ui/dishes/count-text.ts';
import { correctWords, createWordTests, type TextTest } from '../ui/search/match-words.ts';
import {
  findLocalWord,
  knownWords,
  type NamedAllergens,
  namedAllergens,
  singularWords,
  wordsToAvoid,
} from '../ui/search/named-allergens.ts';
import { dishOf, rowsOf } from './menu-rows.ts';
import { create } from './page.ts';

/**
 * The dishes that have every word of a search, or may contain the allergen that it names, by id. None for a search of dishes without it:
 * the guest is offered the filter.
 *
 * @param typed what the guest has written
 * @param addresses of branchDataAddress() and of the words
 */
export async function findDishes(
  typed: string,
  addresses: { dishesAddress: string; wordsAddress: string },
): Promise<ReadonlyMap<string, FoundDish>> {
  const [menu, words] = await Promise.all([
    loadDishes(addresses.dishesAddress),
    loadFilterWords(addresses.wordsAddress),
  ]);
  const texts = Array.from(menu, ([id, dish]) => ({ id, dish, text: textOf(dish, words.allergens) }));
  const search = correctWords(
    typed,
    texts.map((each) => each.text),
    knownWords(words.allergens, words.ingredients),
  );
  const local = findLocalWord(search, words.localWords);
  // A local word finds what it says itself, and what the English name finds.
  const alternatives = [search, ...(typeof local === 'string' ? [local] : [])].map((text) =>
    createWordTests(
      text,
      texts.map((each) => each.text),
    ),
  );
  const tests = alternatives.flat();
  const named = namedAllergens(search, words.allergens, words.ingredients, words.localWords);
  const isWithout = named?.search === 'without' || wordsToAvoid(search) !== undefined;
  const found = new Map<string, FoundDish>(
    texts.flatMap(({ id, dish, text }): [string, FoundDish][] => {
      if (isWithout) return [];
      if (!alternatives.some((all) => all.every((test) => test(text)))) {
        const why = named && reasonOf(dish, named, words);
        return why ? [[id, why]] : [];
      }
      const unsaid = tests.filter((test) => !test(shownText(dish)));
      const ingredients = dish.ingredients.filter((name) => unsaid.some((test) => test(name)));
      return [
        [
          id,
          ingredients.length > 0 ? { line: fill(words.filters.found, { ingredients: ingredients.join(', ') }) } : {},
        ],
      ];
    }),
  );
  if (typed !== $filters.get().search) return found;
  sayNamed(search, named, menu, found, words);
  highlight(
    tests,
    rowsOf(document).filter((row) => found.has(dishOf(row))),
  );
  return found;
}

const every = new Intl.ListFormat('en-GB');
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Why a dish has a named allergen, or may have that of a named ingredient, though none of its words say so. */
function reasonOf({ allergens: of }: MenuDish, named: NamedAllergens, words: FilterWords): FoundDish | undefined {
  const { state: kind, allergen } = named.reasonFor(of) ?? {};
  if (!kind || !allergen || (kind === 'contains' && named.search === 'ingredient')) return undefined;
  const reason = { kind, allergen, kinds: of.kinds[kind][allergen] ?? [], causes: of[kind][allergen] ?? [] };
  const heading = `${words.states.mayContain} ${nameOf(named, words, either)}`;
  return { line: reasonText(reason, words), ...(kind === 'mayContain' && { heading }) };
}

const nameOf = (
  { allergens, kind }: Pick<NamedAllergens, 'allergens' | 'kind'>,
  words: FilterWords,
  list = every,
): string => {
  const kinds = kind ? Object.fromEntries(allergens.map((allergen) => [allergen, [kind]])) : {};
  return list.format(allergens.map((allergen) => allergenName(allergen, kinds, words.allergens)));
};

/** Says how many dishes have what the search names, with a button that leaves them out, and where the FAQ answers it. */
function sayNamed(
  search: string,
  named: NamedAllergens | undefined,
  menu: ReadonlyMap<string, MenuDish>,
  found: ReadonlyMap<string, FoundDish>,
  words: FilterWords,
): void {
  const parts = [...(named ? countsOf(search, named, menu, found, words) : []), ...answersTo(search, words)];
  document.querySelector('[data-filter-named]')?.replaceChildren(...parts.flatMap((part) => [part, ' ']));
  $answered.set(parts.length > 0);
}

function countsOf(
  search: string,
  named: NamedAllergens,
  menu: ReadonlyMap<string, MenuDish>,
  found: ReadonlyMap<string, FoundDish>,
  words: FilterWords,
): HTMLElement[] {
  const { filters, facts } = words;
  const stateOf = ({ allergens }: MenuDish) => named.reasonFor(allergens)?.state;
  const amount = (some: readonly MenuDish[]) => {
    const drinks = some.filter(({ category }) => category.isDrinks).length;
    return amountText(some.length - drinks, drinks, facts);
  };
  const dishes = [...menu.values()].filter(({ id }) => named.search === 'without' || found.has(id));
  const allergen = nameOf(named, words, either);
  const text = fill(filters.named, {
    name: named.search === 'ingredient' ? search.trim().toLowerCase() : allergen,
    allergen,
    contains: amount(dishes.filter((dish) => stateOf(dish) === 'contains')),
    mayContain: amount(dishes.filter((dish) => stateOf(dish) === 'mayContain')),
  });
  const wordOnly = dishes.filter((dish) => found.has(dish.id) && !stateOf(dish));
  const others = wordOnly.length > 0 ? ` ${fill(filters.wordOnly, { amount: amount(wordOnly) })}` : '';
  const chip = named.allergens.join(' ');
  const leaveOut = fill(filters.leaveOut, { allergen: nameOf({ ...named, kind: undefined }, words) });
  return [
    create('span', {}, text + others),
    ...(hasChip($filters.get(), chip)
      ? []
      : [create('button', { type: 'button', dataset: { leavesOut: chip } }, leaveOut)]),
  ];
}

/** Links to the questions of the FAQ that the words of a search ask: "gluten-free" asks all that have "gluten". */
function answersTo(search: string, { answers, filters, localWords, allergens }: FilterWords): HTMLElement[] {
  const local = findLocalWord(search, localWords) ?? '';
  const meant = typeof local === 'string' ? local : local.map((allergen) => allergens[allergen]).join(' ');
  const asked = singularWords(`${search} ${meant}`);
  const links = answers
    .filter(({ searches }) => searches.some((text) => singularWords(text).every((word) => asked.includes(word))))
    .map(({ href, prompt }) => create('a', { href }, prompt));
  return links.length > 0 ? [create('span', {}, filters.answered), ...links] : [];
}

const shownText = ({ category, baseName, localName = '', description = '' }: MenuDish): string =>
  [category.name, baseName, localName, category.isDrinks ? '' : description].join(' ');

/** All that a search finds of a dish; not what is said of a drink, whose taste is not what is in it. */
function textOf(dish: MenuDish, names: MenuPageWords['allergens']): string {
  const { category, description = '', ingredients, allergens } = dish;
  // Prawns may touch fish, and are none.
  const diet = dish.diet === 'fish' ? '' : dish.diet;
  const contained = keysOf(allergens.contains).map((allergen) => names[allergen]);
  return [shownText(dish), category.isDrinks ? '' : description, diet, ...contained, ...ingredients].join(', ');
}

/** The name of the highlight of found words (styles/base.css). */
const HIGHLIGHT = 'found';

/** Marks the words of rows that pass one of the tests, without a change of the page. Browsers that cannot do it mark nothing. */
function highlight(tests: readonly TextTest[], rows: readonly HTMLElement[]): void {
  if (!('highlights' in CSS)) return;
  const texts = rows.flatMap(textsIn);
  const words = new Set(texts.flatMap(({ data }) => data.match(WORD) ?? []));
  const found = new Set([...words].filter((word) => tests.some((test) => test(word))));
  CSS.highlights.set(HIGHLIGHT, new Highlight(...texts.flatMap((text) => rangesIn(text, found))));
}

function textsIn(row: Node): Text[] {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

const rangesIn = (text: Text, found: ReadonlySet<string>): StaticRange[] =>
  [...text.data.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    found.has(word)
      ? new StaticRange({
          startContainer: text,
          startOffset: index,
          endContainer: text,
          endOffset: index + word.length,
        })
      : [],
  );
