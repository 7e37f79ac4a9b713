import { expect, test } from 'vitest';
import { change, contentCopy } from './content.testing.ts';
import { problemText } from './problem.ts';
import { testMistakes } from './problems.testing.ts';

/** Messages about recipes that go round in a circle. */

const preparations = 'content/recipes/preparations.yaml';
const stations = 'content/recipes/stations.yaml';

testMistakes([
  {
    title: 'entries that are made of each other',
    file: preparations,
    from: '[corn-flour, wheat-flour, yeast]',
    to: '[corn-flour, wheat-flour, yeast, caldo-verde]',
    at: 'corn-bread:',
    expectedMessage:
      'corn-bread: corn-bread → caldo-verde → corn-bread goes round in a circle; take one of the steps out',
  },
  {
    title: 'an entry that is made of itself',
    file: preparations,
    from: '[chilli, garlic',
    to: '[piri-piri, chilli, garlic',
    at: 'piri-piri:',
    expectedMessage: 'piri-piri: piri-piri → piri-piri goes round in a circle; take one of the steps out',
  },
]);

test('reports an ingredient that goes into what is in its place', () => {
  const copy = contentCopy();
  // What the branch has in place of the olive oil is made of olive oil.
  change(
    copy,
    preparations,
    'grill-sides:',
    'garlic-oil:\n  name: garlic oil\n  made: [garlic, olive-oil]\ngrill-sides:',
  );
  change(copy, stations, 'abbey: { apart', 'abbey: { swaps: { olive-oil: garlic-oil }, apart');
  expect(copy.problems().map(({ message }) => message)).toEqual([expect.stringContaining('goes round in a circle')]);
});

test('reports an entry that goes over a station that it is always on', () => {
  const copy = contentCopy();
  change(copy, stations, 'oven: { name: oven', 'oven: { name: oven, uses: [corn-bread]');
  expect(copy.problems().map(problemText)).toEqual([
    `${preparations}:3 corn-bread: corn-bread → station oven → corn-bread goes round in a circle; take one of the steps out`,
  ]);
});

test('what goes over a station on no menu may be something that is made over it', () => {
  const copy = contentCopy();
  change(copy, stations, 'also: [sesame-seed, almond]', 'also: [sesame-seed, almond, corn-bread]');
  expect(copy.problems()).toEqual([]);
});
