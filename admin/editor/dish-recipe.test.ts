import { expect, it } from 'vitest';
import { changeAt } from '../../model/edit/change-at.ts';
import { files } from '../content.testing.ts';
import { valuesOf } from './content-file.ts';
import { findUnit } from './find-unit.ts';
import { listMenuDishes } from './menus.ts';
import { deriveDishes, recipeNames } from './recipes.ts';
import type { Unit, Values } from './units.ts';

const RECIPES = 'content/recipes/recipes.yaml';
const recipes = valuesOf(files, RECIPES);
const [own, other] = listMenuDishes(files).filter(({ id, item }) => id in recipes && !item['recipe']);
const unit = findUnit(files, `dish:${own!.branch}/${own!.id}`)!;
const added = findUnit(files, `dish:${own!.branch}/+${own!.category}`)!;
const newDish = { ...added.data, name: 'Leaf Soup', price: 5, heat: 1 };
const taken = other!.id;
const afterSave = (next: Values) => {
  const { texts, problems } = unit.write({ ...unit.data, ...next });
  const after = new Map([...files, ...texts]);
  return { problems: problems.map(({ message }) => message).join(), recipes: valuesOf(after, RECIPES), after };
};

it('A recipe of another dish is taken over as it is, and is chosen by the name of its dish', () => {
  const saved = afterSave({ recipe: taken });
  expect([saved.problems, saved.recipes]).toEqual(['', recipes]);
  expect(deriveDishes(saved.after).find(({ dish }) => dish.id === own!.id)?.recipe).toBe(taken);
  expect(recipeNames(files)[taken]).toBe(other!.name);
  expect(JSON.stringify(unit.form)).toContain('"kind":"id","of":"recipes"');
});

it.each<[when: string, unit: Unit, next: Values]>([
  ['for a dish', unit, { recipe: taken }],
  ['for a new dish', added, { ...newDish, recipe: taken }],
  ['by its name', added, { ...newDish, name: other!.name }],
])('A recipe of another dish is never changed %s by what the form says', (_, { data, write }, next) => {
  const { texts, problems } = write({ ...data, ...next, $recipe: { made: ['tomato'] } });
  expect(problems.map(({ message }) => message).join()).toContain(`would change the recipe of ${other!.name}`);
  expect(valuesOf(new Map([...files, ...texts]), RECIPES)).toEqual(recipes);
});

it('A recipe of another dish is left for one of its own, with what the form says', () => {
  const { after } = afterSave({ recipe: taken, name: 'Rain Soup' });
  const { data, write } = findUnit(after, `dish:${own!.branch}/rain-soup`)!;
  const { texts, problems } = write(
    changeAt({ ...data, $recipe: { made: ['tomato'] } }, ['recipe'], undefined) as Values,
  );
  expect(problems).toEqual([]);
  expect(valuesOf(new Map([...after, ...texts]), RECIPES)).toEqual({ ...recipes, 'rain-soup': { made: ['tomato'] } });
});
