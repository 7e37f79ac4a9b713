import { expect, it } from 'vitest';
import { open } from './app.testing.ts';
import { paths } from './paths.ts';

const id = 'content/branches/harbour/branch.yaml#store';

it('The owner finds a text, changes it, and reads what is there now', async () => {
  const { get, post, change } = open('owner');
  const list = await (await get(`${paths.texts}?find=harbour`)).text();
  expect(list).toContain(`${paths.text}?id=${encodeURIComponent(id)}`);
  expect(await (await get(`${paths.text}?id=${encodeURIComponent(id)}`)).text()).toContain('value="Harbourside"');
  const saved = await post(paths.text, { id, was: 'Harbourside', text: 'Harbour' });
  expect(saved.headers.get('location')).toBe(`${paths.change}/1`);
  expect(change).toHaveBeenCalledOnce();
});

it('A text that somebody else has changed is shown, with a way to save the other one', async () => {
  const response = await open('owner').post(paths.text, { id, was: 'Old', text: 'New' });
  const page = await response.text();
  expect([response.status, page]).toEqual([409, expect.stringContaining('Save mine')]);
  expect(page).toContain('value="Harbourside"');
});

it('Texts are for the owner, and there is none under an unknown id', async () => {
  for (const path of [paths.texts, `${paths.text}?id=${encodeURIComponent(id)}`])
    expect((await open('staff').get(path)).status).toBe(403);
  expect((await open('staff').post(paths.text, { id, was: 'Harbourside', text: 'x' })).status).toBe(403);
  for (const unknown of ['', 'content/site.yaml#brand', '../../etc/passwd#x', 'content/staff-pages.yaml#title'])
    expect((await open('owner').get(`${paths.text}?id=${encodeURIComponent(unknown)}`)).status).toBe(404);
});
