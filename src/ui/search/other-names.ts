/** Other names of ingredients, in small letters without apostrophes, with those that menus use. */
export const otherNames: readonly (readonly [other: string, name: string])[] = [
  ['groundnut', 'peanut'],
  ['monkey nut', 'peanut'],
  ['shrimp', 'prawn'],
  ['calamari', 'squid'],
  ['brinjal', 'aubergine'],
  ['eggplant', 'aubergine'],
  ['ladys finger', 'okra'],
  ['ladies finger', 'okra'],
  ['bhindi', 'okra'],
  ['cilantro', 'coriander'],
  ['garbanzo', 'chickpea'],
  ['dairy', 'milk'],
  ['sulphur dioxide', 'sulphites'],
  ['sulfite', 'sulphite'],
];
