import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { keysOf, recordOf } from '../../model/pick.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import { namedAllergens } from '../../src/ui/search/named-allergens.ts';
import type { Files } from '../tasks/plan.ts';
import { textOf } from './menus.ts';
import { readRecipeFiles } from './recipes.ts';
import type { Values } from './units.ts';

const words = recordOf(allergens, (one) => one);
const ALL = `${allergens.slice(0, -1).join(', ')} or ${allergens.at(-1)}`;

/** Asks whether the allergens of new ingredients are meant: where there are none, and where a name sounds like others. */
export function askAboutIngredients(files: Files, added: readonly Values[]): string | undefined {
  const parts = readRecipeFiles(files);
  const known = Object.values(parts?.ingredients ?? {}).flatMap((group) => Object.values(group));
  const holds = Object.fromEntries(known.map((one) => [one.name, keysOf(one.contains)]));
  const questions = added.flatMap((one) => {
    const name = textOf(one['name']);
    const said = allergensOf(one['contains']);
    const matches = createTextMatcher(name, Object.keys(holds));
    const like = Object.keys(holds).find((other) => matches(other));
    const meant = [name, ...name.split(/\s+/)].flatMap(
      (word) => namedAllergens(word, words, holds, {})?.allergens ?? [],
    );
    const unsaid = [...new Set(meant)].filter((allergen) => !said.includes(allergen));
    if (said.length > 0 && unsaid.length === 0) return [];
    return [
      said.length === 0 ? `“${name}” has none of the fourteen: no ${ALL}.` : '',
      like === undefined ? '' : `It sounds like ${like}, which is in the list already.`,
      unsaid.length > 0 ? `It sounds like something with ${unsaid.join(' and ')}, which is not ticked.` : '',
    ];
  });
  return questions.length > 0 ? [...questions, 'Is that right?'].filter(Boolean).join(' ') : undefined;
}

const allergensOf = (contains: Json | undefined): string[] =>
  Array.isArray(contains) ? contains.map(String) : Object.keys(isGroup(contains) ? contains : {});
