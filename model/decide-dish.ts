import type { Allergen } from './schema/allergens.ts';
import type { Dish } from './types.ts';

/** What decides whether somebody can have a dish. Other diets need not be told apart. */
export type FilteredDish = Pick<Dish, 'allergens' | 'heat'> & { diet: Dish['diet'] | 'other' };

/** The hottest level, which leaves nothing out; 0 is mild. */
export const MAX_HEAT = 3;

/** What a guest can and wants to eat. */
export interface Needs {
  diet: 'all' | 'vegetarian' | 'vegan';
  /** The hottest level, 0 to 3. */
  heat: number;
  without: readonly Allergen[];
  /** Whether dishes that may contain these are accepted. */
  traces: boolean;
}

/** Of somebody who eats everything. */
export const noNeeds: Needs = { diet: 'all', heat: MAX_HEAT, without: [], traces: false };

/** A reason why somebody cannot have a dish. Kinds and causes are as complete as those of the dish. */
export type Reason =
  | { kind: 'vegetarian' | 'vegan' | 'heat' }
  | {
      kind: 'contains' | 'mayContain';
      allergen: Allergen;
      /** Its cereals or nuts: ['almond', 'pistachio']. */
      kinds: readonly string[];
      /** What brings it in or carries it over: ['shared oven']. */
      causes: readonly string[];
    };

/** A person who cannot have a dish, by their index, with all reasons. */
export interface Exclusion {
  person: number;
  reasons: readonly Reason[];
}

/**
 * Who of some people cannot have a dish, and why. A dish stays for them if everybody can. Nothing else decides it: not the menu, the
 * pages of allergens, the lists or what is printed.
 */
export const exclusionsFor = (dish: FilteredDish, people: readonly Needs[]): readonly Exclusion[] =>
  people
    .map((needs, person) => ({ person, reasons: reasonsAgainst(dish, needs) }))
    .filter(({ reasons }) => reasons.length > 0);

/** How many choices of a person can leave dishes out. */
export const countNeeds = ({ diet, heat, without }: Needs): number =>
  without.length + Number(diet !== 'all') + Number(heat < MAX_HEAT);

function reasonsAgainst(dish: FilteredDish, { diet, heat, without, traces }: Needs): Reason[] {
  const { contains, mayContain, kinds } = dish.allergens;
  const hasDiet = diet === 'all' || dish.diet === 'vegan' || dish.diet === diet;
  return [
    ...(hasDiet ? [] : [{ kind: diet }]),
    ...(dish.heat > heat ? [{ kind: 'heat' as const }] : []),
    ...without.flatMap((allergen): Reason[] => {
      const kind = contains[allergen] ? 'contains' : 'mayContain';
      const causes = contains[allergen] ?? (traces ? undefined : mayContain[allergen]);
      return causes ? [{ kind, allergen, kinds: kinds[kind][allergen] ?? [], causes }] : [];
    }),
  ];
}

/** How many dishes and drinks stay, are found by the search, and exist. Apart, since guests ask what they can eat: most drinks have no allergens. */
export type MenuCounts = Record<'dishes' | 'drinks', { n: number; found: number; total: number }>;
