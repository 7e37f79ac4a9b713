/** What a search of a menu asks: needs, a diet, and the words of dishes. */
import { editDistance } from '../../../model/nearest.ts';
import { type Allergen, allergenKinds, askedAllergens } from '../../../model/schema/allergens.ts';
import type { MenuPageWords } from '../../../model/types.ts';
import { MIN_LETTERS, NEVER_GUESSED, searchWords, spellingKey } from './match-words.ts';

/** What the kitchen buys, with the allergens that each is itself: "ghee" is milk. */
type Ingredients = Readonly<Record<string, readonly Allergen[]>>;

/** What a word of the local language stands for: an ingredient by its name, or else allergens. */
export type LocalWords = Readonly<Record<string, string | readonly Allergen[]>>;

/** An allergen, or one of its cereals or nuts. */
interface Named {
  allergen: Allergen;
  kind?: string;
}

interface Meaning {
  /** Empty for what is no allergen. */
  named: readonly Named[];
  /** Whether it is what the kitchen buys: dishes with "butter" are not all that contain milk. */
  isIngredient: boolean;
  /** So many letters of its beginning name it; fewer begin too many words. */
  letters: number;
  /** The English name of a local word. */
  english?: string;
  /** The word for which another was mistyped. */
  text?: string;
}

/** Words of a search that belong together, as typed, and what they ask. */
export interface Term extends Meaning {
  text: string;
  /** With a need or without it; a diet; mild dishes; the words of dishes; what neither a filter nor a list can answer, as "no onion" or "jain". */
  asks: 'with' | 'without' | 'diet' | 'mild' | 'words' | 'unanswered';
  diet?: Diet | undefined;
}

type Diet = 'vegetarian' | 'vegan';

const groups: Readonly<Record<string, readonly Allergen[]>> = {
  nut: ['nuts', 'peanuts'],
  shellfish: ['crustaceans', 'molluscs'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  lobster: ['crustaceans'],
  mussel: ['molluscs'],
};

const COELIAC = /^c[aeio]+l+ia?c/;
/** What follows is to be left out. */
const WITHOUT =
  /^(?:non?|not|nothing|never|without|avoid(?:s|ing)?|can(?:no)?t|dont|doesnt|except|exclud(?:e|es|ing))$/;
/** What stands before is to be left out, or else what follows: "egg free", "free of egg", "allergic to egg". */
const FREE = /^(?:free|less)$/;
const ALLERGY = /^(?:al+erg|intoleran|ana(?:ph|f))/;
/** Whoever asks "safe for egg" or "what can he eat, egg" must not have it. */
const SAFE = /^(?:safe|ok(?:ay)?|fine|eat|suit(?:s|able)?|friendly)$/;
const SPICY = /^(?:spicy|spice|hot)$/;
const WITH = /^(?:with|but)$/;
/** No filter has these, and a list would read as fit. */
const UNANSWERED = /^(?:(?:halal|kosher|jain|satt?vik|satt?vic)$|pregnan|diabet|keto)/;
const MEAT = /^(?:meat|nonveg)/;
const AND = /^(?:and|n?or)$/;
const FORM = / (?:oil|seed|sauce|flour|paste)$/;
/** Words that ask nothing where others do. */
const FILLERS = new Set(
  [
    'a am an and any are as at be by can contain contains containing contained do does for from has have having if in is',
    'it may of on or our out please some that the there they this to trace traces what which who you your dish dishes food',
    'give good pure show want i me my we us he him his she her them child children kid kids son daughter',
  ].flatMap((words) => words.split(' ')),
);

const plain: Meaning = { named: [], isIngredient: false, letters: 3 };

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
    add(head, all(askedAllergens.filter((one) => some.every(([, are]) => are.includes(one)))), { isIngredient: true });
  // Whoever avoids prawns avoids crab, which the kitchen cooks with them.
  const isSeafood = (are: readonly Allergen[]) => are.includes('crustaceans') || are.includes('molluscs');
  for (const [name, are] of Object.entries(ingredients)) add(name, all(are), { isIngredient: !isSeafood(are) });
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
  for (const [food, some] of Object.entries(foods))
    if (!meanings.has(phraseOf(food)) && !texts.some((text) => text.includes(` ${food}`)))
      add(food, all(some), { letters: MIN_LETTERS });
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

/** Reads a search once. Words between others, such as "in" and "may contain", ask nothing. */
export function readSearch(search: string, vocabulary: Vocabulary): Term[] {
  const { words } = vocabulary;
  const all = searchWords(search).flatMap((word) =>
    word.endsWith('less') && (MEAT.test(word) || !words.has(word)) ? [word.slice(0, -4), 'less'].filter(Boolean) : word,
  );
  const terms: Term[] = [];
  /** The place of the first term that is to be left out, while "no" holds. */
  let from: number | undefined;
  let isAllergy = false;
  let next = 0;
  for (let index = 0; index < all.length; index = next) {
    const word = all[index] ?? '';
    const isFirst = from === terms.length;
    const last = terms.at(-1);
    const [length, term] = readTerm(all, index, vocabulary, isFirst);
    next = index + length;
    if (term) {
      const isAfterNeed =
        !AND.test(all[index - 1] ?? '') && terms.slice(from).some(({ asks }) => asks !== 'unanswered');
      terms.push(from === undefined ? term : leftOut(term, isAfterNeed));
    } else if (WITHOUT.test(word)) from = terms.length;
    else if (FREE.test(word) || ALLERGY.test(word)) {
      isAllergy ||= ALLERGY.test(word);
      const start = 1 + terms.findLastIndex(({ asks }) => asks !== 'with' && asks !== 'without');
      if (start < terms.length) terms.push(...terms.splice(start).map((each) => leftOut(each)));
      else if (last && FREE.test(word) && !/^(?:from|of)$/.test(all[next] ?? '')) terms.splice(-1, 1, leftOut(last));
      else from = terms.length;
    } else if (WITH.test(word) && !isFirst) from = undefined;
  }
  if (terms.length === 0) return search.trim() ? [{ ...plain, text: search.trim(), asks: 'words' }] : [];
  // "Egg no", "egg parotta allergy", "onion allergy".
  const bindsNone = (isAllergy || from === terms.length) && terms.every(({ asks }) => asks !== 'without');
  const isOnlyWords = terms.every(({ asks }) => asks === 'words');
  return bindsNone || all.some((word) => SAFE.test(word))
    ? terms.map((term) => (isOnlyWords ? { ...term, asks: 'unanswered' } : term.asks === 'with' ? leftOut(term) : term))
    : terms;
}

/** A term of what is to be left out. Words after a need are those of the dish again: "no egg dosa". */
function leftOut(term: Term, isAfterNeed = false): Term {
  if (term.asks === 'with') return { ...term, asks: 'without' };
  if (term.asks === 'without' || isAfterNeed) return term;
  if (term.asks === 'words' && SPICY.test(term.text)) return { ...term, asks: 'mild' };
  const isMeat = term.asks === 'words' && MEAT.test(term.text);
  return isMeat ? { ...term, asks: 'diet', diet: 'vegetarian' } : { ...term, asks: 'unanswered', diet: undefined };
}

/** The term that begins at a word, and how many words it has; none for words that ask nothing themselves. */
function readTerm(all: readonly string[], at: number, vocabulary: Vocabulary, isLeftOut: boolean): [number, Term?] {
  const word = all[at] ?? '';
  const diet = dietOf(word, vocabulary);
  if (diet) return [1, { ...plain, text: word, asks: 'diet', diet }];
  if (COELIAC.test(word)) return [1, { ...plain, text: word, asks: 'without', named: [{ allergen: 'gluten' }] }];
  if (word === 'mild' && !vocabulary.names.includes(` ${word}`)) return [1, { ...plain, text: word, asks: 'mild' }];
  if (UNANSWERED.test(singular(word))) return [1, { ...plain, text: word, asks: 'unanswered' }];
  if (FILLERS.has(word) || [WITHOUT, WITH, FREE, ALLERGY, SAFE].some((other) => other.test(word))) return [1];
  // "No butter chicken" leaves out butter; "butter chicken" is a dish.
  const [length, meaning] = (isLeftOut && find(all, at, vocabulary, true)) || find(all, at, vocabulary) || [1, plain];
  const text = all.slice(at, at + length).join(' ');
  return [length, { text, ...meaning, asks: meaning.named.length > 0 ? 'with' : 'words' }];
}

function dietOf(word: string, { diets }: Vocabulary): Diet | undefined {
  const one = singular(word);
  return diets.find(
    ([name]) => (one.length > 2 && name.startsWith(one)) || spellingKey(one) === spellingKey(name),
  )?.[1];
}

/** The longest meaning that begins at a word. */
function find(
  all: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  isNeed = false,
): [number, Meaning] | undefined {
  const { meanings } = vocabulary;
  const rest = all.slice(at).map(singular);
  for (let length = rest.length; length > 0; length--) {
    const phrase = rest.slice(0, length).join(' ');
    const ofForm = FORM.test(phrase) ? meanings.get(phrase.replace(FORM, '')) : undefined;
    const own = ofForm?.named.length && !ofForm.isIngredient ? ofForm : meanings.get(phrase);
    // "Pea" begins "peanut"; "peas" are none. "Shell fish" is one word.
    const word = length > 2 ? '' : all.slice(at, at + length).join('');
    const found = own?.named.length || !word ? own : (guess(word, vocabulary) ?? own);
    if (found && (!isNeed || found.named.length > 0)) return [length, found];
  }
  return undefined;
}

/** What a word begins to name, or names with one wrong letter, unless dishes have the word itself. */
function guess(word: string, { meanings, texts, words }: Vocabulary): Meaning | undefined {
  if (words.has(word)) return undefined;
  const one = singular(word);
  const begun = [...meanings].flatMap(([name, { named, isIngredient, letters }]) =>
    one.length >= letters && !isIngredient && !name.includes(' ') && name.startsWith(one) ? named : [],
  );
  if (begun.length > 0) return { ...plain, named: begun };
  if (one.length < 3 || NEVER_GUESSED.test(one) || texts.some((text) => text.includes(one))) return undefined;
  // "Custard" is no mustard.
  const near = [...meanings].find(
    ([name, meaning]) =>
      name[0] === one[0] &&
      meaning.named.length > 0 &&
      !meaning.isIngredient &&
      name.length >= MIN_LETTERS &&
      editDistance(one, name) === 1,
  );
  return near && { ...near[1], text: near[0] };
}
