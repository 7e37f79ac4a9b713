import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import { nearest } from '../../model/nearest.ts';
import { allergens } from '../../model/schema/allergens.ts';
import type { Files } from '../tasks/plan.ts';
import { textOf } from './menus.ts';
import { createFoodFinder, listIngredients, plainly } from './named-foods.ts';
import { deriveDishes } from './recipes.ts';
import type { Values } from './units.ts';

const ALL = `${allergens.slice(0, -1).join(', ')} or ${allergens.at(-1)}`;

export interface EditedIngredient {
  was?: Values | undefined;
  now: Values;
}

/** Asks whether the allergens of ingredients are meant: where there are none, and where a name means others. */
export function askAboutIngredients(files: Files, edited: readonly EditedIngredient[]): string | undefined {
  const known = listIngredients(files);
  const foodsIn = createFoodFinder(files);
  const dishesWith = (name: string) => deriveDishes(files).filter(({ derived }) => derived.ingredients.includes(name));
  const questions = edited.flatMap(({ was, now }) => {
    const name = textOf(now['name']);
    const said = allergensOf(now['contains']);
    if (was && was['name'] === name && isSame(allergensOf(was['contains']), said)) return [];
    const meant = new Set(foodsIn(name).flatMap(({ means }) => means));
    const unsaid = allergens.filter((one) => meant.has(one) && !said.includes(one));
    const isNone = said.length === 0 && !(was && allergensOf(was['contains']).length === 0);
    const count = was && was['name'] !== name ? dishesWith(textOf(was['name'])).length : 0;
    if (!isNone && unsaid.length + count === 0) return [];
    const names = was ? [] : known.map(([other]) => other);
    const like = names.find((one) => plainly(one) === plainly(name)) ?? nearest(name, names);
    return [
      count === 0
        ? ''
        : `“${textOf(was?.['name'])}” is in ${count} dishes, which then have “${name}”, with the allergens that are ticked: ${said.join(', ') || 'none'}.`,
      isNone ? `“${name}” has none of the fourteen: no ${ALL}. If it comes in a packet, read its label.` : '',
      like === undefined ? '' : `It reads like ${like}, which is in the list already.`,
      unsaid.length > 0 ? `“${name}” usually means ${unsaid.join(' and ')}, which is not ticked.` : '',
    ].filter(Boolean);
  });
  return questions.join(' ') || undefined;
}

const allergensOf = (contains: Json | undefined): string[] =>
  Array.isArray(contains) ? contains.map(String) : Object.keys(isGroup(contains) ? contains : {});
