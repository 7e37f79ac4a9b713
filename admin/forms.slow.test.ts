/** The forms of the pages, over a whole content folder with its check: what each changes, and values that no page can send. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../src/build-time/environment.ts';
import { readOptions } from '../src/build-time/load-content.ts';
import { openStaffSite } from './app.testing.ts';
import { paths } from './paths.ts';
import { findProblems } from './publish/find-problems.ts';
import { readFileTexts } from '../model/read/files.ts';
import type { Checked } from './editor/form.ts';
import { findUnit } from './editor/find-unit.ts';
import { keyOf, listMenuDishes } from './editor/menus.ts';
import { NEW_STORY } from './editor/units.ts';
import { pricesOf } from './tasks/price.ts';
import type { NewTexts } from './publish/change.ts';

const root = join(import.meta.dirname, '..');
const folder = contentFolder(root);
const files = await readFileTexts(folder);
const options = await readOptions(root, folder);
const check = (texts: NewTexts) => findProblems(folder, texts, new Map(), options);
const asOwner = () => openStaffSite('owner', { files, check });

const stored = listMenuDishes(files).find(({ item }) => !('available' in item) && !('soldOut' in item))!;
const { branch } = stored;
const dish = keyOf(stored);
const price = pricesOf(stored)[0]!.price;
const notice = { text: 'Our oven is cold', branch, from: '2090-01-01', until: '2090-01-02 23:59' };
const day = { branch, date: '2090-03-05', hours: 'closed', reason: 'Works: no gas' };

it('A form with mistakes says what is wrong, each at its field', async () => {
  const { save } = asOwner();
  const fieldsOf = async (...form: Parameters<typeof save>) =>
    (await save(...form)).problems?.map(({ path }) => path.join('.'));
  expect(await fieldsOf('notice:', { ...notice, text: 'ab '.repeat(60) })).toEqual(['text', 'text']);
  expect(await fieldsOf('notice:', { ...notice, link: { href: '/menu' } })).toEqual(['link.text']);
  expect(await fieldsOf(`price:${dish}`, { price: 'five' }, { was: JSON.stringify({ price }) })).toEqual(['price']);
  expect(await fieldsOf('hours:', { branch, date: '', hours: '12:00-' })).toEqual(['date', 'hours', 'reason']);
});

it('All rules of a story are said at once', async () => {
  const { data: was } = findUnit(files, NEW_STORY)!;
  const wrong = { title: 'Rain', tag: 'Wet', date: '2026-02-30', description: 'Short.', alt: 'x', $body: 'It rains.' };
  const sent = { id: NEW_STORY, was: JSON.stringify(was), data: JSON.stringify({ ...was, ...wrong }) };
  const { problems } = (await (await asOwner().post(`${paths.edit}/save`, sent)).json()) as Checked;
  const named = new Set(problems.map(({ path }) => path.join('.')));
  expect([...named].toSorted()).toEqual(['$body', 'alt', 'date', 'description', 'tag']);
});

it('Without dishes, their page speaks of no search', async () => {
  expect(await (await openStaffSite('staff', { files: new Map() }).get('/')).text()).not.toContain('called');
});

/** Forms with the fields that take only what a page gives or what is read as a date, a time or a number. */
const forms: readonly [path: string, fields: Record<string, string>, strict: string][] = [
  [paths.setSoldOut, { only: dish, howLong: 'day', until: '2090-01-01' }, 'only until'],
  [paths.backOn, {}, 'dish'],
  [`${paths.task}/save`, { id: 'notice:', was: '{}', data: JSON.stringify(notice) }, 'id was data'],
  [`${paths.task}/check`, { id: 'hours:', data: JSON.stringify(day) }, 'id data'],
  [`${paths.task}/remove`, {}, 'id'],
  [`${paths.edit}/save`, { was: '{}', data: '{}' }, 'id was data'],
  [`${paths.edit}/save`, { id: `dish:${dish}`, was: '{}', data: '{}' }, 'was data'],
  [`${paths.edit}/check`, { id: `dish:${dish}`, data: '{}' }, 'data'],
  [paths.editPhoto, {}, 'photo'],
  [paths.undo, {}, 'change'],
  [paths.invitation, { name: 'Eve' }, 'role'],
];
const hostile = [
  ['{"$new":[null,{"kind":5}],"name":5,"$recipe":"x"}', '{"__proto__":{"a":1},"price":{}}', '[]', '{'],
  ['../../../etc/passwd', '__proto__', '%00', '$(reboot)', '\u0000', '\uD800', '--upload-pack=sh', '<script>'],
  // More than a value, in YAML.
  ['&a [*a, *a]', '!!js/function "x"', '5.00 # [spec]', '? a : b', '{ price: 1 }', '<<: *default', '"', '*'],
  ['5.00\n        available: false', '- 1\n- 2', '2026-11-23\nsoldOut: 2099-01-01', '...\n---\na: 1'],
  ['x', 'வ', '\n-', '&a '].map((value) => value.repeat(5000)),
].flat();
const bodies = ['{"dish":{"toString":1}}', '%', '=&=&', '{"a":'.repeat(5000), '--x\r\n', 'null', '{"id":{"a":1}}', '"'];
const types = ['application/json', 'multipart/form-data', 'text/xml', 'multipart/form-data; boundary='];
const signIn = [paths.signIn, `${paths.signIn}/options`, `${paths.enrol}/guess`, `${paths.enrol}/guess/options`];

it('No forged value, body or address is accepted, and none is an error of the server', async () => {
  const [owner, staff] = [asOwner(), openStaffSite('staff', { files, check })];
  const before = JSON.stringify(owner.data);
  const problems: string[] = [];
  const send = async (to: typeof owner, path: string, body: string | URLSearchParams, headers = {}) => {
    const { status, headers: answered } = await to.post(path, body, headers);
    if (status >= 500 || answered.get('location')?.startsWith(paths.change))
      problems.push(`${path} ${String(body).slice(0, 200)}: ${status}`);
  };
  for (const [path, fields, strict] of forms)
    for (const field of strict.split(' '))
      for (const value of hostile) await send(owner, path, new URLSearchParams({ ...fields, [field]: value }));
  for (const path of [...forms.map(([one]) => one), ...signIn])
    for (const body of bodies) for (const type of types) await send(owner, path, body, { 'content-type': type });
  for (const [path, fields] of forms)
    for (const odd of `/${path} ${path}/ ${path}%00 /x/..${path}/.. ${path.toUpperCase()} ${path};x`.split(' '))
      await send(staff, odd, new URLSearchParams(fields));
  expect(problems).toEqual([]);
  expect(JSON.stringify(owner.data)).toBe(before);
});
