/** New dishes and texts at every place of a whole content folder. What may be written: model/edit/edit-yaml.test.ts. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentCopy } from '../../model/read/content.testing.ts';
import { contentFolder } from '../../src/build-time/content-folder.ts';
import { readFileTexts } from '../../model/read/files.ts';
import { listDishes } from './dishes.ts';
import { findOriginal, planNewDish } from './new-dish.ts';
import { valueAt } from '../../model/read/walk.ts';
import { findTexts, listTextFiles } from './texts.ts';

const files = await readFileTexts(contentFolder(join(import.meta.dirname, '../..')));
describe('A new dish', () => {
  const cake = {
    name: 'Almond Cake',
    price: '6.50',
    description: 'A thin cake of almonds, lemon peel and very little flour.',
    heat: '0',
  };
  const plan = (id: string, values = {}, hasSameRecipe = false) =>
    planNewDish(files, id, { values: { ...cake, ...values }, hasSameRecipe });
  const dishes = listDishes(files);
  const known = dishes.find(({ id }) => findOriginal(files, id)?.recipe !== undefined)!;
  const itemBehind = ({ path, file }: typeof known, texts: ReadonlyMap<string, string>) =>
    valueAt(parse(texts.get(file)!), [...path.slice(0, -1), Number(path.at(-1)) + 1]);

  it('stands behind the one that it is like, adds lines and changes none, and the content takes it', () => {
    for (const dish of dishes) {
      const { texts } = plan(dish.id, {}, true);
      const lines = files.get(dish.file)!.split('\n');
      const others = texts
        .get(dish.file)!
        .split('\n')
        .filter((line) => line !== lines[0] || lines.shift() === undefined);
      expect([lines, others[0]?.trim() || others[1]?.trim()]).toEqual([[], '- name: Almond Cake']);
      expect(itemBehind(dish, texts)).toMatchObject({ name: 'Almond Cake', price: 6.5, heat: 0, image: '' });
      const copy = contentCopy();
      copy.write(dish.file, texts.get(dish.file)!);
      expect(copy.problems()).toEqual([]);
    }
  });

  it('has the recipe of that one only if somebody says so', () => {
    expect(itemBehind(known, plan(known.id, {}, true).texts)).toMatchObject({
      recipe: findOriginal(files, known.id)?.recipe,
    });
    expect(itemBehind(known, plan(known.id).texts)).not.toHaveProperty('recipe');
  });

  it('is reported beside its name if the menu has one of that name', () => {
    const copy = contentCopy();
    copy.write(known.file, plan(known.id, { name: known.name }).texts.get(known.file)!);
    expect(copy.problems()).toMatchObject([{ field: 'name' }]);
  });
});

describe('A text', () => {
  const all = listTextFiles(files);
  const texts = all.flatMap((one) => one.texts).filter(({ isForPeople }) => isForPeople);
  it('is one that guests read: no address, picture, id, price, recipe', () => {
    const last = new Set(texts.map(({ path }) => path.at(-1)));
    for (const field of ['headline', 'lead', 'alt', 'prompt', 'answer', 'description', 'title'])
      expect(last).toContain(field);
    for (const field of ['slug', 'href', 'picture', 'image', 'hostWithoutBooking'])
      expect([...last]).not.toContain(field);
    expect(texts.every(({ file }) => !file.startsWith('content/recipes/'))).toBe(true);
  });

  it('is found by any of its words', () => {
    const { value, id } = texts.find(({ path }) => path.at(-1) === 'lead')!;
    const [found] = findTexts(all, value.toUpperCase().split(' ').toReversed().slice(0, 4).join(' '));
    expect(found?.texts.map((text) => text.id)).toContain(id);
    expect(findTexts(all, 'xylophone zebra')).toEqual([]);
  });
});
