import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assignCodes, shortClassNames } from './class-names.ts';

const root = join(import.meta.dirname, '../..');
const sheet = (name: string) => join(root, `app/ui/${name}.module.css`);

test('a class has the same name in every call and every instance', () => {
  const [first, second] = [shortClassNames(root), shortClassNames(root)];
  const names = ['plate', 'mark', 'plate'].map((name) => first(name, sheet('dialog')));
  expect(names[2]).toBe(names[0]);
  expect(names[1]).not.toBe(names[0]);
  expect(second('plate', `${sheet('dialog')}?used`)).toBe(names[0]);
  expect(names[0]).toMatch(/^_[a-zA-Z\d]{2}0$/);
});

test('the same class in two style sheets has two names', () => {
  const nameOf = shortClassNames(root);
  expect(nameOf('label', sheet('badge'))).not.toBe(nameOf('label', sheet('field')));
});

test('a thousand style sheets have unique codes, and a new one does not change the codes before it', () => {
  const files = Array.from({ length: 1000 }, (_, number) => `app/ui/part-${number}.module.css`);
  const codes = assignCodes(files);
  expect(new Set(codes.values()).size).toBe(1000);
  expect([...assignCodes(files.slice(0, 900))]).toEqual([...codes].slice(0, 900));
});

test('throws an error for a style sheet outside app/', () => {
  expect(() => shortClassNames(root)('a', '/elsewhere/b.module.css')).toThrow('is not a style sheet under app/');
});
