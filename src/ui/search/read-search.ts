/** What a search of a menu asks: allergens, a diet, and the words of dishes. */
import { createBeginningTest, createTextTest, searchWords, type TextTest } from './match-words.ts';
import {
  asksNothing,
  COELIAC,
  type Diet,
  dietOf,
  find,
  isDenied,
  isNeedWord,
  type Meaning,
  plain,
  UNANSWERED,
  type Vocabulary,
} from './vocabulary.ts';

interface ReadTerm extends Meaning {
  text: string;
  /** What neither a filter nor a list can answer, as "no onion" or "jain", is "unanswered". */
  kind: 'allergen' | 'diet' | 'mild' | 'words' | 'unanswered';
  diet?: Diet;
}

/** Words of a search that belong together, as typed, and what they mean. */
export interface Term extends ReadTerm {
  /** Whether a text of a dish has the words. */
  isIn: TextTest;
}

export interface Search {
  terms: readonly Term[];
  /** Whether it asks for what is without something, or fit for somebody: only filters decide that. */
  isNeed: boolean;
}

/** Reads a search. Words between others, such as "in" and "may contain", ask nothing. */
export function readSearch(search: string, vocabulary: Vocabulary): Search {
  const { texts, words } = vocabulary;
  const all = searchWords(search).flatMap((word) =>
    word.endsWith('less') && !words.has(word) ? [word.slice(0, -4), 'less'].filter(Boolean) : word,
  );
  const { isNeed, ...first } = readTerms(all, vocabulary);
  const hasFilter = (some: readonly ReadTerm[]) => some.some(({ kind }) => kind !== 'words' && kind !== 'unanswered');
  // In "egg parotta allergy" the name of the dish is all that names egg.
  const { terms, denied } = isNeed && !hasFilter(first.terms) ? readTerms(all, vocabulary, true) : first;
  if (terms.length === 0 && search.trim()) terms.push({ ...plain, text: search.trim(), kind: 'words' });
  const finish = (term: ReadTerm): Term => {
    const createTest = (text: string) =>
      term.kind === 'allergen' || text.endsWith(' oil') ? createBeginningTest(text) : createTextTest(text, texts);
    const tests = [term.text, term.english ?? ''].filter(Boolean).map(createTest);
    const isUnanswered = term.kind === 'words' && isNeed && (!hasFilter(terms) || denied.has(term));
    return {
      ...term,
      // A filter leaves out all nuts.
      named: isNeed ? term.named.map(({ allergen }) => ({ allergen })) : term.named,
      kind: isUnanswered ? 'unanswered' : term.kind,
      isIn: (text) => tests.some((test) => test(text)),
    };
  };
  return { isNeed, terms: terms.map(finish) };
}

/** The terms of a search, and which of them stand where a need denies something. */
function readTerms(all: readonly string[], vocabulary: Vocabulary, prefersAllergens = false) {
  const terms: ReadTerm[] = [];
  const denied = new Set<ReadTerm>();
  let isNeed = false;
  for (let at = 0, next = 0; at < all.length; at = next) {
    const [length, term] = readTerm(all, at, vocabulary, prefersAllergens);
    next = at + length;
    isNeed ||= length === 1 && isNeedWord(all[at] ?? '');
    if (!term) continue;
    terms.push(term);
    if (isDenied(all[at - 1], all[next])) denied.add(term);
  }
  return { terms, denied, isNeed };
}

/** The term that begins at a word, and how many words it has; none for words that ask nothing themselves. */
function readTerm(
  all: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  prefersAllergens: boolean,
): [length: number, ReadTerm?] {
  const word = all[at] ?? '';
  const diet = dietOf(word, vocabulary);
  if (diet) return [1, { ...plain, text: word, kind: 'diet', diet }];
  if (COELIAC.test(word)) return [1, { ...plain, text: word, kind: 'allergen', named: [{ allergen: 'gluten' }] }];
  if (word === 'mild' && !vocabulary.names.includes(` ${word}`)) return [1, { ...plain, text: word, kind: 'mild' }];
  if (UNANSWERED.test(word)) return [1, { ...plain, text: word, kind: 'unanswered' }];
  const [length, meaning = plain] = (prefersAllergens && find(all, at, vocabulary, true)) ||
    find(all, at, vocabulary) || [all[at + 1] === 'oil' && !asksNothing(word) ? 2 : 1];
  if (length === 1 && asksNothing(word)) return [1];
  const text = all.slice(at, at + length).join(' ');
  return [length, { text, ...meaning, kind: meaning.named.length > 0 ? 'allergen' : 'words' }];
}
