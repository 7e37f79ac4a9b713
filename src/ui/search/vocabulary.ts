/** What the words of a search can name, which of them ask for a need, and which ask nothing. */
import { editDistance } from '../../../model/nearest.ts';
import { type Allergen, allergenKinds, askedAllergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { MAX_EDITS, MIN_LETTERS, NEVER_GUESSED, otherSpellings, searchWords, spellingKey } from './match-words.ts';

/** What the kitchen buys, with the allergens that each is itself: "ghee" is milk. */
type Ingredients = Readonly<Record<string, readonly Allergen[]>>;

/** What a word of the local language stands for: an ingredient by its name, or else allergens. */
export type LocalWords = Readonly<Record<string, string | readonly Allergen[]>>;

/** An allergen, or one of its cereals or nuts. */
interface Named {
  allergen: Allergen;
  kind?: string;
}

export interface Meaning {
  /** Empty for what is no allergen. */
  named: readonly Named[];
  /** Whether dishes have it by its word alone: those with "butter" are not all that contain milk. */
  isFood: boolean;
  /** So many letters of its beginning name it; fewer begin too many words. */
  letters: number;
  /** The English name of a local word. */
  english?: string;
  /** The word for which another was mistyped. */
  text?: string;
}

export type Diet = 'vegetarian' | 'vegan';

const groups: Readonly<Record<string, readonly Allergen[]>> = {
  nut: ['nuts', 'peanuts'],
  shellfish: ['crustaceans', 'molluscs'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  lobster: ['crustaceans'],
  mussel: ['molluscs'],
};

const FORM = / (?:oil|seed|sauce|flour|paste)$/;
export const plain: Meaning = { named: [], isFood: false, letters: 3 };
const food = { isFood: true, letters: Infinity };

/** The words of a text in lower case, in the singular. */
export const singularWords = (text: string): string[] => searchWords(text).map(singular);
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');
const phraseOf = (text: string): string => singularWords(text).join(' ');

interface SearchWords extends Pick<MenuPageWords, 'allergens'> {
  filters: Pick<MenuPageWords['filters'], 'diets'>;
  ingredients: Ingredients;
  localWords: LocalWords;
  /** What foods that no kitchen here buys usually are: custard is egg and milk. */
  foods: Readonly<Record<string, readonly Allergen[]>>;
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** All that a search can name. The later meaning of a word stands. */
export function createVocabulary(
  { allergens, filters: { diets }, ingredients, localWords, foods }: SearchWords,
  dishes: readonly { baseName: string; name: string; text: string }[],
) {
  const meanings = new Map<string, Meaning>();
  const add = (text: string, named: readonly Named[], more?: Partial<Meaning>) =>
    meanings.set(phraseOf(text), { ...plain, named, ...more });
  const all = (some: readonly Allergen[]) => some.map((allergen) => ({ allergen }));
  for (const { baseName } of dishes) add(baseName, []);
  // "Semolina" is "wheat semolina"; "seed" is the allergens that all seeds are.
  for (const [head, some] of Map.groupBy(Object.entries(ingredients), ([name]) => headOf(name)))
    add(head, all(askedAllergens.filter((one) => some.every(([, are]) => are.includes(one)))), food);
  // Whoever avoids prawns avoids crab, which the kitchen cooks with them.
  const isSeafood = (are: readonly Allergen[]) => are.includes('crustaceans') || are.includes('molluscs');
  for (const [name, are] of Object.entries(ingredients)) add(name, all(are), isSeafood(are) ? {} : food);
  const parts = (name: string, named: Named) => {
    for (const part of [...name.split(' '), name]) add(part, [named], { letters: 2 });
  };
  for (const allergen of askedAllergens.toReversed()) {
    for (const kind of allergenKinds[allergen] ?? []) {
      parts(kind, { allergen, kind });
      if (allergen === 'nuts') add(`${kind} nut`, [{ allergen, kind }]);
    }
    parts(allergens[allergen], { allergen });
  }
  for (const [name, some] of Object.entries(groups)) add(name, all(some), { letters: 2 });
  for (const [word, meant] of Object.entries(localWords))
    if (typeof meant !== 'string') add(word, all(meant), { letters: MIN_LETTERS });
    else add(word, [], { ...meanings.get(phraseOf(meant)), letters: MIN_LETTERS, english: meant });
  meanings.delete('');
  const texts = dishes.map(({ text }) => text);
  // A food that a dish names is that of the dish.
  for (const [name, some] of Object.entries(foods))
    if (!meanings.has(phraseOf(name)) && !texts.some((text) => text.includes(` ${name}`)))
      add(name, all(some), { isFood: true, letters: MIN_LETTERS });
  for (const [other, name] of otherSpellings) {
    const meaning = meanings.get(name);
    if (meaning?.named.length) meanings.set(other, { ...meaning, letters: Math.max(MIN_LETTERS, meaning.letters) });
  }
  return {
    meanings,
    diets: (['vegetarian', 'vegan'] as const).map((diet) => [diets[diet].toLowerCase(), diet] as const),
    texts,
    words: new Set(texts.flatMap((text) => text.split(' '))),
    names: dishes.map(({ name }) => name).join(''),
  };
}

/** "Flour" of "chickpea (gram) flour", "fish" of "fish of the day". */
const headOf = (name: string): string =>
  name
    .replace(/ (?:or|of|with|\(\S+\)$).*/, '')
    .split(' ')
    .at(-1) ?? '';

/** The diet that a word names, begins to name, or names in another spelling. */
export function dietOf(word: string, { diets }: Vocabulary): Diet | undefined {
  const one = singular(word);
  return diets.find(
    ([name]) => (one.length > 2 && name.startsWith(one)) || spellingKey(one) === spellingKey(name),
  )?.[1];
}

/** The longest meaning that begins at a word. */
export function find(
  all: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  isAllergen = false,
): [number, Meaning] | undefined {
  const { meanings } = vocabulary;
  const rest = all.slice(at).map(singular);
  const isFiller = asksNothing(all[at] ?? '');
  for (let length = rest.length; length > Number(isFiller); length--) {
    const phrase = rest.slice(0, length).join(' ');
    const stem = FORM.test(phrase) && phrase.replace(FORM, '');
    const ofForm = stem && !asksNothing(stem) ? (meanings.get(stem) ?? guess(stem, vocabulary)) : undefined;
    const own = ofForm?.named.length && !ofForm.isFood ? ofForm : meanings.get(phrase);
    // "Pea" begins "peanut"; "peas" are none. "Shell fish" is one word.
    const parts = all.slice(at, at + length);
    const word = length > 2 || parts.some(asksNothing) ? '' : parts.join('');
    // Whoever cannot have peas has typed the whole word.
    const isWhole = own?.named.length || (own && all.some(isNeedWord));
    const found = isWhole || !word ? own : (guess(word, vocabulary) ?? own);
    if (found && (!isAllergen || found.named.length > 0)) return [length, found];
  }
  return undefined;
}

/** What a word begins to name, or names with one wrong letter or in another spelling, unless dishes have the word itself. */
function guess(word: string, { meanings, texts, words }: Vocabulary): Meaning | undefined {
  if (words.has(word)) return undefined;
  const one = singular(word);
  const begun = [...meanings].flatMap(([name, meaning]) =>
    one.length >= meaning.letters &&
    // "Corn" is no cornflakes.
    (!meaning.isFood || one.length * 2 >= name.length) &&
    !name.includes(' ') &&
    name.startsWith(one) &&
    meaning.named.length > 0
      ? meaning
      : [],
  );
  if (begun.length > 0)
    return { ...plain, named: begun.flatMap(({ named }) => named), isFood: begun.every(({ isFood }) => isFood) };
  if (one.length < 3 || NEVER_GUESSED.test(one) || texts.some((text) => text.includes(one))) return undefined;
  // "Custard" is no mustard.
  const near = [...meanings].find(
    ([name, meaning]) =>
      name[0] === one[0] &&
      meaning.named.length > 0 &&
      meaning.letters < Infinity &&
      // "Beet" is no beer.
      name.length >= MIN_LETTERS + Number(meaning.isFood) &&
      (editDistance(one, name) === 1 || isSpellingOf(one, name)),
  );
  return near && { ...near[1], text: near[0] };
}

/** Fewer consonants are those of many words: "pasta" is no "pista". */
const isSpellingOf = (one: string, name: string): boolean =>
  spellingKey(one).length > 3 && spellingKey(one) === spellingKey(name) && editDistance(one, name) <= MAX_EDITS;

export const COELIAC = /^c[aeio]+l+ia?c/;
const WITHOUT =
  /^(?:non?|not|nothing|never|without|avoid(?:s|ing)?|cannot|(?:ca|do|does|is|has|wo)nt|except|exclud(?:e|es|ing))$/;
/** What stands before one of these is denied: "onion-free", "onion allergy". */
const FREE = /^(?:free|less|al+erg(?:y|ies)|intolerances?)$/;
/** No filter has these, and a list would read as fit. */
export const UNANSWERED = /^(?:(?:halal|kosher|jain|satt?vi[ck])s?$|pregnan|diabet|keto)/;
/** A search with any of these asks for a need. */
const NEEDS = [
  COELIAC,
  WITHOUT,
  FREE,
  UNANSWERED,
  /^(?:al+erg|intoleran|ana(?:ph|f))/,
  /^(?:safe|safely|ok(?:ay)?|fine|eat|suit(?:s|able)?|friendly)$/,
];
/** What follows one of these, or a word of WITHOUT, is denied with the rest of a need: "no egg or chicken", "allergic to onion". */
const LINK = /^(?:and|n?or|to|of|from)$/;
/** Words that ask nothing where others do. */
const FILLERS = new Set(
  [
    'a am an and any are as at be by can contain contains containing contained do does for from has have having if in is',
    'but it may nor of on or our out please some that the there they this to trace traces what which who with you your dish dishes food',
    'give good pure show want i me my we us he him his she her them child children kid kids son daughter',
  ].flatMap((words) => words.split(' ')),
);

export const isNeedWord = (word: string): boolean => NEEDS.some((need) => need.test(word));
export const asksNothing = (word: string): boolean => FILLERS.has(word) || isNeedWord(word);

/** Whether words are denied by the one before or after them. */
export const isDenied = (before = '', after = ''): boolean =>
  WITHOUT.test(before) || LINK.test(before) || FREE.test(after);
