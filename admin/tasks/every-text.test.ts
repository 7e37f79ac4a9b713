/** New dishes and texts at every place of a whole content folder. */
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentCopy } from '../../model/read/content.testing.ts';
import { contentFolder } from '../../tools/content/content-folder.ts';
import { readFileTexts } from '../../model/read/files.ts';
import { listDishes } from './dishes.ts';
import { findOriginal, planNewDish } from './new-dish.ts';
import { valueAt } from '../../model/read/walk.ts';
import { type FileText, findTexts, listTextFiles, planText } from './texts.ts';

const files = await readFileTexts(contentFolder(join(import.meta.dirname, '../..')));
/** What people write, and what YAML would read as something else. */
const written = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.constantFrom(...'a: b|# all|- x|&a *a|{ x: 1 }|!!js/x|it\'s|"|null|12|? x|---|%YAML'.split('|')),
  )
  .map((text) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim())
  .filter(Boolean);

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

  it('has the texts that were written, whatever they are', () => {
    fc.assert(
      fc.property(written, written, (name, description) => {
        expect(itemBehind(known, plan(known.id, { name, description }).texts)).toMatchObject({ name, description });
      }),
      { numRuns: 60 },
    );
  });
});

describe('A text', () => {
  const all = listTextFiles(files);
  const texts = all.flatMap((one) => one.texts).filter(({ isForPeople }) => isForPeople);
  /** Some of all kinds: reading a file takes its time. */
  const some = texts.filter(({ path }, index) => path.length === 0 || index % 12 === 0);
  const textsIn = (file: string, source: string) =>
    listTextFiles(new Map([[file, source]])).flatMap((one) => one.texts);
  const change = ({ id, label, value, file }: FileText, to: string): string =>
    planText(files, id, { label, was: value }, to).texts.get(file)!;

  it('is one that guests read: no address, picture, id, price, recipe', () => {
    const last = new Set(texts.map(({ path }) => path.at(-1)));
    for (const field of ['headline', 'lead', 'alt', 'prompt', 'answer', 'description', 'title'])
      expect(last).toContain(field);
    for (const field of ['slug', 'href', 'picture', 'image', 'host']) expect([...last]).not.toContain(field);
    expect(texts.every(({ file }) => !file.startsWith('content/recipes/'))).toBe(true);
  });

  it('is found by any of its words', () => {
    const { value, id } = texts.find(({ path }) => path.at(-1) === 'lead')!;
    const [found] = findTexts(all, value.toUpperCase().split(' ').toReversed().slice(0, 4).join(' '));
    expect(found?.texts.map((text) => text.id)).toContain(id);
    expect(findTexts(all, 'xylophone zebra')).toEqual([]);
  });

  it('reads as it was written, whatever that is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...some.filter(({ path }) => path.length > 0)), written, (text, value) => {
        const found = textsIn(text.file, change(text, value)).find(({ id }) => id === text.id);
        expect(found?.value.trim()).toBe(value);
      }),
      { numRuns: 100 },
    );
  });
});
