import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeAt } from '../../model/edit/change-at.ts';
import { readFileTexts } from '../../model/read/files.ts';
import { contentFolder } from '../../src/build-time/environment.ts';
import { allergenChanges, askAboutLosses, compareDishes } from './allergen-changes.ts';
import { findUnit } from './find-unit.ts';
import { keyOf } from './menus.ts';
import type { Values } from './units.ts';

const files = await readFileTexts(contentFolder(join(import.meta.dirname, '../..')));

it('A changed ingredient says of which dishes it changes the allergens, and asks where guests read less', () => {
  const unit = findUnit(files, 'content/recipes/ingredients.yaml')!;
  const withCelery = (id: string, contains: string[]) =>
    new Map([...files, ...unit.write(changeAt(unit.data, ['plant', id, 'contains'], contains) as Values).texts]);
  const compared = [
    compareDishes(files, files),
    compareDishes(files, withCelery('tomato', ['celery'])),
    compareDishes(withCelery('tomato', ['celery']), files),
    compareDishes(files, withCelery('celery-stick', [])),
  ];
  const title = 'Shellfish Cataplana, Harbourside';
  expect(compared.map((dishes) => allergenChanges(dishes).find((text) => text.startsWith(title)))).toEqual([
    undefined,
    expect.stringContaining(': now contains celery ('),
    `${title}: still contains celery (celery in the stock)`,
    expect.stringContaining('no longer contains celery'),
  ]);
  const question = 'Guests will no longer read “contains celery” at Shellfish Cataplana';
  expect(compared.map(askAboutLosses)).toEqual([undefined, undefined, undefined, expect.stringContaining(question)]);
});

it('A dish that gets another name is compared with what it was', () => {
  const loser = compareDishes(new Map(), files).find(({ now }) => now.contains.milk);
  const unit = findUnit(files, `dish:${keyOf(loser!.dish)}`)!;
  const { texts } = unit.write({ ...unit.data, name: 'Rain Soup', $recipe: { made: ['tomato'] } });
  const dishes = compareDishes(files, new Map([...files, ...texts]));
  expect(askAboutLosses(dishes)).toContain('Guests will no longer read “contains milk” at Rain Soup.');
});
