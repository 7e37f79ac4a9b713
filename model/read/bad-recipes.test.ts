import { expect, test } from 'vitest';
import { change, contentCopy } from './content.testing.ts';
import { testMistakes } from './problems.testing.ts';

/** Messages about mistakes in the recipes. */

const ingredients = 'content/recipes/ingredients.yaml';
const preparations = 'content/recipes/preparations.yaml';
const recipes = 'content/recipes/recipes.yaml';
const stations = 'content/recipes/stations.yaml';
const lineOf = (file: string, text: string) =>
  contentCopy()
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

testMistakes([
  {
    title: 'a misspelt part of a preparation',
    file: preparations,
    from: '[chilli, garlic',
    to: '[chili, garlic',
    at: '[chili, garlic',
    expectedMessage: 'made: there is no "chili" in the recipes; write chilli',
  },
  {
    title: 'an unknown part of a recipe',
    file: recipes,
    from: '[hake]',
    to: '[helicopter]',
    at: '[helicopter]',
    expectedMessage: 'made: there is no "helicopter" in the recipes; add it to ingredients.yaml or preparations.yaml',
  },
  {
    title: 'an unknown side to choose',
    file: recipes,
    from: '[corn-bread], [potato]',
    to: '[corn-bread], [potatos]',
    at: 'choice:',
    expectedMessage: 'choice: there is no "potatos" in the recipes; write potato',
  },
  {
    title: 'an unknown part on a station',
    file: stations,
    from: 'also: [prawns, squid]',
    to: 'also: [prawns, squit]',
    at: 'squit',
    expectedMessage: 'also: there is no "squit" in the recipes; write squid',
  },
  {
    title: 'an unknown station',
    file: recipes,
    from: 'made: [hake]\n  station: grill',
    to: 'made: [hake]\n  station: grlil',
    at: 'grlil',
    expectedMessage: 'station: there is no station "grlil"; write grill',
  },
  {
    title: 'an unknown station that is like no other',
    file: recipes,
    from: 'made: [hake]\n  station: grill',
    to: 'made: [hake]\n  station: smoker',
    at: 'smoker',
    expectedMessage: 'station: there is no station "smoker"; add it to stations.yaml',
  },
  {
    title: 'an id that is taken',
    file: preparations,
    from: 'grill-sides:',
    to: 'lemon:\n  name: lemon wedges\n  made: [peas]\ngrill-sides:',
    at: 'lemon:',
    expectedMessage: `lemon: "lemon" is an id already, at ${ingredients}:${lineOf(ingredients, 'lemon: {')}; give one of the two another`,
  },
  {
    title: 'a station that nothing goes over',
    file: stations,
    from: 'stations:\n',
    to: 'stations:\n  smoker: { name: shared smoker }\n',
    at: 'smoker',
    expectedMessage: 'smoker: nothing goes over "smoker"; take it out, or name it where something does',
  },
  {
    title: 'a dish whose recipe has a misspelt id',
    file: 'content/branches/harbour/menu.yaml',
    from: 'name: Monkfish Rice',
    to: 'name: Monkfish Rise',
    at: 'Monkfish Rise',
    expectedMessage:
      'name: "Monkfish Rise" has no recipe; is monkfish-rice meant? Else add monkfish-rise to content/recipes/recipes.yaml, or name another under "recipe"',
  },
  {
    title: 'a recipe of nothing',
    file: recipes,
    from: 'eggs-with-peas: { made: [egg, peas, onion, paprika] }',
    to: 'eggs-with-peas: {}',
    at: 'eggs-with-peas',
    expectedMessage: 'eggs-with-peas: "eggs-with-peas" is made of nothing; list what goes in under "made" or "with"',
  },
  {
    title: 'a station that nothing of the recipe goes over',
    file: recipes,
    from: 'with: [lupin-beans, olives]',
    to: 'with: [lupin-beans, olives], station: fryer',
    at: 'olives-and-lupins',
    expectedMessage: 'station: has nothing that goes over it; list that under "made"',
  },
  {
    title: 'an unknown allergen in a list',
    file: ingredients,
    from: 'contains: [gluten]',
    to: 'contains: [glutten]',
    at: '[glutten]',
    expectedMessage: 'contains: "glutten" is none of the fourteen; write gluten',
  },
  {
    title: 'an unknown allergen with what holds it',
    file: ingredients,
    from: 'contains: { sulphites: preservative }',
    to: 'contains: { sulfites: preservative }',
    at: 'sulfites',
    expectedMessage: 'contains: "sulfites" is none of the fourteen; write sulphites',
  },
  {
    title: 'allergens that are not a list',
    file: ingredients,
    from: 'contains: [gluten]',
    to: 'contains: gluten',
    at: 'contains: gluten',
    expectedMessage:
      'contains: "gluten" does not list allergens; write [mustard], or { gluten: wheat flour } to name what inside it',
  },
  {
    title: 'an unknown field',
    file: recipes,
    from: 'salt-cod-fritters: { made:',
    to: 'salt-cod-fritters: { allergens: [fish], made:',
    at: 'salt-cod-fritters',
    expectedMessage:
      'allergens: "allergens" is not a field here; take it out (known: made, station, with, choice, only)',
  },
  {
    title: 'a misspelt field',
    file: preparations,
    from: '  made: [celery-stick',
    to: '  maed: [celery-stick',
    at: 'maed',
    expectedMessage: 'maed: "maed" is not a field here; write "made"',
  },
  {
    title: 'what an unknown branch does',
    file: recipes,
    from: 'only: { abbey:',
    to: 'only: { abey:',
    at: 'abey',
    expectedMessage: 'only: there is no branch "abey"; write abbey',
  },
  {
    title: 'dropping what is not made',
    file: recipes,
    from: 'add: [butter]',
    to: 'drop: [butter]',
    at: 'drop: [butter]',
    expectedMessage: 'only: "butter" is not under "made" and cannot be dropped; write one that is, or take it out',
  },
  {
    title: 'what differs at an unknown branch',
    file: stations,
    from: '  abbey: { apart',
    to: '  abey: { apart',
    at: 'abey',
    expectedMessage: 'abey: there is no branch "abey"; write abbey',
  },
  {
    title: 'another ingredient in place of an unknown one',
    file: stations,
    from: 'abbey: { apart',
    to: 'abbey: { swaps: { yaest: corn-flour }, apart',
    at: 'yaest',
    expectedMessage: 'swaps: there is no "yaest" in the recipes; write yeast',
  },
  {
    title: 'keeping apart on an unknown station',
    file: stations,
    from: 'apart: { grill:',
    to: 'apart: { gril:',
    at: 'gril:',
    expectedMessage: 'gril: there is no station "gril"; write grill',
  },
  {
    title: 'a line that is left alone when those below it are taken out',
    file: stations,
    from: '  abbey: { apart: { grill: [[grilled-hake]] } }\n',
    to: '',
    at: 'branches:',
    expectedMessage: 'branches: nothing stands where entries are needed; write each below it, behind its id',
  },
  {
    title: 'keeping a dish apart in two groups',
    file: stations,
    from: '[[grilled-hake]]',
    to: '[[grilled-hake], [squid-on-the-coals, grilled-hake]]',
    at: 'grill: [[',
    expectedMessage: 'grill: "grilled-hake" stands in it twice; leave it in the group that it goes over',
  },
  {
    title: 'keeping an unknown dish apart',
    file: stations,
    from: '[[grilled-hake]]',
    to: '[[helicopter]]',
    at: '[[helicopter]]',
    expectedMessage: 'grill: there is no "helicopter" in the recipes; take it out',
  },
]);

test('a recipe without a dish is kept for later', () => {
  const copy = contentCopy();
  change(copy, recipes, 'grilled-hake:', 'winter-stew: { made: [potato, pork] }\ngrilled-hake:');
  expect(copy.problems()).toEqual([]);
  expect(copy.content().recipes.served.map(({ recipe }) => recipe)).not.toContain('winter-stew');
});

test('reports every mistake of the book at once', () => {
  const copy = contentCopy();
  change(copy, preparations, '[chilli, garlic', '[chili, garlick');
  change(copy, recipes, 'only: { abbey:', 'only: { abey:');
  change(copy, stations, '[[grilled-hake]]', '[[grilled-hak]]');
  expect(copy.problems().map(({ file }) => file)).toEqual([preparations, preparations, recipes, stations]);
});

test('a menu whose book has a mistake is checked all the same', () => {
  const copy = contentCopy();
  change(copy, preparations, '[chilli, garlic', '[chili, garlic');
  change(copy, 'content/branches/harbour/menu.yaml', 'name: Pão de Alho', 'name: Caldo Verde');
  expect(copy.problems().map(({ message }) => message)).toEqual([
    expect.stringContaining('stands on this menu already'),
    expect.stringContaining('write chilli'),
  ]);
});
