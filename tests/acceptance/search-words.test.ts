import { expect, test } from 'vitest';
import { allergens } from '../../model/schema/allergens.ts';
import { ingredientsOf, localWordsOf, wordsOfCard } from '../../src/data/local-words.ts';
import { namedAllergens } from '../../src/ui/search/named-allergens.ts';
import { content } from './content.ts';

const ingredients = Object.fromEntries(ingredientsOf(content).map(({ name, allergens: some }) => [name, some]));
const localWords = localWordsOf(content);
const named = (search: string) =>
  namedAllergens(search, content.menu.allergens, ingredients, localWords)?.allergens ?? [];

test.each(allergens)('each word that the kitchen card has for %s names it in a search', (allergen) => {
  const words = wordsOfCard(content['our-table'].card.translation![allergen]);
  expect(words.filter((word) => !named(word).includes(allergen))).toEqual([]);
});

test.each([
  ['sesame', ['gingelly', 'nallennai', 'ellu', 'til']],
  ['milk', ['ghee', 'nei', 'paal', 'thayir', 'mor', 'paneer', 'நெய்']],
  ['gluten', ['maida', 'rava', 'semiya', 'கோதுமை மாவு']],
  ['nuts', ['mundhiri', 'kaju', 'badam', 'badam pisin', 'முந்திரி']],
  ['peanuts', ['verkadalai', 'groundnut']],
  ['mustard', ['kadugu']],
  ['eggs', ['muttai']],
  ['fish', ['meen', 'nethili', 'vanjaram', 'vaval', 'karuvadu', 'karuvattu']],
  ['crustaceans', ['eral', 'nandu']],
  ['molluscs', ['kanava']],
] as const)('%s is named by the words of the FAQ, the glossary and the dishes: %s', (allergen, words) => {
  expect(words.filter((word) => !named(word).includes(allergen))).toEqual([]);
});
