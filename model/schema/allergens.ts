import { keysOf } from '../pick.ts';

/** The fourteen allergens of UK food law, as keys of what an ingredient contains. */
export const allergens = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

/** In the order in which guests ask for them; those that are not named here follow. */
export const askedAllergens: readonly Allergen[] = [
  ...new Set<Allergen>([
    'nuts',
    'peanuts',
    'gluten',
    'milk',
    'eggs',
    'sesame',
    'mustard',
    'fish',
    'crustaceans',
    'molluscs',
    'soya',
    'sulphites',
    ...allergens,
  ]),
];

/** Texts about each of some allergens: its causes, or its kinds. */
export type TextsByAllergen = { readonly [Key in Allergen]?: readonly string[] };

/** The cereals and nuts that the law wants named. */
export const allergenKinds: TextsByAllergen = {
  gluten: ['wheat', 'rye', 'barley', 'oat'],
  nuts: ['almond', 'hazelnut', 'walnut', 'cashew', 'pecan', 'Brazil nut', 'pistachio', 'macadamia'],
};

/** The cereals or nuts that some texts name as words of their own: no oat in "coating", no rye in "fryer". */
export const kindsIn = (allergen: Allergen, texts: readonly string[]): string[] =>
  (allergenKinds[allergen] ?? []).filter((kind) => hasWord(kind, texts));

const hasWord = (name: string, texts: readonly string[]): boolean => {
  const word = new RegExp(String.raw`\b${name}s?\b`, 'i');
  return texts.some((text) => word.test(text));
};

/** Plants that are an allergen by their name. */
const plants: TextsByAllergen = {
  ...allergenKinds,
  celery: ['celery', 'celeriac'],
  lupin: ['lupin'],
  mustard: ['mustard'],
  peanuts: ['peanut', 'groundnut'],
  sesame: ['sesame', 'tahini'],
  soya: ['soya', 'soy', 'tofu', 'edamame'],
};

/** What is made of such a plant and is none of the fourteen (Regulation 1169/2011, Annex II), or is without it. */
const EXEMPT = /\bsoya(?:bean)? oil\b|\b(?:glucose|dextrose|maltodextrin)\b|[- ]free\b/i;

/** The allergens that the name of an ingredient names: almonds are nuts. */
export const allergensInName = (name: string): Allergen[] =>
  EXEMPT.test(name) ? [] : keysOf(plants).filter((one) => plants[one]?.some((plant) => hasWord(plant, [name])));

/** The codes that a branch may print in dish names, in printing order (ALLERGEN-5). */
export const allergenCodes = ['VE', 'G', 'D', 'E', 'S', 'N', 'M', 'F', 'C', 'CO', 'SE'] as const;
export type AllergenCode = (typeof allergenCodes)[number];

/** The allergen of each code. VE is a diet, and CO is coconut, which is not one of the fourteen. */
export const allergenOfCode: Readonly<Record<Exclude<AllergenCode, 'VE' | 'CO'>, Allergen>> = {
  G: 'gluten',
  D: 'milk',
  E: 'eggs',
  S: 'sulphites',
  N: 'nuts',
  M: 'mustard',
  F: 'fish',
  C: 'crustaceans',
  SE: 'sesame',
};
