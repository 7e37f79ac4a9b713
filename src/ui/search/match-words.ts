import { editDistance } from '../../../model/nearest.ts';

/** A peanut; with a word of a pulse before it or of gram after it, none. */
const KADALAI = '(?<!kondai |pottu |karuppu )kadalai(?! (?:paruppu|maavu|mavu))';

/** Other names of what a search can name, by that by which they are found; in small letters without apostrophes. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  peanut: ['groundnut', 'pea nut', 'verkadalai', 'nilak?kadalai', 'monkey nut', 'peanut butter', 'pnut', KADALAI],
  prawn: ['shrimp', 'shirmp'],
  squid: ['calamari'],
  aubergine: ['brinjal', 'eggplant'],
  okra: ['ladys finger', 'ladies finger', 'bhindi'],
  coriander: ['cilantro'],
  chickpea: ['garbanzo'],
  'gluten free': ['gf'],
  'milk free': ['df'],
  'nut free': ['nf'],
  vegan: ['ve', 'vg', 'plant ?based'],
  barley: ['malt(?:ed)?'],
  naan: ['nan'],
  appalam: ['pop+[ae]d[aou]m', 'pap+ad(?:[aou]m)?'],
  mussel: ['oyster(?! mushroom)', 'clam', 'octopus'],
  milk: ['dairy', 'dary', 'diary', 'dairi', 'lactose', 'lactos', 'casein', 'whey', 'khoya', 'mawa'],
  nut: ['nutt', 'nutz'],
  soya: ['soy', 'soya? ?bean', 'tofu', 'edamame'],
  yoghurt: ['butter ?milk', 'curd', 'yogurt', 'dahi'],
  ghee: ['gee'],
  wheat: ['[gk]o[dt]h?umai', 'maida', 'atta', 'spelt', 'durum', 'couscous', 'seitan'],
  semolina: ['rava', 'sooji'],
  mustard: ['kadugu'],
  cashew: ['cashew ?nut', 'kaju', 'caju', 'cashu', 'mun[dt]h?iri'],
  almond: ['almond ?nut', 'badam', 'badaam', 'marzipan'],
  hazelnut: ['filbert', 'cobnut'],
  walnut: ['akhrot'],
  pistachio: ['pista', 'pistachio ?nut'],
  'runny egg': ['(?:raw|soft(?: boiled)?|half ?(?:boiled|cooked)|under ?(?:cooked|done)|uncooked|barely set) eggs?'],
  gum: ['pisin'],
  podi: ['gunpowder'],
  pomfret: ['vaval'],
  sesame: ['gingelly', 'tahini', 'til', 'ellu', 'simsim'],
  asafoetida: ['hing'],
  'gram flour': ['besan'],
  sulphites: ['sulphur dioxide', 'e22\\d'],
  sulphite: ['sulfite'],
  dessert: ['sweets'],
  // "No meat or fish" stays a need.
  'suitable vegetarian': ['(?:no|without) (?:meat|nonveg)(?= (?:and|n?or) )'],
  vegetarian: ['veggie', 'veggi', 'veggy', 'vegi', '(?:no|without) (?:meat|nonveg)', 'meat ?(?:free|less)'],
  mild: ['(?:not?|nothing|without|less)(?: too| very)? (?:spicy|spice|hot)'],
  without: [
    'w o(?:ut)?',
    'wi?t?h?ou?t',
    '(?:anything|everything|all) but',
    'free (?:from|of)',
    '(?:other than|hold(?: the)?|minus|sans|skip)',
  ],
};

/** Shorter words find only words that begin with them, and no other spelling. */
export const MIN_LETTERS = 4;

/** Words of an illness, a faith, a child or a need. A dish that is guessed for one of them would read as fit for it. */
export const NEVER_GUESSED =
  /^(?:c[aeio]+l+ia?c|al+erg|intoleran|ana(?:ph|f)|diabet|halal|kosher|jain|keto|child|free|without|cannot|avoid|gelatin)/;

/** Other names as whole words, also in the plural. */
const otherWords = Object.entries(otherNames).flatMap(([name, others]) =>
  others.map((other) => [new RegExp(String.raw`\b${other}s?\b`, 'g'), name] as const),
);

/** The other names that are single words, with the name of each. Misspelt, they are no words of otherWords. */
export const otherSpellings: readonly (readonly [other: string, name: string])[] = Object.entries(otherNames).flatMap(
  ([name, others]) => others.filter((other) => /^[a-z]+$/.test(other)).map((other) => [other, name] as const),
);

export type TextTest = (text: string) => boolean;

/**
 * Returns a function that reports whether a text has every word of a search. Ignores case and accents. "nut" finds the word itself,
 * or else words that begin with it; "mango" also words that have it within, as long as none begins with it. Another name finds the same
 * as the name: "groundnut" finds "peanuts". A word that no text has may be spelt otherwise: "biryani" then finds "Briyani".
 *
 * @param texts all texts that are searched
 */
export function createTextMatcher(search: string, texts: readonly string[]): TextTest {
  const test = createTextTest(search, texts.map(searchableText));
  return (text) => test(searchableText(text));
}

/** Tests, without guesses, whether the words of a search stand together in a text, the last one at least with its beginning. */
export function createBeginningTest(search: string): TextTest {
  return hasWord(` ${searchWords(search).join(' ')}`);
}

/** As createTextMatcher(), for texts that searchableText() has made. */
export function createTextTest(search: string, texts: readonly string[]): TextTest {
  const isKnown = (words: string) => texts.some((text) => text.includes(words));
  const tests = searchWords(search).map((word) => {
    if (word.length < MIN_LETTERS || isKnown(` ${word}`)) return createWholeTest(word, texts) ?? hasWord(` ${word}`);
    return isKnown(word) || NEVER_GUESSED.test(word) ? hasWord(word) : hasSpellingOf(word);
  });
  return (text) => tests.every((test) => test(text));
}

/** Tests whether a text has a word whole, in the singular or plural; undefined if no text has it: "podi" is no "podimas", "gin" no "ginger". */
function createWholeTest(word: string, texts: readonly string[]): TextTest | undefined {
  const whole = new RegExp(` ${word.replace(/(?<=..)s$/, '')}(?:e?s)?(?= |$)`);
  const test: TextTest = (text) => whole.test(text);
  return texts.some(test) ? test : undefined;
}

const hasWord =
  (word: string): TextTest =>
  (text) =>
    text.includes(word);

/** At most so many letters are written otherwise in another spelling: "kolambu" is "kuzhambu", "severe" no "savoury". */
export const MAX_EDITS = 3;

function hasSpellingOf(word: string): TextTest {
  const key = spellingKey(word);
  const isSame = (other: string) => spellingKey(other) === key && editDistance(word, other) <= MAX_EDITS;
  return (text) => key.length > 2 && !NEVER_GUESSED.test(word) && (text.match(/[a-z]+/g) ?? []).some(isSame);
}

/** The words of a search, in lower case, with the names that stand for others. */
export const searchWords = (search: string): string[] =>
  otherWords
    .reduce((text, [other, name]) => text.replace(other, name), normalize(search))
    .split(/\s+/)
    .filter(Boolean);

/** Drinks of a kind that is asked for by its name. */
const ALCOHOL =
  /\b(?:wine|champagne|prosecco|(?<!ginger |root )beer|lager|ale|stout|cider|whisk(?:e?y|ies)|gin|rum|vodka|tequila|brandy|cognac|liqueur|spirit)s?\b(?! vinegar)/g;

/** A text in which createTextTest() finds words: also by their other names. */
export const searchableText = (text: string): string =>
  otherWords.reduce(
    (all, [other, name]) => all.replace(other, (found) => `${found} ${name}`),
    normalize(text).replace(ALCOHOL, (found) => `${found} alcohol`),
  );

/** Lower-case words without accents, each after a space. "Non veg" is one: it has no "veg". */
const normalize = (text: string) =>
  ` ${text}`
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .toLowerCase()
    .replace(/(?<=[a-z]{2})free(?= |$)/g, ' free')
    .replace(/ non? veg(?:etarian)?s?(?= |$)/g, ' nonveg');

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
