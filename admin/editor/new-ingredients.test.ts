import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeAt } from '../../model/edit/change-at.ts';
import { readFileTexts } from '../../model/read/files.ts';
import { contentFolder } from '../../src/build-time/environment.ts';
import { findUnit } from './find-unit.ts';
import type { Values } from './units.ts';

const files = await readFileTexts(contentFolder(join(import.meta.dirname, '../..')));
const [list, dish] = ['content/recipes/ingredients.yaml', 'dish:harbour/caldo-verde'].map((id) => findUnit(files, id)!);

it.each<[name: string, contains: string[], question: string]>([
  ['kaju', [], 'It sounds like something with nuts, which is not ticked. Is that right?'],
  ['badam', ['milk'], 'It sounds like something with nuts, which is not ticked. Is that right?'],
  ['til', [], 'It sounds like something with sesame'],
  ['besan', [], '“besan” has none of the fourteen: no celery, gluten, '],
  ['barley malt', [], 'It sounds like something with gluten'],
  ['dew', [], '“dew” has none of the fourteen'],
])('A new ingredient %s with %j is asked about, in the list and with a dish', (name, contains, question) => {
  const { data, question: ask } = list!;
  expect(ask?.(changeAt(data, ['plant', 'new-one'], { name, contains }) as Values)).toContain(question);
  const $new = [{ name, contains, kind: 'plant' }];
  expect(dish!.question?.({ ...dish!.data, $new })).toContain(question);
  expect(ask?.(data)).toBeUndefined();
});
