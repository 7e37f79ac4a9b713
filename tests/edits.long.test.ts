import { test } from 'vitest';
import { checkRandomEdits } from '../model/edit/random-edit.testing.ts';

test('Ten thousand random edits of both restaurants lose nothing', () => {
  for (const folder of ['content', 'tests/another-restaurant/content']) checkRandomEdits(folder, 5000);
});
