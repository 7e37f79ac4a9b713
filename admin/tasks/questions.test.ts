import { expect, it } from 'vitest';
import { findPlaceholders } from '../../tools/content/placeholders.ts';
import { RefusalError } from '../publish/change.ts';
import { listQuestions } from './questions.ts';
import { planText, planTextOut } from './texts.ts';

const about = 'content/about.yaml';
const terms = 'content/legal/terms.md';
const recipes = 'content/recipes/recipes.yaml';
const files = new Map([
  [
    about,
    'heading: Who we are\ntagline: "{{to be filled: one line}}"\nconfirm: # before launch\n  - That bread is free.\n',
  ],
  [terms, '---\ntitle: Terms\n---\n\nWe are {{to be filled: the name of the company}}.\n'],
  [recipes, 'soup:\n  made: [leek]\n  confirm:\n    - ask: Is there butter in it?\n'],
]);
const all = listQuestions(files).flatMap(({ found }) => found);
const open = (changed: ReadonlyMap<string, string>) =>
  [...files.keys()].flatMap((file) => findPlaceholders(file, changed.get(file) ?? files.get(file) ?? ''));

it('Every question of the launch check is listed, with the text that holds it', () => {
  expect(all).toHaveLength(open(new Map()).length);
  expect(all.map(({ kind, text }) => [kind, text?.id])).toEqual([
    ['mark', `${about}#tagline`],
    ['legal', `${terms}#`],
    ['confirm', `${about}#confirm.0`],
    ['question', undefined],
  ]);
});

it('An answer takes the question off the list', () => {
  const { id, value } = all[0]!.text!;
  expect(open(planText(files, id, value, 'Bread and fish.').texts)).toHaveLength(all.length - 1);
});

it('A point that is settled goes, and no other text does', () => {
  const { id, value } = all.find(({ kind }) => kind === 'confirm')!.text!;
  const { texts } = planTextOut(files, id, value);
  expect(open(texts)).toHaveLength(all.length - 1);
  expect(texts.get(about)).toContain('heading: Who we are');
  expect(() => planTextOut(files, `${about}#tagline`, '{{to be filled: one line}}')).toThrow(RefusalError);
  expect(() => planTextOut(files, id, 'Another point.')).toThrow(RefusalError);
});
