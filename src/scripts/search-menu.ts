/** The search of a menu through all its pages. */
import { fill } from '../../model/fill.ts';
import { andList, orList } from '../../model/lists.ts';
import { loadFilterWords } from '../data/branch-data.ts';
import type { FilterWords } from '../data/branch-data-json.ts';
import { $answered, type FoundDish, $rows } from '../stores/filters.ts';
import { $filters } from '../stores/stored-filters.ts';
import { loadDishes, type MenuDish } from '../stores/menu.ts';
import { hasChip } from '../stores/people.ts';
import { allergenName, reasonText } from '../ui/allergens/allergen-names.ts';
import { amountText } from '../ui/dishes/count-text.ts';
import { type DishTexts, matchDishes, partsOf, reasonFor, stateOf, textsOfDish } from '../ui/search/match-dishes.ts';
import { createTextTest, searchableText, searchWords, type TextTest } from '../ui/search/match-words.ts';
import { readSearch, type Search, type Term } from '../ui/search/read-search.ts';
import { createVocabulary, singularWords, type Vocabulary } from '../ui/search/vocabulary.ts';
import { dishOf, rowsOf } from './menu-rows.ts';
import { create } from './page.ts';

type Searched = MenuDish & DishTexts;

let prepared: { dishes: readonly Searched[]; vocabulary: Vocabulary } | undefined;

/** The dishes of the page with their texts, and all that a search can name. */
function prepare(menu: ReadonlyMap<string, MenuDish>, words: FilterWords) {
  const dishes = Array.from(menu.values(), (dish) => ({ ...dish, ...textsOfDish(dish) }));
  return { dishes: dishes.filter(({ id }) => $rows.get().has(id)), vocabulary: createVocabulary(words, dishes) };
}

/**
 * The dishes that a search finds, by id (matchDishes). None for a search that asks for a need: the guest is offered the filter.
 * Null for one that asks only for what the filters do already.
 *
 * @param typed what the guest has written
 * @param addresses of branchDataAddress() and of the words
 */
export async function findDishes(
  typed: string,
  addresses: { dishesAddress: string; wordsAddress: string },
): Promise<ReadonlyMap<string, FoundDish> | null> {
  const [menu, words] = await Promise.all([
    loadDishes(addresses.dishesAddress),
    loadFilterWords(addresses.wordsAddress),
  ]);
  prepared ??= prepare(menu, words);
  const { dishes, vocabulary } = prepared;
  const search = beyondFilters(readSearch(typed, vocabulary), vocabulary);
  const { terms } = search;
  if (terms.length === 0) return null;
  const listed = matchDishes(search, dishes);
  const found = new Map(listed.map((dish) => [dish.id, whyFound(dish, terms, words)]));
  if (typed !== $filters.get().search) return found;
  answer(typed, search, { all: dishes, isEmpty: listed.length === 0, vocabulary }, words);
  const sought = soughtIn(terms).flatMap(({ text, english = '' }) => searchWords(`${text} ${english}`));
  highlight(
    sought.map((word) => createTextTest(word, vocabulary.texts)),
    rowsOf(document).filter((row) => found.has(dishOf(row))),
  );
  return found;
}

/** A need that the filters fulfil needs no answer: what remains of it is a search of words. */
function beyondFilters(search: Search, vocabulary: Vocabulary): Search {
  if (!search.isNeed) return search;
  const isFulfilled = (term: Term) => chipOf(term) !== '' && hasChip($filters.get(), chipOf(term));
  const terms = search.terms.filter((term) => !isFulfilled(term));
  const isNeed =
    terms.length === search.terms.length || terms.some(({ kind }) => kind === 'allergen' || kind === 'unanswered');
  return isNeed ? { terms, isNeed } : { terms: keptTerms(terms, vocabulary), isNeed };
}

/** The filter for a term; empty if none is. */
const chipOf = ({ kind, named, diet }: Term): string => diet ?? (kind === 'mild' ? kind : allergensOf(named).join(' '));

/** What still narrows the list where a filter takes the place of an allergen: a diet, and words of names and sections. */
const keptTerms = (terms: readonly Term[], { names }: Vocabulary): Term[] =>
  terms.filter(({ kind, isIn }) => kind === 'diet' || kind === 'mild' || (kind === 'words' && isIn(names)));

const soughtIn = (terms: readonly Term[]) => terms.filter(({ kind }) => kind === 'words' || kind === 'allergen');
const allergensIn = (terms: readonly Term[]) => terms.filter(({ kind }) => kind === 'allergen');

/** What its row does not show: the ingredients that have the words, and why it has or may have an allergen that no word of it says. */
function whyFound(dish: Searched, terms: readonly Term[], words: FilterWords): FoundDish {
  const unsaid = soughtIn(terms).filter(({ isIn }) => !isIn(dish.shown));
  const ingredients = partsOf(dish).filter((name) => unsaid.some(({ isIn }) => isIn(searchableText(name))));
  const needs = allergensIn(terms);
  const unnamed = needs.filter(({ isIn }) => !isIn(dish.text));
  const reasons = unnamed.flatMap((need) => reasonFor(need, dish) ?? []);
  const { kinds } = dish.allergens;
  const lines = [
    ...(ingredients.length > 0 ? [fill(words.filters.found, { ingredients: ingredients.join(', ') })] : []),
    ...reasons.map(({ state: kind, allergen }) => {
      const causes = dish.allergens[kind][allergen] ?? [];
      return reasonText({ kind, allergen, kinds: kinds[kind][allergen] ?? [], causes }, words);
    }),
  ];
  const isApart =
    reasons.length > 0 && unnamed.length === needs.length && reasons.every(({ state }) => state === 'mayContain');
  return {
    ...(lines.length > 0 && { line: [...new Set(lines)].join('. ') }),
    ...(isApart && { heading: `${words.states.mayContain} ${orList.format(namesOf(needs, words))}` }),
  };
}

/** The names of the allergens of some needs: "tree nuts (almond)". */
function namesOf(needs: readonly Term[], words: FilterWords): string[] {
  const byAllergen = Map.groupBy(
    needs.flatMap(({ named }) => named),
    ({ allergen }) => allergen,
  );
  return Array.from(byAllergen, ([allergen, some]) => {
    const kinds = some.flatMap(({ kind }) => kind ?? []);
    const named = kinds.length === some.length ? { [allergen]: [...new Set(kinds)] } : {};
    return allergenName(allergen, named, words.allergens);
  });
}

interface Menu {
  all: readonly Searched[];
  /** Whether nothing of it is listed. */
  isEmpty: boolean;
  vocabulary: Vocabulary;
}

/** Says what a list cannot: how many dishes have what is named, which filter is meant, and where the FAQ has it. */
function answer(typed: string, { terms, isNeed }: Search, menu: Menu, words: FilterWords): void {
  const { filters } = words;
  const needs = allergensIn(terms);
  const unanswered = joined(terms.filter(({ kind }) => kind === 'unanswered'));
  const parts = [
    ...(needs.length > 0 ? countsOf(needs, joined(keptTerms(terms, menu.vocabulary)), menu.all, words) : []),
    ...(needs.length === 0 && (isNeed || !menu.isEmpty) ? offersOf(terms, words) : []),
    ...(unanswered ? [say(fill(filters.unanswered, { words: unanswered }))] : []),
    ...answersTo(typed, terms, words),
  ];
  document.querySelector('[data-filter-named]')?.replaceChildren(...parts.flatMap((part) => [part, ' ']));
  $answered.set(parts.length > 0);
}

const joined = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');
const say = (text: string) => create('span', {}, text);

const allergensOf = (named: Term['named']) => [...new Set(named.map(({ allergen }) => allergen))];

/** A button that sets a filter in place of the words of a search that ask for it. */
const offer = (chip: string, text: string, keeps: string): HTMLElement[] =>
  hasChip($filters.get(), chip)
    ? []
    : [create('button', { type: 'button', dataset: { leavesOut: chip, keeps } }, text)];

/** Buttons for the diet and the heat that a search names, and what a diet does not say. */
function offersOf(terms: readonly Term[], { filters }: FilterWords): HTMLElement[] {
  // Beside a diet that is a filter, the page says it.
  const isFiltered = $filters.get().people.some((person) => person.diet !== 'all');
  return terms.flatMap((term) => {
    const { kind, diet } = term;
    if (kind !== 'diet' && kind !== 'mild') return [];
    const keeps = joined(terms.filter((other) => other !== term && other.kind !== 'unanswered'));
    const note = diet && !isFiltered ? [say(filters.dietTraces)] : [];
    return [...note, ...offer(chipOf(term), diet ? filters.diets[diet] : (filters.heats[0] ?? ''), keeps)];
  });
}

/** How many dishes of the whole menu have some allergens, and a button that leaves these out. */
function countsOf(needs: readonly Term[], keeps: string, all: readonly Searched[], words: FilterWords): HTMLElement[] {
  const { filters, facts } = words;
  const amount = (state: 'contains' | 'mayContain') => {
    const some = all.filter((dish) => stateOf(needs, dish) === state);
    const drinks = some.filter(({ category }) => category.isDrinks).length;
    return amountText(some.length - drinks, drinks, facts);
  };
  const allergen = orList.format(namesOf(needs, words));
  const asked = allergensOf(needs.flatMap(({ named }) => named));
  const leftOut = andList.format(asked.map((each) => allergenName(each, {}, words.allergens)));
  return [
    say(fill(filters.named, { allergen, contains: amount('contains'), mayContain: amount('mayContain') })),
    ...(all.some((dish) => stateOf(needs, dish)) ? [] : [say(fill(words.uses, { unused: allergen }))]),
    ...offer(asked.join(' '), fill(filters.leaveOut, { allergen: leftOut }), keeps),
  ];
}

/** Links to the questions of the FAQ that the words of a search ask, or mean: "gluten-free" asks all that have "gluten". */
function answersTo(typed: string, terms: readonly Term[], { answers, filters, allergens }: FilterWords): HTMLElement[] {
  const meant = terms.flatMap(({ named, diet = '' }) => [diet, ...named.map(({ allergen }) => allergens[allergen])]);
  const asked = singularWords([typed, ...meant].join(' '));
  const links = answers
    .filter(({ searches }) => searches.some((text) => singularWords(text).every((word) => asked.includes(word))))
    .map(({ href, prompt }) => create('a', { href }, prompt));
  return links.length > 0 ? [say(filters.answered), ...links] : [];
}

/** The name of the highlight of found words (styles/base.css). */
const HIGHLIGHT = 'found';

/** Marks the words of rows that pass one of the tests, without a change of the page. Browsers that cannot do it mark nothing. */
function highlight(tests: readonly TextTest[], rows: readonly HTMLElement[]): void {
  if (!('highlights' in CSS)) return;
  const texts = rows.flatMap(textsIn);
  const words = new Set(texts.flatMap(({ data }) => data.match(WORD) ?? []));
  const found = new Set([...words].filter((word) => tests.some((test) => test(searchableText(word)))));
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
