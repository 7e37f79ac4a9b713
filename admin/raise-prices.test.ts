import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { open } from './app.testing.ts';

describe('Prices that are raised', () => {
  const fields = { percent: '5', step: '10', scope: 'harbour' };
  const address = `${paths.raise}?${new URLSearchParams(fields).toString()}`;

  it('are listed before they are saved as one change', async () => {
    const { get, post, change } = open('staff');
    const list = await (await get(address)).text();
    expect(list).toContain('£4.50 → £4.70');
    const mark = /name="mark" value="([^"]+)"/.exec(list)?.[1] ?? '';
    expect((await post(paths.raise, { ...fields, mark })).headers.get('location')).toBe(`${paths.change}/1`);
    expect(change).toHaveBeenCalledOnce();
  });

  it('are listed apart where rounding takes them more than 30 % away', async () => {
    const { get } = open('staff');
    const titleOf = async (step: string) =>
      (
        await (await get(`${paths.raise}?${new URLSearchParams({ ...fields, percent: '25', step }).toString()}`)).text()
      ).includes('more than 30 %, so look twice');
    expect([await titleOf('10'), await titleOf('100')]).toEqual([false, true]);
  });

  it('are shown once more if the list was another one', async () => {
    const response = await open('staff').post(paths.raise, { ...fields, mark: 'old' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(
      'The menu has changed since you saw this list. Look at it again before you save.',
    );
  });

  it('need a percentage', async () => {
    const response = await open('staff').get(`${paths.raise}?percent=many&step=10`);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Write a number from -30 to 30 that is not 0, as in 5 or 2.5.');
  });
});
