import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentCopy } from '../../model/read/content.testing.ts';
import { readFolder } from '../../model/read/files.ts';
import { contentFolder } from '../../tools/content/content-folder.ts';
import { RefusalError } from '../publish/change.ts';
import { listDishes } from './dishes.ts';
import { findOriginal, type NewDish, planNewDish } from './new-dish.ts';

const folder = contentFolder(join(import.meta.dirname, '../..'));
const files = new Map(
  [...(await readFolder(folder))].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const),
);
const dishes = listDishes(files);
const cake: NewDish = {
  name: 'Almond Cake',
  native: '',
  price: '6.50',
  description: 'A thin cake of almonds, lemon peel and very little flour.',
  heat: '0',
  hasSameRecipe: false,
};
const known = dishes.find(({ id }) => findOriginal(files, id)?.recipe !== undefined)!;

/** The lines of a text that another one does not have, and whether all others stand in their order. */
function addedLines(before: string, after: string): string[] {
  const rest = before.split('\n');
  const added = after.split('\n').filter((line) => {
    if (line !== rest[0]) return true;
    rest.shift();
    return false;
  });
  expect(rest).toEqual([]);
  return added;
}

describe('A dish like another one', () => {
  it('stands behind it, in lines of its own, and the content takes it', () => {
    for (const { id, file, name, branch } of dishes) {
      const text = planNewDish(files, id, cake).texts.get(file)!;
      const added = addedLines(files.get(file)!, text);
      expect(added.join('\n')).toMatch(/^\n? *- name: Almond Cake\n(?: +\w+: .*\n)*? +image: ['"]{2}\n?$/);
      const names = listDishes(new Map([...files, [file, text]]))
        .filter((dish) => dish.branch === branch)
        .map((dish) => dish.name);
      expect(names[names.indexOf('Almond Cake') - 1]).toBe(name);
      const copy = contentCopy();
      copy.write(file, text);
      expect(copy.problems()).toEqual([]);
    }
  });

  it('has the recipe of the other one only if somebody says so', () => {
    const recipe = findOriginal(files, known.id)?.recipe;
    const itemOf = (hasSameRecipe: boolean): unknown => {
      const text = planNewDish(files, known.id, { ...cake, hasSameRecipe }).texts.get(known.file)!;
      const added = addedLines(files.get(known.file)!, text).map((line) => line.replace(/^ *- /, '  '));
      return parse(added.map((line) => line.trim()).join('\n'));
    };
    expect(itemOf(true)).toMatchObject({ name: cake.name, recipe });
    expect(itemOf(false)).not.toHaveProperty('recipe');
  });

  it('is reported beside its name if the menu has one of that name', () => {
    const copy = contentCopy();
    copy.write(known.file, planNewDish(files, known.id, { ...cake, name: known.name }).texts.get(known.file)!);
    expect(copy.problems()).toMatchObject([{ field: 'name' }]);
  });

  it('may have the recipe of its category, which the form then says', () => {
    const file = 'content/branches/harbour/menu.yaml';
    const recipe = 'slug: small-plates\n    recipe: piri-piri\n';
    const wines = new Map([...files, [file, files.get(file)!.replace('slug: small-plates\n', recipe)]]);
    const first = listDishes(wines).find((dish) => dish.file === file);
    expect(findOriginal(wines, first!.id)?.hasCategoryRecipe).toBe(true);
    expect(findOriginal(files, first!.id)?.hasCategoryRecipe).toBe(false);
  });

  it('is refused if the other one is gone', () => {
    expect(() => planNewDish(files, 'harbour-nothing', cake)).toThrow(RefusalError);
  });

  it('has the texts that were written, whatever they are', () => {
    const lineOfText = fc.string({ minLength: 1, unit: 'binary' }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    const tricks = fc.constantFrom(
      'a: b',
      '# all',
      '- x',
      '&a *a',
      '{ x: 1 }',
      '!!js/x',
      "it's",
      '"',
      'null',
      '12',
      '? x',
    );
    fc.assert(
      fc.property(fc.oneof(lineOfText, tricks), fc.oneof(lineOfText, tricks), (name, description) => {
        fc.pre(name !== '' && description !== '' && ![name, description].some((text) => /[^\P{C}]/u.test(text)));
        const text = planNewDish(files, known.id, { ...cake, name, description }).texts.get(known.file)!;
        const index = Number(known.path.at(-1)) + 1;
        const items = known.path
          .slice(0, -1)
          .reduce<unknown>((value, key) => Reflect.get(value as object, key), parse(text));
        expect((items as unknown[])[index]).toMatchObject({ name, description });
      }),
      { numRuns: 60 },
    );
  });
});
