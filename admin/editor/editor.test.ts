/** The editor without a browser: what forms read, write and refuse, on the small restaurant with its content check. */
import { describe, expect, it } from 'vitest';
import { changeAt } from '../../model/edit/change-at.ts';
import type { Json } from '../../model/edit/yaml-text.ts';
import { files } from '../content.testing.ts';
import { dishId as rowId, permanentMenuPath } from '../../src/paths.ts';
import type { Role } from '../access/store.ts';
import { openStaffSite } from '../app.testing.ts';
import { changeAddress, paths } from '../paths.ts';
import type { Checked, Form, Saved } from './form.ts';
import { foundIn } from './editor-index.tsx';
import { listMenuDishes, textOf } from './menus.ts';
import { changedUnchanged } from './unchanged.testing.ts';
import { valuesOf } from './content-file.ts';
import { allProblems } from './save.ts';
import { findUnit } from './find-unit.ts';
import { NEW_STORY, placedMessage, UNSAID, type Unit, type Values } from './units.ts';

const unitOf = (id: string): Unit => {
  const unit = findUnit(files, id);
  if (!unit) throw new Error(`no ${id}`);
  return unit;
};
type Choice = Extract<Form, { kind: 'choice' }>;
const [first, second] = listMenuDishes(files);
if (!first) throw new Error('no dishes');
const dishId = `dish:${first.branch}/${first.id}`;
const newDish = { ...unitOf(`dish:${first.branch}/+${first.category}`).data, name: 'Leaf Soup', price: 5, heat: 1 };
const MENU = first.file;
const RECIPES = 'content/recipes/recipes.yaml';
const INGREDIENTS = 'content/recipes/ingredients.yaml';
const [EDIT_SAVE, EDIT_CHECK] = [`${paths.edit}/save`, `${paths.edit}/check`];

it('Every file and dish is opened and saved without a change of a byte', () => {
  expect(changedUnchanged(files)).toEqual([]);
});

it('A changed dish changes its line, and its file alone', () => {
  const unit = unitOf(dishId);
  const { texts } = unit.write({ ...unit.data, price: 99.5 });
  const lines = (text = '') => text.split('\n');
  const after = lines(texts.get(MENU));
  expect(after.filter((line, n) => line !== lines(files.get(MENU))[n])).toEqual([
    expect.stringMatching(/price: '?99\.50/),
  ]);
});

it('A new dish has a recipe of its own, at the end of its category or where it is put', () => {
  const { texts } = unitOf(`dish:${first.branch}/+${first.category}`).write({
    ...newDish,
    $after: '',
    $recipe: { made: ['tomato'] },
  });
  expect(texts.get(RECIPES)).toMatch(/leaf-soup: *(?:\{ )?\n? *made: \[tomato\]/);
  const after = listMenuDishes(new Map([...files, ...texts]));
  expect(after[0]).toMatchObject({ id: 'leaf-soup', category: first.category });
  expect(after).toHaveLength(listMenuDishes(files).length + 1);
});

it('A dish goes to another category, in the same words', () => {
  const unit = unitOf(dishId);
  const other = listMenuDishes(files).find((one) => one.file === first.file && one.category !== first.category);
  const { texts } = unit.write({ ...unit.data, $category: other?.category ?? '' });
  const moved = listMenuDishes(new Map([...files, ...texts])).find(
    (one) => one.id === first.id && one.branch === first.branch,
  );
  expect(moved).toMatchObject({ category: other?.category, item: first.item });
  const fields = unit.form.kind === 'group' ? unit.form.fields : [];
  const { by, options = [] } = Object(fields.find(({ key }) => key === '$after')?.form) as Partial<Choice>;
  const category = options.find(([one]) => one === other?.id)?.[2];
  expect([by, category]).toEqual(['$category', other?.category]);
});

it.each<[what: string, change: Values, message: string]>([
  ['without a recipe', {}, 'Say what it is made of.'],
  [
    'with a new ingredient whose allergens nobody has said',
    { $recipe: { made: ['dew'] }, $new: { dew: { name: 'dew', kind: 'plant' } } },
    UNSAID,
  ],
  [
    'with a new ingredient of no kind',
    { $recipe: { made: ['dew'] }, $new: { dew: { name: 'dew', contains: [] } } },
    'Say what it is',
  ],
  [
    'with a new ingredient that is in no recipe',
    { $recipe: { made: ['tomato'] }, $new: { kaju: { name: 'cashew bits', kind: 'plant', contains: ['nuts'] } } },
    '“cashew bits” is in no recipe',
  ],
])('A new dish %s is refused', (_, change, message) => {
  const { problems } = unitOf(`dish:${first.branch}/+${first.category}`).write({ ...newDish, ...change });
  expect(problems.map((one) => one.message).join()).toContain(message);
});

it('A new ingredient in the list of ingredients has to say its allergens too', () => {
  const unit = unitOf(INGREDIENTS);
  const withDew = (more: Json) => changeAt(unit.data, ['plant', 'dew'], more) as Values;
  expect(unit.write(withDew({ name: 'dew' })).problems).toEqual([
    { path: ['plant', 'dew', 'contains'], message: UNSAID },
  ]);
  expect(unit.write(withDew({ name: 'dew', contains: [] })).problems).toEqual([]);
});

it('A new story is a new file, named after its title', () => {
  const unit = unitOf(NEW_STORY);
  const { texts, summary } = unit.write({ ...unit.data, title: 'Rain: a story', $body: 'It **rains**.' });
  expect(summary).toBe('New story: Rain: a story');
  expect([...texts.keys()]).toEqual(['content/stories/rain-a-story.md']);
  expect(findUnit(new Map([...files, ...texts]), 'content/stories/rain-a-story.md')?.data).toMatchObject({
    title: 'Rain: a story',
    $body: 'It **rains**.',
  });
});

it('A dish is removed with its places among the heads of pages and beside others, and a story with its file', () => {
  const after = new Map([...files, ...(unitOf(dishId).remove!().texts as Map<string, string>)]);
  expect(listMenuDishes(after)).toHaveLength(listMenuDishes(files).length - 1);
  const { leads, beside } = valuesOf(after, MENU);
  expect(JSON.stringify([leads, beside])).not.toContain(`"${first.id}"`);
  const story = [...files.keys()].find((file) => file.startsWith('content/stories/'))!;
  expect([...unitOf(story).remove!().texts]).toEqual([[story, undefined]]);
  expect(unitOf(MENU).remove).toBeUndefined();
});

it('A new category gets the word in its address, and leaves no trace when it is taken out', () => {
  const { write, data } = unitOf(MENU);
  const [one, ...others] = data['categories'] as Values[];
  const categories = [one!, { name: 'Hot Drinks', page: one!['page']! }, ...others];
  const added = new Map([...files, ...write({ ...data, categories }).texts]);
  expect(valuesOf(added, MENU)['categories']).toHaveProperty('1.slug', 'hot-drinks');
  const unit = findUnit(added, MENU)!;
  const without = (unit.data['categories'] as Values[]).filter(({ slug }) => slug !== 'hot-drinks');
  expect(unit.write({ ...unit.data, categories: without }).texts.get(MENU)).toBe(files.get(MENU));
});

it('Where the last category of a page goes, the later pages take its number', () => {
  const { write, data } = unitOf(MENU);
  const pages = (values: Values) => (values['categories'] as Values[]).map(({ page }) => Number(page));
  const without = (data['categories'] as Values[]).filter(({ page }) => page !== 1);
  const after = valuesOf(new Map([...files, ...write({ ...data, categories: without }).texts]), MENU);
  expect(pages(after)).toEqual(pages({ categories: without }).map((page) => page - 1));
});

it('A mistake is told with its place in words', () => {
  const message = 'is over before it begins; write an "until" after "from"';
  const problem = { file: MENU, path: [...first.path, 'until'], message };
  expect(placedMessage(files, problem)).toContain(
    `${first.store}: ${first.name}, Until is over before it begins; write an “Until” after`,
  );
});

it('While the form has a mistake, what follows from it in other places is not told', () => {
  const written = unitOf(dishId).write(unitOf(dishId).data);
  const own = { file: MENU, path: [...first.path, 'price'], message: 'is wrong' };
  const other = { file: 'content/faq.yaml', message: 'there is no such dish' };
  expect(allProblems(files, [other, own], written)).toEqual([{ path: ['price'], message: 'is wrong' }]);
  expect(allProblems(files, [other], written)).toEqual([{ path: [], message: placedMessage(files, other) }]);
});

describe('The server', () => {
  const send = async (role: Role, was: Values, data: Values, path: string = EDIT_SAVE, id: string = dishId) => {
    const site = openStaffSite(role, { files });
    const [before, after] = [was, data].map((one) => JSON.stringify(one));
    const response = await site.post(path, { id, was: before!, data: after!, form: '1' });
    return {
      site,
      status: response.status,
      answer: response.status === 200 ? ((await response.json()) as Saved & Checked) : undefined,
    };
  };
  const { data } = unitOf(dishId);

  it('saves a form, with its id and what was changed in words', async () => {
    const id = `dish:${second!.branch}/${second!.id}`;
    const { data: was } = unitOf(id);
    const { site, answer } = await send('owner', was, { ...was, price: 4.95 }, EDIT_SAVE, id);
    const address = changeAddress('1', paths.dishes);
    const row = `${permanentMenuPath(first.branch)}#${rowId(first.branch, second!.id)}`;
    expect(answer).toEqual({ address });
    // Another dish, which stands before it, was changed since.
    const later = unitOf(dishId).write({ ...data, price: 9 }).texts;
    site.readFiles.mockResolvedValue(new Map([...files, ...later]));
    expect(await (await site.get(address)).text()).toContain(`${row}"`);
    expect(site.change.mock.calls[0]?.[0]).toHaveProperty('form');
    expect(site.changedText(MENU)).toContain('4.95');
  });

  it('asks about a price that is ten times as high', async () => {
    const { answer } = await send('owner', data, { ...data, price: Number(data['price']) * 10 });
    expect(answer).toMatchObject({ question: expect.stringContaining('more than 30%') });
  });

  const { data: menu } = unitOf(MENU);
  const [soups, ...others] = menu['categories'] as [Values, ...Values[]];
  it.each<[change: string, Values[]]>([
    ['Hot Drinks added', [soups, ...others, { name: 'Hot Drinks' }]],
    [`${textOf(soups['name'])} removed`, others],
    [`${textOf(soups['name'])} now follows ${textOf(others.at(-1)?.['name'])}`, [...others, soups]],
    [`${textOf(soups['name'])} moved to page 2`, [{ ...soups, page: 2 }, ...others]],
    [`Stews: Name ${textOf(soups['name'])} → Stews`, [{ ...soups, name: 'Stews' }, ...others]],
  ])('names what a list has in the line of the history: %s', async (change, categories) => {
    const { site } = await send('owner', menu, { ...menu, categories }, EDIT_SAVE, MENU);
    const { summary } = await site.change.mock.calls[0]![0].plan(files);
    expect(`${summary}.`).toMatch(new RegExp(`Categories: ${change}[.]`));
  });

  it('asks about a food of the description that the recipe has not', async () => {
    const { answer } = await send('owner', data, { ...data, description: 'With pecans and herbs in it.' });
    expect(answer).toMatchObject({ question: expect.stringContaining('says pecan; the recipe does not. Is') });
  });

  it('says what follows from a recipe while one types', async () => {
    const { answer } = await send('owner', data, data, EDIT_CHECK);
    expect(answer?.preview[0]?.title).toContain(first.store);
  });

  it('says nothing of a dish while the allergens of a new ingredient are unsaid', async () => {
    const unsaid = { ...data, $recipe: { made: ['dew'] }, $new: { dew: { name: 'dew', kind: 'plant' } } };
    const { answer } = await send('owner', data, unsaid, EDIT_CHECK);
    expect(answer).toMatchObject({ preview: [], problems: [{ message: UNSAID }] });
  });
});

it('Dishes and fields are found by their names and their texts', () => {
  expect(foundIn(files, first.name)[0]).toMatchObject({ title: first.name });
  expect(
    foundIn(files, 'phone')
      .slice(0, 2)
      .every(({ title }) => title.includes('Phone')),
  ).toBe(true);
  expect(foundIn(files, 'opening hours')[0]?.title).toContain('Opening hours');
});
