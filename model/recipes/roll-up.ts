import { type Allergen, allergens } from '../schema/allergens.ts';
import type { DietClass } from '../schema/recipes.ts';
import type { Ingredient, RecipeBook, Made, Part, Station } from './book.ts';
import { signedDay } from './signing.ts';

/** Something that an ingredient brings into what is made of it. */
interface Trail {
  /** The ids from the outermost entry to the ingredient. */
  path: readonly string[];
  /** Whether it is only counted, until a question is answered. */
  isCounted: boolean;
  /** Whether a guest may leave it: it is in a side that is chosen. */
  isChosen: boolean;
}

export interface Claim extends Trail {
  allergen: Allergen;
  /** What inside the ingredient holds it, "wheat flour"; undefined for the ingredient itself. */
  through: string | undefined;
}

/** A question under `confirm` of an entry. The same object everywhere; two with the same words are two questions. */
export type Question = Readonly<{ ask: string; open: readonly (Allergen | 'diet' | 'all')[] }>;

/** An allergen, or whether something is of animal origin, that is not known until a question is answered. */
export interface Doubt {
  about: Allergen | 'diet';
  question: Question;
}

/** An entry whose `made` goes over a station, with what it leaves there. */
export interface Touch {
  station: string;
  by: string;
  claims: readonly Claim[];
  doubts: readonly Doubt[];
}

/** Everything that an entry brings with it at one branch. */
export interface RolledUp {
  claims: Claim[];
  /** Warnings of labels. */
  traces: (Trail & { allergen: Allergen })[];
  doubts: Doubt[];
  classes: (Trail & { diet: DietClass })[];
  hasCoconut: boolean;
  touches: Touch[];
  questions: readonly Question[];
  /** The latest day on which anything in it was signed; undefined unless all of it is signed. Without what is off the menu at its stations. */
  signed: string | undefined;
}

/** Gives what an entry brings with it at a branch, by id. Throws for an unknown id; read/kitchen.ts reports it before. */
export type RollUp = (id: string, branch: string) => RolledUp;

/** A function that rolls entries up, each once for each branch. The book must be free from cycles. */
export function createRollUp(book: RecipeBook): RollUp {
  const cache = new Map<string, RolledUp>();
  const rollUp: RollUp = (id, branch) => {
    const actual = book.branches[branch]?.swaps[id] ?? id;
    const key = `${branch} ${actual}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const part = book.parts.get(actual);
    if (!part) throw new Error(`there is no "${actual}" in the kitchen book`);
    const result = part.kind === 'ingredient' ? ofIngredient(part) : ofMade(part, branch, book, rollUp);
    cache.set(key, result);
    return result;
  };
  return rollUp;
}

/** The doubts that the questions of an entry leave open. */
export const doubtsOf = ({ confirm }: Part | Station): Doubt[] =>
  confirm.flatMap((question) =>
    question.open
      .flatMap((one) => (one === 'all' ? ([...allergens, 'diet'] as const) : one))
      .map((about) => ({ about, question })),
  );

function ofIngredient(part: Ingredient): RolledUp {
  const trail: Trail = { path: [part.id], isCounted: false, isChosen: false };
  // Object.entries widens the keys; they are allergens.
  const claim = (isCounted: boolean) => (contains: Ingredient['contains']) =>
    (Object.entries(contains) as [Allergen, string | undefined][]).map(([allergen, through]): Claim => ({
      path: [part.id],
      isCounted,
      isChosen: false,
      allergen,
      through,
    }));
  return {
    claims: [...claim(false)(part.contains), ...part.confirm.flatMap(({ contains }) => claim(true)(contains))],
    traces: part.traces.map((allergen) => ({ ...trail, allergen })),
    classes: [{ ...trail, diet: part.diet }],
    hasCoconut: part.coconut,
    touches: [],
    doubts: doubtsOf(part),
    questions: part.confirm,
    signed: signedDay(part),
  };
}

/** A part of an entry, and how it got there. */
interface Use {
  id: string;
  isCounted?: boolean;
  isChosen?: boolean;
}

function ofMade(part: Made, branch: string, book: RecipeBook, rollUp: RollUp): RolledUp {
  const only = part.only[branch];
  const stations = part.station.flatMap((id) => book.stations.get(id) ?? []);
  const use = (ids: readonly string[], how: Omit<Use, 'id'> = {}): Use[] => ids.map((id) => ({ id, ...how }));
  const gather = (uses: readonly Use[]) => together(part.id, uses, (id) => rollUp(id, branch));
  const overStation = gather([
    ...use(part.made.filter((id) => !only?.drop.includes(id))),
    ...use(only?.add ?? []),
    ...part.confirm.flatMap(({ made }) => use(made, { isCounted: true })),
    ...stations.flatMap(({ uses, confirm }) => [
      ...use(uses),
      ...confirm.flatMap((question) => use(question.uses, { isCounted: true })),
    ]),
  ]);
  const beside = gather([
    ...use(part.with),
    ...use(part.choice.flat(), { isChosen: true }),
    ...part.confirm.flatMap((question) => use(question.with, { isCounted: true })),
  ]);
  const own = doubtsOf(part);
  const touches = stations.map(({ id }) => ({
    station: id,
    by: part.id,
    claims: overStation.claims,
    doubts: [...overStation.doubts, ...own],
  }));
  const days = [
    signedDay(part),
    overStation.signed,
    beside.signed,
    ...stations.map((station) => signedStation(station, branch, rollUp)),
  ];
  return {
    claims: [...overStation.claims, ...beside.claims],
    traces: [...overStation.traces, ...beside.traces],
    doubts: distinct([...own, ...overStation.doubts, ...beside.doubts]),
    classes: [...overStation.classes, ...beside.classes],
    hasCoconut: overStation.hasCoconut || beside.hasCoconut,
    touches: distinct([...overStation.touches, ...beside.touches, ...touches]),
    questions: distinct([
      ...part.confirm,
      ...overStation.questions,
      ...beside.questions,
      ...stations.flatMap(({ confirm }) => confirm),
    ]),
    signed: latest(days),
  };
}

/** The day on which a station and all that is always on it were signed. */
const signedStation = (station: Station, branch: string, rollUp: RollUp) =>
  latest([signedDay(station), ...station.uses.map((id) => rollUp(id, branch).signed)]);

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The latest of some days; undefined if one of them is missing. */
export const latest = (days: readonly (string | undefined)[]): string | undefined =>
  days.includes(undefined) ? undefined : (days.toSorted().at(-1) ?? '');

/** What several parts bring into an entry. */
function together(id: string, uses: readonly Use[], find: (id: string) => RolledUp): RolledUp {
  const all = {
    claims: [] as Claim[],
    traces: [] as RolledUp['traces'],
    doubts: [] as Doubt[],
    classes: [] as RolledUp['classes'],
    hasCoconut: false,
    touches: [] as Touch[],
    questions: [] as Question[],
  };
  const days: (string | undefined)[] = [];
  for (const { id: partId, isCounted = false, isChosen = false } of uses) {
    const part = find(partId);
    const longer = <One extends Trail>(one: One): One => ({
      ...one,
      path: [id, ...one.path],
      isCounted: one.isCounted || isCounted,
      isChosen: one.isChosen || isChosen,
    });
    all.claims.push(...part.claims.map(longer));
    all.traces.push(...part.traces.map(longer));
    all.classes.push(...part.classes.map(longer));
    all.doubts.push(...part.doubts);
    all.touches.push(...part.touches);
    all.questions.push(...part.questions);
    all.hasCoconut ||= part.hasCoconut;
    days.push(part.signed);
  }
  return { ...all, signed: latest(days) };
}
