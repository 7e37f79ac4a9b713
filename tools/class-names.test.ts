import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const root = join(import.meta.dirname, '..');

test('a class keeps its name and is told apart by its file, in every part of a build alike', () => {
  const [one, two] = [classNames(root), classNames(root)];
  const dish = join(root, 'app/components/menu/dish.module.css');
  const button = join(root, 'app/ui/button.module.css');
  expect(one('name', dish)).toMatch(/^_name_[0-9a-z]{1,2}$/);
  expect(one('name', dish)).not.toBe(one('name', button));
  expect(two('name', button)).toBe(one('name', button));
  expect(one('name', `${dish}?direct`)).toBe(one('name', dish));
});

test('a file that came while developing has a number of its own', () => {
  const nameOf = classNames(root);
  const names = ['app/ui/new.module.css', 'app/ui/newer.module.css'].map((file) => nameOf('name', join(root, file)));
  expect(new Set([...names, nameOf('name', join(root, 'app/ui/tag.module.css'))]).size).toBe(3);
});
