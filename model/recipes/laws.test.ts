import { describe } from 'vitest';
import { fullCopy } from '../read/content.testing.ts';
import { bookOf, recipeIds, signedBook } from './book.testing.ts';
import { testLaws } from './laws.testing.ts';

describe('the second restaurant', () => {
  testLaws(fullCopy().content());
});

/** A book with every feature, all of it signed that can be. */
describe('a book with everything in it', () => {
  const book = signedBook(
    bookOf({
      ingredients: `
plant:
  rice: { name: rice }
  flour: { name: flour, contains: [gluten] }
  hing: { name: asafoetida, confirm: [{ ask: Wheat?, contains: { gluten: wheat flour }, open: [soya] }] }
  other-hing: { name: rice asafoetida, traces: [celery] }
  wine: { name: wine, contains: [sulphites] }
  nuts: { name: cashew, contains: [nuts], traces: [peanuts, sulphites] }
  oil: { name: oil }
milk: { ghee: { name: ghee, contains: [milk] } }
fish: { prawn: { name: prawn, contains: [crustaceans] } }
`,
      preparations: `
base: { name: base, made: [hing, oil] }
paste: { name: paste, made: [nuts, base], station: mixer, confirm: [{ ask: Ghee?, made: [ghee] }] }
bread: { name: bread, made: [flour], station: [oven, griddle] }
fried: { name: fried bread, made: [bread], station: fryer }
staff-toast: { name: staff toast, made: [bread, nuts], station: [griddle, salamander] }
`,
      recipes: `
curry: { made: [paste, rice], with: [bread] }
fry: { made: [prawn, base], station: fryer, only: { lake: { add: [wine], drop: [prawn] } } }
rings: { made: [rice], station: fryer }
meal: { made: [rice], choice: [[fried], [curry]], confirm: [{ ask: Nuts?, with: [nuts] }] }
plain: { made: [rice, oil] }
toast: { made: [rice], station: griddle }
gratin: { made: [rice], station: salamander }
`,
      stations: `
stations:
  fryer: { name: fryer, uses: [oil], confirm: [{ ask: Ghee?, uses: [ghee], open: [sesame] }] }
  griddle: { name: griddle, also: [paste, staff-toast] }
  oven: { name: oven }
  mixer: { name: grinder }
  salamander: { name: salamander }
branches:
  lake: { swaps: { hing: other-hing }, apart: { fryer: [[rings], [fried]], mixer: [[paste, hing]] } }
`,
    }),
  );
  const served = ['hill', 'lake'].flatMap((branch) =>
    recipeIds(book).map((recipe) => ({ branch, dish: recipe, baseName: recipe, recipe })),
  );
  testLaws({ recipes: { book, served }, menus: fullCopy().content().menus });
});
