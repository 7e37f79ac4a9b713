import { editDistance } from '../../../model/nearest.ts';

/** Other names of ingredients, in small letters without apostrophes, with those by which they are found. */
const otherNames: readonly (readonly [other: string, name: string])[] = [
  ['groundnut', 'peanut'],
  ['verkadalai', 'peanut'],
  ['nilakadalai', 'peanut'],
  ['monkey nut', 'peanut'],
  ['shrimp', 'prawn'],
  ['calamari', 'squid'],
  ['brinjal', 'aubergine'],
  ['eggplant', 'aubergine'],
  ['ladys finger', 'okra'],
  ['ladies finger', 'okra'],
  ['bhindi', 'okra'],
  ['cilantro', 'coriander'],
  ['garbanzo', 'chickpea'],
  ['dairy', 'milk'],
  ['lactose', 'milk'],
  ['casein', 'milk'],
  ['whey', 'milk'],
  ['tofu', 'soya'],
  ['edamame', 'soya'],
  ['curd', 'yoghurt'],
  ['yogurt', 'yoghurt'],
  ['dahi', 'yoghurt'],
  ['gee', 'ghee'],
  ['maida', 'wheat'],
  ['rava', 'semolina'],
  ['sooji', 'semolina'],
  ['atta', 'wheat'],
  ['kadugu', 'mustard'],
  ['kaju', 'cashew'],
  ['caju', 'cashew'],
  ['mundhiri', 'cashew'],
  ['badam', 'almond'],
  ['pisin', 'gum'],
  ['vaval', 'pomfret'],
  ['gingelly', 'sesame'],
  ['tahini', 'sesame'],
  ['til', 'sesame'],
  ['ellu', 'sesame'],
  ['hing', 'asafoetida'],
  ['besan', 'gram flour'],
  ['sulphur dioxide', 'sulphites'],
  ['sulfite', 'sulphite'],
];

/** Shorter words find only words that begin with them, and no other spelling. */
const MIN_LETTERS = 4;

/** Words of an illness, a faith, a child or a need. A dish that is guessed for one of them would read as fit for it. */
const NEVER_GUESSED =
  /^(?:co?eliac|allerg|intoleran|anaphyla|diabet|halal|kosher|jain|keto|child|free|without|cannot|avoid)/;

/** Other names as whole words, also in the plural. */
const otherWords = otherNames.map(([other, name]) => [new RegExp(String.raw`\b${other}s?\b`, 'g'), name] as const);

/** The names that are long enough to be told from others though one letter is wrong: "cashow" and "seasame" have one. */
const longNames = [...new Set(otherNames.map(([, name]) => name))].filter((name) => name.length > 5);

export type TextTest = (text: string) => boolean;

/**
 * Returns a function that reports whether a text has every word of a search. Ignores case and accents. "nut" finds words that begin
 * with it, "mango" also words that have it within, as long as none begins with it. Another name finds the same as the name: "groundnut"
 * finds "peanuts". A word that no text has may be spelt otherwise: "biryani" then finds "Briyani".
 *
 * @param texts all texts that are searched
 */
export function createTextMatcher(search: string, texts: readonly string[]): TextTest {
  const tests = createWordTests(search, texts);
  return (text) => tests.every((test) => test(text));
}

/** The same for each word of the search by itself. */
export function createWordTests(search: string, texts: readonly string[]): TextTest[] {
  const all = texts.map(withNames);
  const isKnown = (words: string) => all.some((text) => text.includes(words));
  return searchWords(search).map((word) => {
    const isShort = word.length < MIN_LETTERS;
    const test =
      isShort || isKnown(` ${word}`)
        ? hasWord(` ${word}`)
        : isKnown(word) || NEVER_GUESSED.test(word)
          ? hasWord(word)
          : hasSpellingOf(word);
    return (text) => test(withNames(text));
  });
}

const hasWord =
  (word: string): TextTest =>
  (text) =>
    text.includes(word);

function hasSpellingOf(word: string): TextTest {
  const key = spellingKey(word);
  return (text) => key.length > 2 && (text.match(/[a-z]+/g) ?? []).some((other) => spellingKey(other) === key);
}

/**
 * A search with the name for each of its words that has one letter wrong, and that no text has: "almnd", "prwan" and "milkk" are almond,
 * prawn and milk.
 */
export function correctWords(search: string, texts: readonly string[], names: readonly string[]): string {
  const all = texts.map(withNames);
  const correct = (word: string) => {
    const one = word.replace(/s$/, '');
    const isSure = one.length < MIN_LETTERS || NEVER_GUESSED.test(one) || all.some((text) => text.includes(one));
    return isSure ? undefined : names.find((name) => name.length >= MIN_LETTERS && editDistance(one, name) === 1);
  };
  const words = searchWords(search);
  return words.some(correct) ? words.map((word) => correct(word) ?? word).join(' ') : search;
}

/** The words of a search, in lower case, with the names that stand for others. */
export const searchWords = (search: string): string[] =>
  otherWords
    .reduce((text, [other, name]) => text.replace(other, name), normalize(search))
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) => longNames.find((name) => word.length > 5 && editDistance(word.replace(/s$/, ''), name) === 1) ?? word,
    );

const withNames = (text: string): string =>
  otherWords.reduce((all, [other, name]) => all.replace(other, (found) => `${found} ${name}`), normalize(text));

/** Lower-case words without accents, each after a space. */
const normalize = (text: string) =>
  ` ${text}`
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .toLowerCase();

/** Letters of Indian words in Latin script that stand for one sound, in the order in which they are replaced. */
const SAME_SOUND: readonly (readonly [spelling: RegExp, key: string])[] = [
  [/^[aeiou]+/, '.'],
  [/zh/g, 'l'],
  [/[cs]h|[csz]/g, 's'],
  [/[td]h?/g, 't'],
  [/[kq]/g, 'k'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/[aeiouyh]/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * The consonants of a word, equal for its usual spellings in Latin script: "biryani", "briyani" and "biriyanis" all give "brn". One or
 * two say too little without the vowels: "dosa" and "dosai" give "tsoa", "dish" gives "tsi". Empty if the word has letters of another script.
 *
 * @param word in lower case, without accents
 */
export function spellingKey(word: string): string {
  if (!/^[a-z]+$/.test(word)) return '';
  const singular = word.replace(/s$/, '');
  const consonants = SAME_SOUND.reduce((key, [spelling, replacement]) => key.replace(spelling, replacement), singular);
  return consonants.length > 2 ? consonants : consonants + singular.replace(/i$/, '').replace(/[^aeiouy]/g, '');
}
