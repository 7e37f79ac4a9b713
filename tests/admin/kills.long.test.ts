/**
 * Kills the staff site at random moments of changes, and starts it again: whether every file is whole, the site too, every change that was
 * promised is in git, and what is in git comes onto the site by itself. `SEED=7 npm run test:long -- admin` kills at other moments.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { paths } from '../../admin/paths.ts';
import { readFileTexts } from '../../model/read/files.ts';
import { keyOf, listMenuDishes } from '../../admin/editor/menus.ts';
import { pricesOf } from '../../admin/tasks/price.ts';
import { killGroup, startAdminSite } from './admin-site.ts';

const seed = Number(process.env['SEED'] ?? 1);
/** The time in which a change is made and published, and the time that a restarted staff site may take for it. In milliseconds. */
const [CHANGE_MS, PATIENCE_MS] = [2500, 60_000];

test('Killed at random moments of changes, the program loses nothing and goes on by itself', async () => {
  const place = await startAdminSite({ ADMIN_OPEN: 'loopback' });
  onTestFinished(() => place.stop());
  const kills = fc.record({ index: fc.nat(10_000), pence: fc.nat(89), wait: fc.nat(CHANGE_MS), isGroup: fc.boolean() });
  for (const [round, { index, pence, wait, isGroup }] of fc.sample(kills, { seed, numRuns: 40 }).entries()) {
    const dishes = listMenuDishes(await readFileTexts(place.content));
    const stored = dishes[index % dishes.length]!;
    const dish = keyOf(stored);
    const was = pricesOf(stored)[0]!.price;
    const price = Number((was * 0.9 + 0.01 * (1 + pence)).toFixed(2));
    if (price === was) continue;
    const head = place.git('rev-parse', 'HEAD');
    let isPromised = false;
    const change = fetch(`${place.admin}${paths.task}/save`, {
      method: 'POST',
      body: new URLSearchParams({
        id: `price:${dish}`,
        was: JSON.stringify({ price: was }),
        data: JSON.stringify({ price }),
      }),
      redirect: 'manual',
      headers: { origin: place.admin, cookie: place.cookie() },
    }).then(
      async (response) => (isPromised = 'address' in ((await response.json()) as object)),
      () => undefined,
    );
    await sleep(wait);
    const program = place.program();
    // systemd kills all processes of the unit; a lack of memory kills one.
    const exit = once(program, 'exit');
    if (isGroup) killGroup(program);
    else program.kill('SIGKILL');
    await Promise.all([exit, change]);

    const what = `kill ${round}`;
    for (const [file, text] of await readFileTexts(place.content))
      if (file.endsWith('.yaml')) expect(parseDocument(text).errors, `${what} in ${file}`).toEqual([]);
    expect((await fetch(place.site)).status, what).toBe(200);
    expect(await readFile(join(place.copy, 'build/api.json'), 'utf8'), what).not.toBe('');

    await place.startAdmin();
    if (isPromised) expect(place.git('rev-parse', 'HEAD'), what).not.toBe(head);
    // The price in the build that the public site shows (quick-build.ts).
    const isSettled = async () => {
      const prices = (await (await fetch(`${place.site}/quick.json`)).json()) as Record<string, number>;
      expect(place.git('status', '--porcelain'), what).toBe('');
      expect(prices[dish], what).toBe(place.git('rev-parse', 'HEAD') === head ? was : price);
    };
    await vi.waitFor(isSettled, { timeout: PATIENCE_MS, interval: 100 });
    // A build that the killed program has left behind must not go on in the next round.
    killGroup(program);
  }
  expect(place.git('fsck', '--no-dangling')).not.toContain('error');
});
