import { expect, test } from 'vitest';
import { groupQuestions } from './group-questions.ts';

const places = (...groups: (string | undefined)[]) =>
  groupQuestions(groups.map((group) => ({ prompt: '', answer: '', group }))).map(({ name, questions }) => [
    name,
    questions.map(({ index }) => index),
  ]);

test('groups stand in the order of their first questions, each with all of its questions', () => {
  expect(places('Food', 'Visit', 'Food')).toEqual([
    ['Food', [0, 2]],
    ['Visit', [1]],
  ]);
  expect(places()).toEqual([]);
});
