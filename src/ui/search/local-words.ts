import type { LocalWords } from './vocabulary.ts';
import { searchWords } from './match-words.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
import type { Content, DataFiles } from '../../../model/types.ts';

/** The parts of the content that have words of the local language. */
export interface LocalSources {
  recipes: Pick<Content['recipes'], 'book'>;
  glossary: { groups: readonly { words: readonly LocalWord[] }[] };
  'our-table': Pick<Content['our-table'], 'card'>;
}
type LocalWord = Pick<DataFiles['glossary']['groups'][number]['words'][number], 'localName' | 'latin' | 'spellings'>;

/** What the kitchens buy, with the allergens that each is itself, not those that something in it brings. */
export const ingredientsOf = ({ recipes }: Pick<LocalSources, 'recipes'>) =>
  [...recipes.book.parts.values()].flatMap((part) => {
    if (part.kind !== 'ingredient') return [];
    const { name, localName, contains } = part;
    return {
      name,
      localName,
      allergens: allergens.filter((one) => one in contains && (contains[one] ?? name) === name),
    };
  });

/**
 * The words of the local language by which a search finds what their English names find: those of the kitchen card and of ingredients,
 * and the spellings that the glossary has for them.
 */
export function localWordsOf(content: LocalSources): LocalWords {
  const ingredients = ingredientsOf(content);
  const words = new Map<string, string | readonly Allergen[]>();
  for (const { name, localName } of ingredients) if (localName) words.set(keyOf(localName), name);
  for (const [key, { some, isFirst }] of cardWords(content['our-table'].card.translation)) {
    const ingredient = ingredients.find(({ localName }) => localName && keyOf(localName) === key);
    const isSame = ingredient && some.every((allergen) => ingredient.allergens.includes(allergen));
    if (isFirst || !isSame) words.set(key, some);
  }
  for (const { localName = '', latin, spellings = [] } of content.glossary.groups.flatMap((group) => group.words)) {
    const meant = words.get(keyOf(localName));
    if (meant) for (const spelling of [latin, ...spellings]) words.set(keyOf(spelling), meant);
  }
  return Object.fromEntries(words);
}

/** The words of the card, with the allergens under which each stands, and whether it is the name of one. */
function cardWords(card: Content['our-table']['card']['translation']) {
  const found = new Map<string, { some: Allergen[]; isFirst: boolean }>();
  for (const allergen of card ? allergens : [])
    for (const [index, word] of wordsOfCard(card?.[allergen] ?? '').entries()) {
      const { some = [], isFirst = false } = found.get(keyOf(word)) ?? {};
      found.set(keyOf(word), { some: [...some, allergen], isFirst: isFirst || index === 0 });
    }
  return found;
}

/** What stands between the commas of a translation; what is in brackets explains it. */
export const wordsOfCard = (translation: string): string[] =>
  withoutBrackets(translation)
    .split(/[,;:]/)
    .map((word) => word.trim())
    .filter(Boolean);

const withoutBrackets = (text: string): string => text.replace(/\([^)]*\)/g, '');

const keyOf = (word: string): string => searchWords(withoutBrackets(word)).join(' ');
