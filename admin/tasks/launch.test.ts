import { expect, it } from 'vitest';
import { files } from '../content.testing.ts';
import type { NewTexts } from '../publish/change.ts';
import { openStaffSite } from '../app.testing.ts';
import { editAddress, paths } from '../paths.ts';
import { type LaunchTask, listLaunchTaskGroups, planSignature } from './launch.ts';
import { filesAfter } from './plan.ts';

const tasksOf = (changed: NewTexts = new Map()): LaunchTask[] =>
  listLaunchTaskGroups(filesAfter(files, changed)).flatMap(({ tasks }) => tasks);

it('Each task leads to the form of what it is about', () => {
  const tasks = tasksOf();
  const taskAt = (where: string) => tasks.find((task) => task.where === where);
  for (const [where, file, at] of [
    ['branches/harbour/branch.yaml#phone', 'content/branches/harbour/branch.yaml', 'phone'],
    ['recipes/ingredients.yaml#plant/lupin-beans', 'content/recipes/ingredients.yaml', 'plant.lupin-beans'],
  ] as const)
    expect(taskAt(where)?.href).toBe(editAddress(file, at));
});

it('What the owner settles leads to its list, from which it is taken', () => {
  const listed = tasksOf().filter(({ source }) => source === 'list');
  for (const { group, settle } of listed) expect(settle).toBe(editAddress('content/launch-list.yaml', group));
});

it('While the content has a mistake made by hand, the page says so', async () => {
  const { get } = openStaffSite('owner', { files: new Map([...files, ['content/faq.yaml', 'questions: 1\n']]) });
  expect(await (await get(paths.launch)).text()).toContain('There is a mistake in the content on the server');
});

it('A signature in the name of a person settles the recipes', () => {
  const { summary, texts } = planSignature(files, 'Meena', '2026-11-22');
  expect(summary).toContain('Meena');
  expect(tasksOf().filter(({ source }) => source === 'signature')).toHaveLength(1);
  expect(tasksOf(texts).filter(({ source }) => source === 'signature')).toEqual([]);
});

it('With ADMIN_OPEN=loopback, which knows no name, nobody signs', async () => {
  const { get, post } = openStaffSite(undefined, { files, isOpen: true });
  expect(await (await get(paths.launch)).text()).toContain('start this program without ADMIN_OPEN');
  expect((await post(paths.sign, {})).status).toBe(404);
});
