import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchSchema } from '../model/schema/branch.ts';
import { noticeSchema } from '../model/schema/days.ts';
import { categorySchema, dishSchema, menuSchema } from '../model/schema/menu.ts';
import { ingredientSchema, recipeSchema, stationSchema, stationsSchema } from '../model/schema/recipes.ts';
import { siteSchema } from '../model/schema/site.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { writeNewRestaurant } from './new-restaurant.ts';

/** Nothing reads it (MENU-9). */
const UNUSED = 'background';

const schemasOf = {
  'site.yaml': [siteSchema],
  'notices.yaml': [noticeSchema],
  'branches/first/branch.yaml': [branchSchema],
  'branches/first/menu.yaml': [menuSchema, categorySchema, dishSchema],
  'recipes/ingredients.yaml': [ingredientSchema],
  'recipes/recipes.yaml': [recipeSchema],
  'recipes/stations.yaml': [stationSchema, stationsSchema],
};

test('the files of a new restaurant name every field that they can have', async () => {
  const folder = join(await temporaryFolder(), 'cafe');
  writeNewRestaurant(folder);
  const missing = Object.entries(schemasOf).flatMap(([file, schemas]) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const names = schemas.flatMap(({ entries }) => Object.keys(entries)).filter((name) => name !== UNUSED);
    return names.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(text)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
