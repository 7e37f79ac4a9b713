/** The search of a menu through all its pages. */
import { fill } from '../../model/fill.ts';
import { loadFilterWords } from '../data/branch-data.ts';
import type { FilterWords } from '../data/branch-data-json.ts';
import { $answered, type FoundDish, $filters, $rows } from '../stores/filters.ts';
import { loadDishes, type MenuDish } from '../stores/menu.ts';
import { hasChip } from '../stores/people.ts';
import { allergenName, reasonText } from '../ui/allergens/allergen-names.ts';
import { amountText } from '../ui/dishes/count-text.ts';
import {
  type DishTexts,
  type Matches,
  matchDishes,
  partsOf,
  reasonFor,
  stateOf,
  textsOfDish,
} from '../ui/search/match-dishes.ts';
import {
  createTextTest,
  createBeginningTest,
  searchableText,
  searchWords,
  type TextTest,
} from '../ui/search/match-words.ts';
import { createVocabulary, readSearch, singularWords, type Term, type Vocabulary } from '../ui/search/read-search.ts';
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
 * The dishes that a search finds, by id (matchDishes). None for a search of what is without something alone: the guest is offered the filter.
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
  // What the filters leave out already needs no answer.
  const terms = readSearch(typed, prepared.vocabulary).filter(
    ({ asks, named }) => asks !== 'without' || !hasChip($filters.get(), allergensOf(named).join(' ')),
  );
  if (terms.length === 0) return null;
  const matches = matchDishes(terms, prepared.dishes);
  const listed = matches.isList ? matches.dishes : [];
  const found = new Map(listed.map((dish) => [dish.id, whyFound(dish, terms, matches, words)]));
  if (typed !== $filters.get().search) return found;
  answer(typed, terms, matches, words);
  const sought = soughtIn(terms).filter((term) => !matches.ignored.includes(term));
  const isOnlyWords = terms.every(({ asks }) => asks === 'words');
  highlight(
    sought
      .flatMap(({ text, english = '' }) => searchWords(`${text} ${english}`))
      .map((word) =>
        isOnlyWords ? createTextTest(word, prepared?.vocabulary.texts ?? []) : createBeginningTest(word),
      ),
    rowsOf(document).filter((row) => found.has(dishOf(row))),
  );
  return found;
}

const soughtIn = (terms: readonly Term[]) => terms.filter(({ asks }) => asks === 'words' || asks === 'with');

const every = new Intl.ListFormat('en-GB');
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What its row does not show: the ingredients that have the words, and why it has or may have a need that no word of it says. */
function whyFound(
  dish: Searched,
  terms: readonly Term[],
  { needs, testOf }: Matches<Searched>,
  words: FilterWords,
): FoundDish {
  const unsaid = soughtIn(terms).filter((term) => !testOf(term)(dish.shown));
  const ingredients = partsOf(dish).filter((name) => unsaid.some((term) => testOf(term)(searchableText(name))));
  const unnamed = needs.filter((need) => !testOf(need)(dish.text));
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
    ...(isApart && { heading: `${words.states.mayContain} ${either.format(namesOf(needs, words))}` }),
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

/** Says what a list cannot: how many dishes have what is named, which filter is meant, what nothing found, and where the FAQ has it. */
function answer(typed: string, terms: readonly Term[], matches: Matches<Searched>, words: FilterWords): void {
  const { filters } = words;
  const { isList, dishes, ignored } = matches;
  const textOf = (...asks: Term['asks'][]) => joined(terms.filter((term) => asks.includes(term.asks)));
  const kept = joined(keptTerms(terms, matches));
  // A diet whose dishes have none of the words is no answer.
  const isNothing = isList && dishes.length === 0 && matches.needs.length === 0;
  const [diet] = terms.flatMap((term) => term.diet ?? []);
  // Of a filter the page says it itself.
  const isFiltered = $filters.get().people.some((person) => person.diet !== 'all');
  const unanswered = textOf('unanswered');
  const parts = [
    ...countsOf(terms, matches, words),
    ...(diet && !isFiltered && !isNothing ? [say(filters.dietTraces)] : []),
    ...(diet && !isNothing ? offer(diet, filters.diets[diet], kept) : []),
    ...(ignored.length > 0 ? [say(fill(filters.results.unknown, { words: joined(ignored) }))] : []),
    ...(unanswered ? [say(fill(filters.unanswered, { words: unanswered }))] : []),
    ...(textOf('mild') ? offer('mild', filters.heats[0] ?? '', kept) : []),
    ...answersTo(typed, terms, words),
  ];
  document.querySelector('[data-filter-named]')?.replaceChildren(...parts.flatMap((part) => [part, ' ']));
  $answered.set(parts.length > 0 && !(diet && isNothing));
}

const joined = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');
const say = (text: string) => create('span', {}, text);

/** What still narrows the list where a filter takes the place of a need or a diet. */
const keptTerms = (terms: readonly Term[], { narrowing }: Matches<Searched>): Term[] =>
  terms.filter((term) => narrowing.includes(term) || term.asks === 'with');

const allergensOf = (named: Term['named']) => [...new Set(named.map(({ allergen }) => allergen))];

/** A button that sets a filter in place of the words of a search that ask for it. */
const offer = (chip: string, text: string, keeps: string): HTMLElement[] =>
  hasChip($filters.get(), chip)
    ? []
    : [create('button', { type: 'button', dataset: { leavesOut: chip, keeps } }, text)];

/** How many dishes of a name have the needs of a search, how many of all, and a button that leaves them out. */
function countsOf(terms: readonly Term[], matches: Matches<Searched>, words: FilterWords): HTMLElement[] {
  const { needs, dishes, all, counted } = matches;
  if (needs.length === 0) return [];
  const { filters, facts } = words;
  const amount = (some: readonly MenuDish[]) => {
    const drinks = some.filter(({ category }) => category.isDrinks).length;
    return amountText(some.length - drinks, drinks, facts);
  };
  const inState = (some: readonly MenuDish[], state?: 'contains' | 'mayContain') =>
    some.filter((dish) => stateOf(needs, dish) === state);
  const allergen = either.format(namesOf(needs, words));
  const countIn = (some: readonly MenuDish[]) =>
    fill(filters.named, {
      allergen,
      contains: amount(inState(some, 'contains')),
      mayContain: amount(inState(some, 'mayContain')),
    });
  const isLeftOut = needs.some(({ asks }) => asks === 'without');
  const wordOnly = isLeftOut ? [] : inState(dishes);
  const others = wordOnly.length > 0 ? ` ${fill(filters.wordOnly, { amount: amount(wordOnly) })}` : '';
  const diets = terms.filter(({ asks }) => asks === 'diet');
  const narrow = joined([...diets, ...keptTerms(terms, matches).filter((term) => !needs.includes(term))]);
  const asked = allergensOf(needs.flatMap(({ named }) => named));
  const leftOut = every.format(asked.map((each) => allergenName(each, {}, words.allergens)));
  return [
    ...(counted.length > 0 ? [say(`${fill(filters.among, { words: narrow })} ${countIn(counted)}`)] : []),
    ...(isLeftOut && counted.length > 0 ? [say(dishes.length > 0 ? filters.listed : filters.noneListed)] : []),
    ...(isLeftOut && counted.length > 0
      ? []
      : [...(terms.length > needs.length ? [say(filters.inAll)] : []), say(countIn(all) + others)]),
    ...(all.some((dish) => stateOf(needs, dish)) ? [] : [say(fill(words.uses, { unused: allergen }))]),
    ...offer(asked.join(' '), fill(filters.leaveOut, { allergen: leftOut }), narrow),
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
