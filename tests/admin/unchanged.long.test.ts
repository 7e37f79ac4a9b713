import { expect, it } from 'vitest';
import { readFileTexts } from '../../model/read/files.ts';
import { changedUnchanged } from '../../admin/editor/unchanged.testing.ts';

it('Every file and dish of the first restaurant is opened and saved without a change of a byte', async () => {
  expect(changedUnchanged(await readFileTexts('content'))).toEqual([]);
});
