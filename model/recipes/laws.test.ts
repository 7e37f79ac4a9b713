import { describe } from 'vitest';
import { fullCopy } from '../read/content.testing.ts';
import { bookOf, servedAt } from './book.testing.ts';
import { testLaws } from './laws.testing.ts';

describe('the second restaurant', () => {
  testLaws(fullCopy().content().recipes);
});

describe('a book with everything in it', () => {
  const book = bookOf({
    ingredients: `
plant:
  rice: { name: rice }
  flour: { name: flour, contains: [gluten] }
  hing: { name: asafoetida, contains: { gluten: wheat flour } }
  other-hing: { name: rice asafoetida, traces: [celery] }
  wine: { name: wine, contains: [sulphites] }
  nuts: { name: cashew, contains: [nuts], traces: [peanuts, sulphites] }
  oil: { name: oil }
milk: { ghee: { name: ghee, contains: [milk] } }
fish: { prawn: { name: prawn, contains: [crustaceans] } }
`,
    preparations: `
base: { name: base, made: [hing, oil] }
paste: { name: paste, made: [nuts, base, ghee], station: mixer }
bread: { name: bread, made: [flour], station: [oven, griddle] }
fried: { name: fried bread, made: [bread], station: fryer }
ring: { name: ring, made: [rice], station: fryer }
floured-ring: { name: floured ring, made: [flour], station: fryer }
staff-toast: { name: staff toast, made: [bread, nuts], station: [griddle, salamander] }
`,
    recipes: `
curry: { made: [paste, rice], with: [bread] }
fry: { made: [prawn, base], station: fryer, only: { lake: { add: [wine], drop: [prawn] } } }
rings: { made: [rice], station: fryer }
meal: { made: [rice], choice: [[fried], [curry]], with: [nuts] }
plain: { made: [rice, oil] }
toast: { made: [rice], station: griddle }
gratin: { made: [rice], station: salamander }
bake: { made: [oil], station: salamander, with: [prawn] }
basket: { made: [ring] }
`,
    stations: `
stations:
  fryer: { name: fryer, uses: [ghee] }
  griddle: { name: griddle, also: [paste, staff-toast] }
  oven: { name: oven }
  mixer: { name: grinder }
  salamander: { name: salamander }
branches:
  lake:
    swaps: { hing: other-hing, ring: floured-ring }
    separate: { fryer: [[rings, ring], [fried]], mixer: [[paste, hing]] }
`,
  });
  testLaws({ book, served: servedAt(['hill', 'lake'], book) });
});
