import { expect, it } from 'vitest';
import { leek, openStaffSite } from '../app.testing.ts';
import { paths } from '../paths.ts';

it('A price that somebody has changed meanwhile is a conflict, also if the new one is far from the old', async () => {
  const response = await openStaffSite('staff').post(paths.price, { dish: leek, was0: '9.00', price0: '4.40' });
  expect(await response.text()).toContain('It now reads: £4.50');
});
