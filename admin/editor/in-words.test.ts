import { expect, it } from 'vitest';
import { changeAt } from '../../model/edit/change-at.ts';
import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import { files } from '../content.testing.ts';
import { schemaOf } from './content-file.ts';
import { findUnit } from './find-unit.ts';
import { fieldOf } from './form-of.ts';
import type { Form, Path } from './form.ts';
import { createWords } from './in-words.ts';
import { keyOf, listMenuDishes } from './menus.ts';
import type { Unit, Values } from './units.ts';

const { changesIn } = createWords(files);
const text: Form = { kind: 'text' };
const group = (fields: Readonly<Record<string, Form>>): Form => ({
  kind: 'group',
  fields: Object.entries(fields).map(([key, form]) => fieldOf(key, key, form)),
});
const long = 'The kitchen closes at ten on weekdays, and at eleven on Fridays and Saturdays.';
const question = (answer: string) => [
  { prompt: 'When?', answer },
  { prompt: 'Where?', answer: 'Here.' },
];

it.each<[form: Form, before: Json, after: Json, words: string]>([
  [{ kind: 'price' }, 4.5, 5, 'it £4.50 → £5.00'],
  [{ kind: 'price' }, 4.5, 10.999, 'it £4.50 → 10.999'],
  [{ kind: 'picture' }, 'photo-a', 'photo-b', 'it changed'],
  [{ kind: 'day' }, '', '2026-12-25', 'it none → Fri 25 Dec 2026'],
  [{ kind: 'yesNo', isOn: true }, null, false, 'it yes → no'],
  [{ kind: 'choice', options: [['', 'First']] }, '', 'x', 'it First → x'],
  [{ kind: 'ids', of: 'parts' }, ['bay'], ['bay', 'olive-oil'], 'it: olive oil added'],
  [{ kind: 'map', item: group({ name: text }) }, {}, { dew: { name: 'Dew' } }, 'it: Dew added'],
  [
    text,
    long,
    long.replace('eleven', 'midnight'),
    'it “…at eleven on Fridays and Saturdays.” → “…at midnight on Fridays and Saturdays.”',
  ],
  [text, 'Soon.', long, 'it “Soon.” → “The kitchen closes at ten on weekdays…”'],
  [
    { kind: 'list', item: group({ prompt: text, Answer: text, answer: text }) },
    question('Late.'),
    question('Early.'),
    'it: When? answer Late. → Early.',
  ],
  [
    group({ text, href: text }),
    { text: 'Book', href: '/book' },
    { text: 'Book', href: '/menu' },
    'it: href /book → /menu',
  ],
])('A change of a %j from %j to %j is: %s', (form, was, now, words) => {
  expect(changesIn(group({ it: form }), { it: was }, { it: now })).toEqual([words]);
});

/** For each value of a form that is no text: that value taken out, or turned into another. */
const changesOf = (form: Form, value: Json | undefined, path: Path = []): [Path, Json | undefined][] => {
  if (form.kind === 'group')
    return form.fields.flatMap(({ key, form: one }) =>
      changesOf(one, isGroup(value) ? value[key] : undefined, [...path, key]),
    );
  const entries = form.kind === 'list' || form.kind === 'map' ? Object.entries(value ?? {}) : [];
  const keys = entries.map(([key]) => (form.kind === 'list' ? Number(key) : key));
  if ('item' in form)
    return keys.flatMap((key) =>
      [[[...path, key], undefined] as [Path, undefined]].concat(
        changesOf(form.item, Object(value)[key], [...path, key]) as [],
      ),
    );
  if (form.kind === 'yesNo') return [[path, !(value ?? form.isOn)]];
  if (form.kind === 'choice') return form.options.map(([one]) => [path, one]);
  return ['text', 'markdown', 'number', 'week', 'hours'].includes(form.kind) ? [] : [[path, undefined]];
};

it.each([
  ...[...files.keys()].filter((file) => schemaOf(file) !== undefined),
  ...listMenuDishes(files)
    .slice(0, 3)
    .map((dish) => `dish:${keyOf(dish)}`),
])('No change of %s is told in words of a machine', (id) => {
  const { form, data }: Unit = findUnit(files, id)!;
  for (const [path, value] of changesOf(form, data)) {
    const next = changeAt(data, path, value) as Values;
    if (isSame(data, next)) continue;
    const words = changesIn(form, data, next).join('; ');
    expect(words, path.join()).toMatch(/[^:\s]$/);
    expect(words).not.toMatch(/undefined|null|\[object|nothing|(?<![\w/“])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w/.])/);
  }
});
