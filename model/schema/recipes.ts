import * as v from 'valibot';
import { nearest } from '../nearest.ts';
import { isOneOf, keysOf, recordOf } from '../pick.ts';
import { type Allergen, allergens } from './allergens.ts';
import { day } from './days.ts';
import { describeValue, fields, list, string, text, widget, withValue, yesNo } from './fields.ts';
import { idOf, localName, slug } from './values.ts';

/**
 * The recipes (content/recipes): what each dish is made of, in the terms of recipe software. An ingredient is bought, a
 * preparation is made of ingredients and preparations, a recipe is what a dish of a menu is made of, and a station is equipment
 * that dishes share. Allergens are written on ingredients alone.
 */

/** Classes of ingredients, from which the diet of a dish is derived. */
export const dietClasses = ['plant', 'milk', 'egg', 'honey', 'meat', 'fish'] as const;
export type DietClass = (typeof dietClasses)[number];
/** What an ingredient of a class contains one of. A dish with any of these allergens is of the class too. */
export const classAllergens: Partial<Record<DietClass, readonly Allergen[]>> = {
  milk: ['milk'],
  egg: ['eggs'],
  fish: ['fish', 'crustaceans', 'molluscs'],
};

const ids = (of: 'parts' | 'stations' = 'parts') => list(idOf(of), 'ids');

const byId = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.record(slug(), entry, withValue('stands where entries are needed; write each below it, behind its id'));

/** Equipment: one station, or a list of stations. The output is a list. */
const station = () =>
  v.pipe(
    v.union(
      [idOf('stations'), ids('stations')],
      'is not the id of a station; write one as in stations.yaml, or a list of them',
    ),
    v.transform((one) => (typeof one === 'string' ? [one] : one)),
  );

function allergensProblem(input: unknown): string {
  const words: unknown[] = Array.isArray(input) ? input : keysOf(Object(input));
  const unknown = words.find((word) => !isOneOf(allergens, word));
  if (typeof input !== 'object' || unknown === undefined)
    return `${describeValue(input)} does not list allergens; write [mustard], or { gluten: wheat flour } to name what inside it`;
  const meant = nearest(String(unknown), allergens);
  return `${describeValue(unknown)} is none of the fourteen; write ${meant ?? allergens.join(', ')}`;
}

/** The allergens of an ingredient: a list, or each with the part of the ingredient that holds it. The output is the latter form. */
const contains = () =>
  v.pipe(
    v.union([v.array(v.picklist(allergens)), v.record(v.picklist(allergens), text(60))], ({ input }) =>
      allergensProblem(input),
    ),
    v.transform((value): Partial<Record<Allergen, string | undefined>> =>
      Array.isArray(value) ? Object.fromEntries(value.map((allergen) => [allergen, undefined])) : value,
    ),
    widget('contains'),
  );

const parts = () => v.optional(ids(), []);

export const ingredientSchema = fields({
  name: text(60),
  localName: v.optional(localName()),
  contains: v.optional(contains(), {}),
  /** What the label of the maker says it may contain. */
  traces: v.optional(contains(), {}),
  coconut: v.optional(yesNo(), false),
});

const preparationSchema = fields({
  name: text(60),
  localName: v.optional(localName()),
  /** What goes over the station. */
  made: parts(),
  station: v.optional(station(), []),
  /** What is added afterwards, away from the station: finish, garnish, sides. An entry with this alone is a set of sides. */
  with: parts(),
});

export const recipeSchema = fields({
  made: parts(),
  station: v.optional(station(), []),
  with: parts(),
  /** Sides of which a guest takes one: a list of sets. */
  choice: v.optional(list(ids(), 'sets of sides'), []),
  /** What a branch does otherwise, by branch key. */
  only: v.optional(byId(fields({ add: parts(), drop: parts() })), {}),
});

export const stationSchema = fields({
  name: text(60),
  /** What is always on it, and so in everything that goes over it. */
  uses: parts(),
  /** What goes over it and is on no menu: specials, staff meals. */
  also: parts(),
});

const group = () => v.optional(byId(ingredientSchema), {});

/** content/recipes/ingredients.yaml: ingredients by id, in groups by diet class. */
export const ingredientsSchema = fields(recordOf(dietClasses, group));

export const preparationsSchema = byId(preparationSchema);

/** content/recipes/recipes.yaml: what the dishes of all menus are made of, by id. */
export const recipesSchema = byId(recipeSchema);

/** content/recipes/stations.yaml: the equipment by id, and what differs at a branch. */
export const stationsSchema = fields({
  stations: byId(stationSchema),
  /** A preparation or recipe whose id ends with one of the words, or has it before "-with-", goes over one of the stations. */
  cookedOn: v.optional(list(fields({ words: list(slug(), 'words'), stations: ids('stations') }), 'rows'), []),
  branches: v.optional(
    byId(
      fields({
        /** An ingredient or preparation that the branch has another in place of: asafoetida: rice-asafoetida. */
        swaps: v.optional(byId(slug()), {}),
        /** Groups of ids that have a station of this kind of their own. */
        separate: v.optional(byId(list(ids(), 'groups')), {}),
      }),
    ),
    {},
  ),
});

/** content/recipes/signature.yaml: who has read the recipes, on which day, and the digest of each recipe as it was then. */
export const signatureSchema = fields({
  by: text(60),
  on: day(),
  /** By id, as recipeDigests (model/recipes/signature.ts) gives them. */
  dishes: byId(
    v.pipe(string(), v.regex(/^[a-z]{6}$/, 'is not a digest; run npm run launch-check -- sign, which writes it')),
  ),
});
