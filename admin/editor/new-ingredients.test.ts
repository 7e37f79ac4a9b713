import { expect, it } from 'vitest';
import { changeAt } from '../../model/edit/change-at.ts';
import type { Json } from '../../model/edit/yaml-text.ts';
import { files } from '../content.testing.ts';
import { findUnit } from './find-unit.ts';
import type { Values } from './units.ts';

const [list, dish] = ['content/recipes/ingredients.yaml', 'dish:harbour/caldo-verde'].map((id) => findUnit(files, id)!);

it.each<[name: string, contains: string[], question: string]>([
  ['kaju', [], '“kaju” usually means nuts, which is not ticked.'],
  ['badam', ['milk'], '“badam” usually means nuts, which is not ticked.'],
  ['badham flakes', [], '“badham flakes” usually means nuts, which is not ticked.'],
  ['marzipan', ['sulphites'], '“marzipan” usually means nuts, which is not ticked.'],
  ['salted anchovies', [], 'usually means fish, which'],
  ['Soy Sauce, dark', ['gluten'], 'usually means soya, which'],
  ['Worcestershire sauce', ['fish'], 'usually means celery and gluten, which'],
  ['til', [], 'usually means sesame'],
  ['besan', [], '“besan” has none of the fourteen: no celery, gluten, '],
  ['barley malt', [], 'usually means gluten'],
  ['dew', [], '“dew” has none of the fourteen'],
  ['tomatoe', [], 'It reads like tomato, which is in the list already.'],
])('A new ingredient %s with %j is asked about, in the list and with a dish', (name, contains, question) => {
  const { data, question: ask } = list!;
  expect(ask?.(changeAt(data, ['plant', 'new-one'], { name, contains }) as Values)).toContain(question);
  const $new = { 'new-one': { name, contains, kind: 'plant' } };
  expect(dish!.question?.({ ...dish!.data, $new })).toContain(question);
  expect(ask?.(data)).toBeUndefined();
});

it.each([
  ['badam', ['nuts']],
  ['coconut milk', ['sulphites']],
  ['peanut butter', ['peanuts']],
  ['oat milk', ['gluten']],
  ['nutmeg', ['sulphites']],
])('A new ingredient %s with %j is not asked about', (name, contains) => {
  expect(dish!.question?.({ ...dish!.data, $new: { one: { name, contains } } })).toBeUndefined();
});

it('An ingredient that loses an allergen of its name is asked about, and one that only gets another local name is not', () => {
  const { data, question } = list!;
  const butter = (now: Json) => question?.(changeAt(data, ['milk', 'butter'], now) as Values);
  expect(butter({ name: 'butter', contains: [] })).toContain('“butter” usually means milk, which is not ticked.');
  expect(butter({ name: 'butter', contains: ['milk'], localName: 'x' })).toBeUndefined();
});

it('An ingredient that gets another name is asked about with its dishes and its allergens', () => {
  const { data, question } = list!;
  const butter = (name: string) => question?.(changeAt(data, ['milk', 'butter', 'name'], name) as Values);
  expect(butter('ghee')).toMatch(/^“butter” is in \d+ dishes, which then have “ghee”, with the allergens .*: milk\.$/);
  expect(butter('almond butter')).toContain('“almond butter” usually means nuts, which is not ticked.');
});

it('Nothing is likened to a name that is far from it', () => {
  const $new = { one: { name: 'dew', contains: [] } };
  expect(dish!.question?.({ ...dish!.data, $new })).not.toContain('reads like');
});
