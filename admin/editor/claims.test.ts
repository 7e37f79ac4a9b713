import { expect, it } from 'vitest';
import { changeAt } from '../../model/edit/change-at.ts';
import { files } from '../content.testing.ts';
import { filesAfter } from '../tasks/plan.ts';
import { newFalseClaims } from './claims.ts';
import { findUnit } from './find-unit.ts';
import type { Values } from './units.ts';

const unit = findUnit(files, 'content/notices.yaml')!;
const withNotice = (text: string) =>
  filesAfter(files, unit.write({ notices: [{ text, from: '2026-11-22', until: '2026-11-23' }] }).texts);
const said = (text: string) => newFalseClaims(files, withNotice(text), false).join('\n') || undefined;

it.each<[sentence: string, recipes: string | undefined]>([
  ['Our caldo verde is gluten free.', 'have gluten: Caldo Verde, Harbourside'],
  ['Pastel de Nata is dairy-free.', 'have milk: Pastel de Nata, Harbourside'],
  ['There are no nuts, milk or lupin in our kitchen.', 'have lupin: Olives and Lupins'],
  ['Our stock does not contain celery.', 'have celery: stock, '],
  ['Coconut Rice Pudding comes without almonds.', 'have almond: Coconut Rice Pudding'],
  ['Caldo Verde is free from celery.', 'may have celery: Caldo Verde, Harbourside'],
  ['Pastel de Nata contains no allergens.', 'are not free of allergens: Pastel de Nata, Harbourside'],
  ['Coconut Rice Pudding is safe for people with an almond allergy.', 'have almond: Coconut Rice Pudding'],
  ['Our Caldo Verde is suitable for coeliacs.', 'have gluten: Caldo Verde, Harbourside'],
  ['Pastel de Nata is good for vegans.', 'are not vegan: Pastel de Nata, Harbourside'],
  ['Pastel de Nata is not vegan.', undefined],
  ['The menu of Harbourside lists no allergens.', undefined],
  ['Vegans find their dishes by the mark.', undefined],
  ['Caldo Verde has no celery in the recipe.', undefined],
  ['Pastel de Nata comes without ghee.', undefined],
  ['Monkfish Rice is gluten free.', undefined],
  ['Is Caldo Verde gluten free?', undefined],
  ['We cannot promise that any dish is free from nuts.', undefined],
])('Of the sentence “%s” the recipes say that dishes %s', (sentence, recipes) => {
  expect(said(sentence)).toEqual(
    recipes && expect.stringContaining(`Notices says “${sentence}” By the recipes these ${recipes}`),
  );
});

it('A sentence that was there before is asked about when an ingredient makes it untrue', () => {
  const before = withNotice('Monkfish Rice is gluten free.');
  const { write, data } = findUnit(before, 'content/recipes/ingredients.yaml')!;
  const after = filesAfter(
    before,
    write(changeAt(data, ['plant', 'rice', 'contains'], { gluten: 'barley' }) as Values).texts,
  );
  expect(newFalseClaims(before, after, true)).toEqual([expect.stringContaining('have gluten: Monkfish Rice')]);
  expect(newFalseClaims(after, after, true)).toEqual([]);
});
