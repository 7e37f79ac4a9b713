import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import { nearest } from '../../model/nearest.ts';
import { keysOf } from '../../model/pick.ts';
import { allergensOfFoods } from '../../model/recipes/foods.ts';
import { type Allergen, allergenKinds, allergens } from '../../model/schema/allergens.ts';
import { searchWords } from '../../src/ui/search/match-words.ts';
import type { Files } from '../tasks/plan.ts';
import { textOf } from './menus.ts';
import { readRecipeFiles } from './recipes.ts';
import type { Values } from './units.ts';

const ALL = `${allergens.slice(0, -1).join(', ')} or ${allergens.at(-1)}`;

/** An ingredient of a form; `was` is what it was, if it is not new. */
export interface EditedIngredient {
  was?: Values | undefined;
  now: Values;
}

/** A text in small letters, with the usual names in place of others: 'kaju' is 'cashew'. */
const plainly = (text: string): string => searchWords(text).join(' ');

/** Names of foods with the allergens that they mean: the allergens and their kinds, compound foods, what the kitchen has already. */
function listMeanings(known: readonly (readonly [name: string, contains: readonly Allergen[]])[]) {
  const own = allergens.flatMap((one) =>
    [one.replace(/s$/, ''), ...(allergenKinds[one] ?? [])].map((name) => [name, [one]] as const),
  );
  const all = [...own, ['nut', ['nuts', 'peanuts']] as const, ...allergensOfFoods, ...known];
  const byName = Map.groupBy(all, ([name]) => plainly(name).replace(/s$/, ''));
  byName.delete('');
  // The longer of two goes first: "peanut butter" means no milk.
  return [...byName].toSorted(([one], [other]) => other.length - one.length);
}

/** Asks whether the allergens of ingredients are meant: where there are none, and where a name means others. */
export function askAboutIngredients(files: Files, edited: readonly EditedIngredient[]): string | undefined {
  const groups = Object.values(readRecipeFiles(files)?.ingredients ?? {});
  const known = groups.flatMap((group) => Object.values(group).map((one) => [one.name, keysOf(one.contains)] as const));
  const meanings = listMeanings(known);
  const questions = edited.flatMap(({ was, now }) => {
    const name = textOf(now['name']);
    const said = allergensOf(now['contains']);
    if (was && was['name'] === name && isSame(allergensOf(was['contains']), said)) return [];
    let rest = plainly(name);
    const meant = new Set(
      meanings.flatMap(([food, some]) => {
        const word = new RegExp(String.raw`(?<!\S)${food.replace(/y$/, '(?:y|ie)')}(?:e?s)?(?!\S)`, 'g');
        const without = rest.replaceAll(word, '·');
        const isMeant = without !== rest;
        rest = without;
        return isMeant ? some.flatMap(([, means]) => means) : [];
      }),
    );
    const unsaid = allergens.filter((one) => meant.has(one) && !said.includes(one));
    const isNone = said.length === 0 && !(was && allergensOf(was['contains']).length === 0);
    if (!isNone && unsaid.length === 0) return [];
    const names = was ? [] : known.map(([other]) => other);
    const like = names.find((one) => plainly(one) === plainly(name)) ?? nearest(name, names);
    return [
      isNone ? `“${name}” has none of the fourteen: no ${ALL}.` : '',
      like === undefined ? '' : `It reads like ${like}, which is in the list already.`,
      unsaid.length > 0 ? `“${name}” usually means ${unsaid.join(' and ')}, which is not ticked.` : '',
    ].filter(Boolean);
  });
  return questions.join(' ') || undefined;
}

const allergensOf = (contains: Json | undefined): string[] =>
  Array.isArray(contains) ? contains.map(String) : Object.keys(isGroup(contains) ? contains : {});
