import { expect, test } from 'vitest';
import type { Allergen } from '../schema/allergens.ts';
import { bookOf } from './book.testing.ts';
import { causeTexts } from './causes.ts';
import { createRollUp } from './roll-up.ts';

const book = bookOf({
  ingredients: `
plant:
  flour: { name: wheat flour, contains: { gluten: wheat flour } }
  asafoetida: { name: compounded asafoetida, contains: { gluten: wheat flour } }
  semolina: { name: semolina, contains: [gluten] }
  mustard-seed: { name: mustard seed, contains: [mustard] }
  fried-appalam: { name: appalam, contains: [mustard] }
milk:
  ghee: { name: ghee, contains: [milk] }
egg:
  egg: { name: egg, contains: [eggs] }
`,
  preparations: `
tempering: { name: tempering, made: [mustard-seed, asafoetida] }
sambar: { name: sambar, made: [tempering, ghee] }
chutney: { name: coconut chutney, made: [tempering] }
sides: { name: sides, with: [sambar, chutney] }
bread: { name: bread, made: [flour] }
appalam: { name: appalam, made: [fried-appalam] }
boiled-egg: { name: boiled egg, made: [egg] }
masked-egg: { name: maskedegg, made: [egg] }
coating: { name: coating, made: [egg] }
`,
  recipes: `
dosa: { made: [semolina], with: [sides, bread] }
sambar-dosa: { made: [ghee], with: [sambar] }
set: { with: [dosa] }
toast: { made: [flour] }
soup: { made: [tempering], choice: [[bread], [sambar]] }
feast: { with: [soup] }
papad: { made: [appalam] }
egg-rice: { made: [boiled-egg] }
odd-rice: { made: [masked-egg] }
egg-box: { with: [boiled-egg, coating] }
`,
});
test.each<[title: string, dish: string, allergen: Allergen, expected: string[]]>([
  ['sides by their own names, not as a set', 'dosa', 'mustard', ['mustard seed in the sambar and the coconut chutney']],
  [
    'the shortest way first, and what is inside a bought ingredient without the preparation',
    'dosa',
    'gluten',
    ['semolina', 'wheat flour in the bread and the compounded asafoetida'],
  ],
  ['an ingredient of the dish itself alone', 'toast', 'gluten', ['wheat flour']],
  ['nothing twice', 'papad', 'mustard', ['appalam']],
  ['a preparation whose name ends with that of the ingredient', 'egg-rice', 'eggs', ['boiled egg']],
  ['the ingredient beside such a preparation', 'egg-box', 'eggs', ['boiled egg', 'egg in the coating']],
  ['the ingredient where the name ends with it within a word', 'odd-rice', 'eggs', ['egg in the maskedegg']],
  [
    'the preparations of a dish within a dish',
    'set',
    'mustard',
    ['mustard seed in the sambar and the coconut chutney'],
  ],
  [
    'that a guest may leave a side, also in a dish within a dish',
    'feast',
    'gluten',
    [
      'wheat flour in the compounded asafoetida',
      'wheat flour in the bread, if you take it',
      'wheat flour in the compounded asafoetida in the sambar, if you take it',
    ],
  ],
  [
    'an ingredient of the dish itself beside the same one in a side',
    'sambar-dosa',
    'milk',
    ['ghee, also in the sambar'],
  ],
])('causes name %s', (_, dish, allergen, expected) => {
  expect(causeTexts(book, allergen, createRollUp(book)(dish, 'hill').occurrences)).toEqual(expected);
});
