import {
  listParts,
  recipeBook,
  namedParts,
  pickRecipe,
  type Ingredient,
  type RecipeBook,
  type RecipeFiles,
  type Part,
  type Station,
  type Served,
} from '../recipes/book.ts';
import { orList } from '../lists.ts';
import { allergenKinds, allergensInName, kindsIn } from '../schema/allergens.ts';
import { classAllergens } from '../schema/recipes.ts';
import { nearest, nearestRemedy, unknownOf } from '../nearest.ts';
import { keysOf } from '../pick.ts';
import type { Path, Source } from './source.ts';
import { createRollUp } from '../recipes/roll-up.ts';
import { deriveAll, type ServedDish } from '../recipes/derive.ts';
import type { DataFileName } from '../schema/data-files.ts';
import type { Content } from '../types.ts';
import type { BranchFiles } from './branches.ts';
import { namesOf } from '../codes.ts';
import type { SomeDataFiles } from './check.ts';
import { dataFilePath } from './files.ts';
import type { DishFile } from '../types.ts';
import type { CategoryFile, CheckedFile } from './menu.ts';

type SourceOf = (name: keyof RecipeFiles) => Source | undefined;

/** Reports a problem with a field of an entry; with '', with the entry itself. */
type ReportEntry = (entry: Part | Station, field: string, message: string) => void;

const unknownPart = (id: string, known: readonly string[], otherwise: string) =>
  `there is no "${id}" in the recipes; ${nearestRemedy(id, known, otherwise)}`;

/** Puts the recipes together, and reports mistakes. Undefined if nothing can be derived from them. */
function readRecipes(files: RecipeFiles, sourceOf: SourceOf, branchKeys: readonly string[]): RecipeBook | undefined {
  let isUsable = true;
  const reportAt = (source: Source | undefined, path: Path, message: string) => {
    isUsable = false;
    source?.report(path, message);
  };
  const reportEntry: ReportEntry = (entry, field, message) => {
    const { source, path } = placeOf(entry, sourceOf);
    reportAt(source, field ? [...path, field] : path, message);
  };
  reportTakenIds(files, sourceOf, reportEntry);
  const book = recipeBook(files);
  for (const entry of [...book.parts.values(), ...book.stations.values()])
    checkEntry(entry, book, branchKeys, reportEntry);
  const reportInStations = (path: Path, message: string) => reportAt(sourceOf('stations'), path, message);
  checkBranchRecipes(book, branchKeys, (path, message) => reportInStations(['branches', ...path], message));
  for (const [index, { stations }] of files.stations.cookedOn.entries())
    for (const id of stations.filter((one) => !book.stations.has(one)))
      reportInStations(['cookedOn', index, 'stations'], unknownOf('station', id, [...book.stations.keys()]));
  if (isUsable) checkCycles(book, reportEntry);
  if (isUsable) checkEquipment(book, files.stations, reportEntry);
  return isUsable ? book : undefined;
}

function placeOf(entry: Part | Station, sourceOf: SourceOf): { source: Source | undefined; path: Path } {
  const group = entry.kind === 'ingredient' ? [entry.diet] : entry.kind === 'station' ? ['stations'] : [];
  return { source: sourceOf(`${entry.kind}s`), path: [...group, entry.id] };
}

function reportTakenIds(files: RecipeFiles, sourceOf: SourceOf, report: ReportEntry): void {
  const owners = new Map<string, string>();
  for (const part of listParts(files)) {
    const { source, path } = placeOf(part, sourceOf);
    const owner = owners.get(part.id);
    if (owner !== undefined)
      report(part, '', `"${part.id}" is an id already, at ${owner}; give one of the two another`);
    owners.set(part.id, `${source?.file}:${source?.lineOf(path)}`);
  }
}

function checkEntry(entry: Part | Station, book: RecipeBook, branchKeys: readonly string[], report: ReportEntry): void {
  const ids = [...book.parts.keys()];
  for (const id of new Set(namedParts(entry).filter((one) => !book.parts.has(one)))) {
    const message = unknownPart(id, ids, 'add it to ingredients.yaml or preparations.yaml');
    report(entry, fieldWith(entry, id), message);
  }
  if (entry.kind === 'ingredient') checkKinds(entry, report);
  if (entry.kind === 'ingredient' || entry.kind === 'station') return;
  for (const id of entry.station.filter((one) => !book.stations.has(one)))
    report(entry, 'station', unknownOf('station', id, [...book.stations.keys()], 'add it to stations.yaml'));
  if (namedParts(entry).length === 0)
    report(entry, '', `"${entry.id}" is made of nothing; list what goes in under "made" or "with"`);
  if (entry.station.length > 0 && entry.made.length === 0)
    report(entry, 'station', 'has nothing that goes over it; list that under "made"');
  for (const [branch, { drop }] of Object.entries(entry.only)) {
    if (!branchKeys.includes(branch)) report(entry, 'only', unknownOf('branch', branch, branchKeys));
    for (const id of drop.filter((one) => !entry.made.includes(one)))
      report(entry, 'only', `"${id}" is not under "made" and cannot be dropped; write one that is, or take it out`);
  }
}

/**
 * Reports milk, egg, fish or a plant without its allergen, and gluten and nuts of an ingredient for which neither its name nor a text says which
 * cereal or nut it is.
 */
function checkKinds(ingredient: Ingredient, report: ReportEntry): void {
  const expected = classAllergens[ingredient.diet];
  if (expected && !expected.some((one) => one in ingredient.contains))
    report(
      ingredient,
      'contains',
      `has no ${orList.format(expected)}; write which it has, or move it out of the group "${ingredient.diet}"`,
    );
  for (const allergen of allergensInName(ingredient.name).filter((one) => !(one in ingredient.contains)))
    report(
      ingredient,
      'contains',
      `does not have ${allergen}, which "${ingredient.name}" names; add it, or correct the name`,
    );
  for (const field of ['contains', 'traces'] as const)
    for (const allergen of keysOf(allergenKinds)) {
      const text = ingredient[field][allergen] ?? ingredient.name;
      if (allergen in ingredient[field] && kindsIn(allergen, [text]).length === 0)
        report(
          ingredient,
          field,
          `"${text}" does not say what in it is ${allergen}; name it, as in ${orList.format(allergenKinds[allergen] ?? [])}`,
        );
    }
}

/** The field of an entry that names a part: a list, or a group of lists. */
const fieldWith = (entry: Part | Station, id: string): string =>
  Object.entries(entry).find(
    ([, value]) => typeof value === 'object' && JSON.stringify(value).includes(`"${id}"`),
  )?.[0] ?? '';

function checkBranchRecipes(
  { branches, parts, stations }: RecipeBook,
  keys: readonly string[],
  report: (path: Path, message: string) => void,
): void {
  const checkIds = (ids: readonly string[], path: Path) => {
    for (const id of ids.filter((one) => !parts.has(one)))
      report(path, unknownPart(id, [...parts.keys()], 'take it out'));
  };
  for (const [branch, { swaps, separate }] of Object.entries(branches)) {
    if (!keys.includes(branch)) report([branch], unknownOf('branch', branch, keys));
    checkIds(Object.entries(swaps).flat(), [branch, 'swaps']);
    for (const [station, groups] of Object.entries(separate)) {
      if (!stations.has(station))
        report([branch, 'separate', station], unknownOf('station', station, [...stations.keys()]));
      checkIds(groups.flat(), [branch, 'separate', station]);
      const twice = groups.flat().find((id, index, all) => all.indexOf(id) < index);
      if (twice !== undefined)
        report([branch, 'separate', station], `"${twice}" stands in it twice; leave it in the group that it goes over`);
    }
  }
}

/** Reports entries that are made of themselves, by way of others, of what is always on a station, or of what a branch has in their place. */
function checkCycles({ parts, stations, branches }: RecipeBook, report: ReportEntry): void {
  const swaps = Object.values(branches).flatMap((branch) => Object.entries(branch.swaps));
  const withSwaps = (id: string) => [id, ...swaps.flatMap(([from, to]) => (from === id ? to : []))];
  const done = new Set<string>();
  const visit = (part: Part, way: readonly string[]): void => {
    if (way.includes(part.id)) {
      const round = [...way.slice(way.indexOf(part.id)), part.id];
      report(part, '', `${round.join(' → ')} goes round in a circle; take one of the steps out`);
      return;
    }
    if (done.has(part.id)) return;
    const visitAll = (ids: readonly string[], ...steps: string[]) => {
      for (const id of ids.flatMap(withSwaps)) {
        const next = parts.get(id);
        if (next) visit(next, [...way, part.id, ...steps]);
      }
    };
    visitAll(namedParts(part));
    const equipment = part.kind === 'ingredient' ? [] : part.station;
    for (const id of equipment) visitAll(stations.get(id)?.uses ?? [], `station ${id}`);
    done.add(part.id);
  };
  for (const part of parts.values()) visit(part, []);
}

/** Reports preparations and recipes whose name is that of something cooked, and which go over none of the equipment for it. */
function checkEquipment(book: RecipeBook, { cookedOn }: RecipeFiles['stations'], report: ReportEntry): void {
  const rollUp = createRollUp(book);
  for (const part of book.parts.values()) {
    if (part.kind === 'ingredient') continue;
    const word = /[^-]+$/.exec(part.id.split('-with-')[0] ?? '')?.[0] ?? '';
    const needed = cookedOn.flatMap(({ words, stations }) => (words.includes(word) ? stations : []));
    const over = new Set(rollUp(part.id, '').stationUses.map(({ station }) => station));
    if (needed.length > 0 && !needed.some((id) => over.has(id)))
      report(part, 'station', `is missing, and ${word} needs it; write ${orList.format(needed)}`);
  }
}

/** Reports stations that nothing goes over. Recipes without a dish are kept for later. */
function checkUse(book: RecipeBook, source: Source | undefined): void {
  const used = new Set([...book.parts.values()].flatMap((part) => (part.kind === 'ingredient' ? [] : part.station)));
  for (const { id } of book.stations.values())
    if (!used.has(id))
      source?.report(['stations', id], `nothing goes over "${id}"; take it out, or name it where something does`);
}

export const recipeFileNames = [
  'recipes/ingredients',
  'recipes/preparations',
  'recipes/recipes',
  'recipes/stations',
] as const satisfies readonly DataFileName[];

/** Reads what all dishes are made of, and derives allergens and diets. Undefined if the recipes have mistakes. */
export function readRecipeFiles(
  data: SomeDataFiles,
  sources: ReadonlyMap<string, Source>,
  branches: readonly BranchFiles[],
): { recipes: Content['recipes']; derived: readonly ServedDish[] } | undefined {
  const { 'recipes/ingredients': ingredients, 'recipes/preparations': preparations } = data;
  const { 'recipes/recipes': recipes, 'recipes/stations': stations, 'recipes/signature': signature } = data;
  if (!ingredients || !preparations || !recipes || !stations) return undefined;
  const sourceOf: SourceOf = (name) => sources.get(dataFilePath(`recipes/${name}`));
  const keys = branches.map(({ branch }) => branch.key);
  const book = readRecipes({ ingredients, preparations, recipes, stations }, sourceOf, keys);
  if (!book) return undefined;
  checkUse(book, sourceOf('stations'));
  const served = branches.flatMap(({ branch, menu, drinks }) =>
    [menu, drinks].flatMap((file) => (file ? listServed(branch.key, file, book) : [])),
  );
  const known = served.filter(({ recipe }) => book.parts.has(recipe));
  return { recipes: { book, served, ...(signature && { signature }) }, derived: deriveAll(book, known) };
}

/** What each dish of a file is made of: its own recipe, the one with its name, or that of its category. Reports those without. */
function listServed(
  branch: string,
  { source, value }: CheckedFile<{ categories: CategoryFile[]; items?: DishFile[] | undefined }>,
  { parts }: RecipeBook,
): Served[] {
  const ids = [...parts.keys()];
  const checkRecipe = (id: string | undefined, path: Path) => {
    if (id === undefined || parts.has(id)) return;
    source.report([...path, 'recipe'], unknownPart(id, ids, 'add it to content/recipes/recipes.yaml'));
  };
  const groups = [
    ...value.categories.map(({ items, recipe }, index) => ({ items, recipe, path: ['categories', index] })),
    { items: value.items ?? [], recipe: undefined, path: [] },
  ];
  return groups.flatMap(({ items, recipe: ofCategory, path }) => {
    checkRecipe(ofCategory, path);
    return items.map((item, index): Served => {
      const place = [...path, 'items', index];
      checkRecipe(item.recipe, place);
      const { baseName, id: dish } = namesOf(item);
      const recipe = pickRecipe([item.recipe, dish, ofCategory], parts);
      if (recipe === undefined && item.recipe === undefined && dish !== '') {
        const meant = nearest(dish, ids);
        const remedy = meant ? `is ${meant} meant? Else add` : 'add';
        source.report(
          [...place, 'name'],
          `"${baseName}" has no recipe; ${remedy} ${dish} to content/recipes/recipes.yaml, or name another under "recipe"`,
        );
      }
      return { branch, dish, baseName, recipe: recipe ?? dish };
    });
  });
}
