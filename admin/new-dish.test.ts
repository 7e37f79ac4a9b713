import { describe, expect, it } from 'vitest';
import { leek, open, texts } from './app.testing.ts';
import { paths } from './paths.ts';

const address = `${paths.newDish}?like=${leek}`;
const fields = { like: leek, name: 'Pea Soup', native: '', price: '5', description: '', heat: '1', recipe: 'own' };
const menu = 'content/branches/harbour/menu.yaml';

describe('A dish like another one', () => {
  it('has a form with the price of that one, for the owner alone', async () => {
    const response = await open('owner').get(address);
    expect(await response.text()).toContain('value="4.50"');
    expect((await open('staff').get(address)).status).toBe(403);
    expect((await open('staff').post(paths.newDish, fields)).status).toBe(403);
    expect((await open('owner').get(`${paths.newDish}?like=nothing`)).status).toBe(404);
  });

  it('is one change, with the values of the form', async () => {
    const { post, change } = open('owner');
    expect((await post(paths.newDish, fields)).headers.get('location')).toBe(`${paths.change}/1`);
    const plan = await change.mock.calls[0]![0].plan(texts);
    expect(plan.texts.get(menu)).toBe(
      `${texts.get(menu)}      - name: Pea Soup\n        price: 5.00\n        heat: 1\n        image: ""\n`,
    );
  });

  it('keeps what was written where a price is none', async () => {
    const response = await open('owner').post(paths.newDish, { ...fields, price: 'five', description: 'Green.' });
    expect(response.status).toBe(422);
    const page = await response.text();
    for (const text of ['Write the price in pounds, as in 5.50.', 'value="Pea Soup"', 'value="five"', '>Green.<'])
      expect(page).toContain(text);
  });
});
