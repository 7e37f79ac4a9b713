import { expect, it } from 'vitest';
import type { Json } from '../../model/edit/yaml-text.ts';
import { merge } from './merge.ts';

it.each<[was: Json, mine: Json, theirs: Json, value: Json, conflicts: string[]]>([
  [{ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }, []],
  [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, ['a']],
  [{ a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
  [{ a: 1 }, {}, { a: 1, b: 2 }, { b: 2 }, []],
  [
    { a: [{ b: 1 }, { b: 2 }] },
    { a: [{ b: 1 }, { b: 3 }] },
    { a: [{ b: 4 }, { b: 2 }] },
    { a: [{ b: 4 }, { b: 3 }] },
    [],
  ],
  [
    { a: [{ b: 1 }, { b: 2 }] },
    { a: [{ b: 2 }, { b: 1 }] },
    { a: [{ b: 1 }, { b: 2 }, { b: 3 }] },
    { a: [{ b: 2 }, { b: 3 }, { b: 1 }] },
    [],
  ],
  [
    { a: [{ b: 1 }, { b: 2 }] },
    { a: [{ b: 2 }] },
    { a: [{ b: 0 }, { b: 1 }, { b: 2 }] },
    { a: [{ b: 0 }, { b: 2 }] },
    [],
  ],
  [
    { a: [{ b: 1, c: 1, d: 1 }, { b: 2 }] },
    { a: [{ b: 2 }] },
    { a: [{ b: 1, c: 1, d: 4 }, { b: 2 }] },
    { a: [{ b: 2 }] },
    ['a,0'],
  ],
  [{ a: ['x'] }, { a: ['x', 'y'] }, { a: ['z', 'x'] }, { a: ['z', 'x', 'y'] }, []],
  [['x'], ['y'], ['z'], ['y'], ['0']],
  [['x', 'y'], ['y', 'x'], ['z', 'x', 'y'], ['z', 'y', 'x'], []],
  ['One.\n\nTwo.', 'One!\n\nTwo.', 'One.\n\nTwo.\n\nThree.', 'One!\n\nTwo.\n\nThree.', []],
])('Of %j, mine is %j and theirs %j', (was, mine, theirs, value, conflicts) => {
  const merged = merge(was, mine, theirs);
  expect([merged.value, merged.conflicts.map(({ path }) => path.join())]).toEqual([value, conflicts]);
});
