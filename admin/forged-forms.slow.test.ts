import { expect, it } from 'vitest';
import { sendForgedForms } from './forged-forms.testing.ts';

it('No forged form is accepted, and none is an error of the server', async () => {
  expect(await sendForgedForms(500, 1)).toEqual([]);
});
