import { expect, it } from 'vitest';
import { files } from '../content.testing.ts';
import { menuFile as MENU } from '../app.testing.ts';
import { findUnit } from './find-unit.ts';

it('The links to a dish go with its new name where its recipe has another, and the form says what still has the old one', () => {
  const [was, recipe] = ['name: Grilled Sardines (3)\n', '        recipe: mackerel-piri-piri\n'];
  const FAQ = 'content/faq.yaml';
  const before = new Map([
    ...files,
    [MENU, files.get(MENU)!.replace(was, `${was}${recipe}`)],
    [FAQ, files.get(FAQ)!.replace('sardine heads', 'Grilled Sardines (3)')],
  ]);
  const unit = findUnit(before, 'dish:harbour/grilled-sardines-3')!;
  const next = { ...unit.data, name: 'Three Sardines' };
  const written = unit.write(next);
  for (const file of ['content/home.yaml', 'content/stories/how-to-eat-a-sardine.md'])
    expect(written.texts.get(file)).toContain('three-sardines');
  expect(unit.preview?.(unit.data, written)[0]?.title).not.toBe('With the new name');
  expect(unit.preview?.(next, written)[0]).toEqual({
    title: 'With the new name',
    lines: [
      expect.stringContaining('It keeps its recipe'),
      '“Grilled Sardines (3)” still stands in: Questions and answers.',
      expect.stringContaining('A search for “Grilled Sardines (3)” finds it no longer'),
    ],
  });
});

it('A renamed dish keeps its recipe, which is no other dish’s and is not named in its form', () => {
  const unit = findUnit(files, 'dish:harbour/mackerel-piri-piri')!;
  const { texts, problems } = unit.write({ ...unit.data, name: 'Rain Fish' });
  expect(problems).toEqual([]);
  expect(texts.get(MENU)).toMatch(/name: Rain Fish\n[^]*recipe: mackerel-piri-piri\n/);
  const again = findUnit(new Map([...files, ...texts]), 'dish:harbour/rain-fish')!;
  expect(again.data).toEqual({ ...unit.data, name: 'Rain Fish' });
  expect(again.write(unit.data).texts.get(MENU)).toBe(files.get(MENU));
});
