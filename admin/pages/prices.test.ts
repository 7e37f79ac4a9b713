import { expect, it } from 'vitest';
import { leek, openStaffSite, sampleFiles } from '../app.testing.ts';
import { paths } from '../paths.ts';

const drinks = 'categories:\n  - name: Wine\n    items:\n      - name: Red\n        price: 20.00\n';
const files = new Map([...sampleFiles, ['content/branches/harbour/drinks.yaml', drinks]]);
const { get, post } = openStaffSite('staff', { files });

it('A price that somebody has changed meanwhile is a conflict, also if the new one is far from the old', async () => {
  const response = await post(paths.price, { dish: leek, was: '9.00', price: '4.40' });
  expect(await response.text()).toContain('It now reads: 4.50');
});

it('New prices are listed once for each branch, with those of its drinks', async () => {
  const page = await (await get(`${paths.raisePrices}?percent=5&step=10`)).text();
  expect(page.match(/<h2>.*?<\/h2>/g)).toEqual(['<h2>Harbourside</h2>']);
});
