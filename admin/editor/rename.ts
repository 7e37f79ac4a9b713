import { isGroup, isNothing, type Json } from '../../model/edit/yaml-text.ts';
import { menuFilePath } from '../../model/read/files.ts';
import { walk } from '../../model/read/source.ts';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import type { Edit, Files } from '../tasks/plan.ts';
import { isProse, valuesOf } from './content-file.ts';
import type { Preview } from './form.ts';
import { listMenuDishes, type MenuDish, namesOfItem, textOf } from './menus.ts';
import { titleOf, type Values } from './units.ts';

/** Gives a dish its new id wherever the content has the old one, or takes it out of its menu file. `recipe` is that of the dish. */
export function renamed(files: Files, dish: MenuDish | undefined, id?: string, recipe?: string): Edit[] {
  if (!dish || dish.id === id) return [];
  const file = menuFilePath(dish.branch);
  const nameOf = (one: Json): Json[] => (one !== dish.id ? [one] : id === undefined ? [] : [id]);
  const all = (list: Json | undefined): Json => (Array.isArray(list) ? list.flatMap(nameOf) : (list ?? null));
  const { leads, beside } = valuesOf(files, file);
  const besides = Object.entries(isGroup(beside) ? beside : {}).flatMap(([key, list]) =>
    nameOf(key).map((name) => [String(name), all(list)] as const),
  );
  const kept = Object.fromEntries(besides.filter(([, list]) => !isNothing(list)));
  return [
    ...(leads === undefined ? [] : [[file, ['leads'], all(leads)] as const]),
    ...(beside === undefined ? [] : [[file, ['beside'], kept] as const]),
    ...(id === undefined ? [] : linksTo(files, dish, recipe).map(([name, path]): Edit => [name, path, id])),
  ];
}

/** Where pages and stories name a dish by an id that nothing has without it: another dish, or its recipe. */
function linksTo(files: Files, dish: MenuDish, recipe: string | undefined) {
  if (recipe === dish.id || listMenuDishes(files).some((one) => one.id === dish.id && one.branch !== dish.branch))
    return [];
  return [...files.keys()]
    .filter((file) => isProse(file) && !file.startsWith('content/branches/'))
    .flatMap((file) =>
      [...walk(valuesOf(files, file))].flatMap(({ path, value }) =>
        value === dish.id && [path.at(-1), path.at(-2)].some((key) => key === 'dish' || key === 'dishes')
          ? [[file, path] as const]
          : [],
      ),
    );
}

/** What a new name keeps, and what it leaves to do. */
export function followsFromName(files: Files, dish: MenuDish | undefined, next: Values): Preview {
  const { id, baseName } = namesOfItem(next);
  if (!dish || id === dish.id) return [];
  const old = `“${dish.name}”`;
  const others = listMenuDishes(files).filter((one) => one.name === dish.name && one.branch !== dish.branch);
  const places = [...files.keys()].filter(
    (file) =>
      isProse(file) &&
      !file.startsWith('content/branches/') &&
      [...walk(valuesOf(files, file))].some(({ value }) => typeof value === 'string' && value.includes(dish.name)),
  );
  const searched = [baseName, textOf(next['localName']), textOf(next['description'])].join(' ');
  const lines = [
    'It keeps its recipe, its picture, its place, its days sold out, and the links to it.',
    others.length > 0 && `It is still called ${old} at ${others.map(({ store }) => store).join(' and ')}.`,
    places.length > 0 && `${old} still stands in: ${places.map((file) => titleOf(files, file)).join('; ')}.`,
    !createTextMatcher(dish.name, [searched])(searched) &&
      `A search for ${old} finds it no longer, unless its description has these words.`,
  ];
  return [{ title: 'With the new name', lines: lines.filter((line) => line !== false) }];
}
