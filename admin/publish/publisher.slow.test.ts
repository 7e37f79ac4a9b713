/** Changes of a small site in git, from the request to the page that guests see. */
import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { planPrice } from '../tasks/dish-tasks.ts';
import { planUndo } from '../tasks/undo.ts';
import type { Publisher, PublisherOptions } from './publisher.ts';
import { createTestSite, MENU } from './site.testing.ts';

type Site = Awaited<ReturnType<typeof createTestSite>>;
let site: Site;
afterEach(() => site.close());

const person = { name: 'Meena', email: 'meena@localhost', role: 'staff' } as const;
const leek = 'harbour-soups-leek-soup';
const caldo = 'harbour-soups-caldo-verde';
const price = (id: string, was: string, now: string) => ({
  person,
  plan: (files: ReadonlyMap<string, string>) => planPrice(files, id, was, now),
});
/** Makes a change and waits for its end. */
const publish = async (publisher: Publisher, request: Parameters<Publisher['change']>[0]) => {
  const result = await publisher.change(request);
  return 'id' in result ? publisher.progress(result.id, 30_000) : result;
};

describe('A change', () => {
  it('is written, kept in the history in the name of the person, and seen by guests', async () => {
    site = await createTestSite();
    expect(await publish(site.publisher, price(leek, '4.50', '5.00'))).toMatchObject({ kind: 'live' });
    const changed = MENU.replace('4.50 #', '5.00 #');
    expect([await site.menu(), await site.page()]).toEqual([changed, changed]);
    expect(await site.history.list(10)).toMatchObject([
      { person: 'Meena', summary: expect.stringContaining('Leek Soup') },
    ]);
    expect((await site.git('diff', 'HEAD~', '--numstat')).stdout).toMatch(/^1\t1\t/);
  });

  it('waits for the one before it', async () => {
    site = await createTestSite();
    const all = [price(leek, '4.50', '5.00'), price(leek, '5.00', '5.50'), price(caldo, '6.00', '6.50')];
    const ends = await Promise.all(all.map((request) => publish(site.publisher, request)));
    expect(ends.map((end) => end?.kind)).toEqual(['live', 'live', 'live']);
    expect(await site.page()).toBe(MENU.replace('4.50', '5.50').replace('6.00', '6.50'));
  });

  it('that the content check refuses is not written', async () => {
    const problem = { file: 'content/branches/harbour/menu.yaml', line: 5, field: 'price', message: 'is too high' };
    site = await createTestSite({ check: ({ size }) => Promise.resolve(size > 0 ? [problem] : []) });
    expect(await publish(site.publisher, price(leek, '4.50', '500.00'))).toEqual({
      kind: 'invalid',
      problems: [problem],
    });
    expect(await site.menu()).toBe(MENU);
  });

  it('is refused if the content had mistakes before it', async () => {
    const problem = { file: 'content/faq.yaml', line: 5, message: 'cannot be read' };
    site = await createTestSite({ check: () => Promise.resolve([problem]) });
    expect(await publish(site.publisher, price(leek, '4.50', '5.00'))).toEqual({ kind: 'broken', problems: [problem] });
  });

  it('is refused if the clock is before the last one, and nothing is built', async () => {
    const build = vi.fn<PublisherOptions['build']>();
    const now = Date.now() - 3_600_000;
    site = await createTestSite({ now: () => now, build });
    expect(await publish(site.publisher, price(leek, '4.50', '5.00'))).toMatchObject({ kind: 'clock', now });
    expect(await site.publisher.rebuild()).toMatchObject({ kind: 'failed' });
    await site.publisher.recover();
    expect([await site.menu(), build.mock.calls]).toEqual([MENU, []]);
  });

  it('of somebody who was removed while it waited is not made', async () => {
    let hasAccess = true;
    site = await createTestSite({ mayChange: () => Promise.resolve(hasAccess) });
    const waiting = publish(site.publisher, price(leek, '4.50', '5.00'));
    hasAccess = false;
    expect(await waiting).toEqual({ kind: 'removed' });
    expect(await site.menu()).toBe(MENU);
  });

  it('is refused while fifty others wait', async () => {
    site = await createTestSite({ mayChange: () => Promise.resolve(false) });
    const all = Array.from({ length: 52 }, () => site.publisher.change(price(leek, '4.50', '5.00')));
    const ends = (await Promise.all(all)).map((end) => ('kind' in end ? end.kind : end));
    expect(ends.toSorted()).toEqual(['full', 'full', ...Array.from({ length: 50 }, () => 'removed')]);
    expect(await site.publisher.change(price(leek, '4.50', '5.00'))).toEqual({ kind: 'removed' });
  });

  it('that changes nothing is said to be nothing', async () => {
    site = await createTestSite();
    expect(await publish(site.publisher, price(leek, '4.50', '4.50'))).toEqual({ kind: 'nothing' });
  });

  it('of a file that somebody edits by hand is refused, and the edit stays', async () => {
    site = await createTestSite();
    await writeFile(site.menuFile, `${MENU}# by hand\n`);
    expect(await publish(site.publisher, price(leek, '4.50', '5.00'))).toMatchObject({ kind: 'edited' });
    expect(await site.menu()).toBe(`${MENU}# by hand\n`);
  });
});

describe('A step that fails', () => {
  it('of the build takes the change back, and says why', async () => {
    site = await createTestSite({ build: () => Promise.resolve({ code: 1, stdout: '', stderr: 'No space left' }) });
    expect(await publish(site.publisher, price(leek, '4.50', '5.00'))).toEqual({
      kind: 'failed',
      step: 'build',
      reason: 'No space left',
    });
    await expect.poll(() => site.menu()).toBe(MENU);
    expect(await site.page()).toBe(MENU);
    // Both the change and its end are in the history.
    await expect.poll(async () => (await site.history.list(10)).length).toBe(2);
    const [end, change] = await site.history.list(10);
    expect(end).toMatchObject({ undoes: change?.id, person: 'Meena' });
    expect((await site.git('status', '--short')).stdout).toBe('');
  });

  it('of writing one of several files brings back those before', async () => {
    site = await createTestSite();
    const plan = (files: ReadonlyMap<string, string>) => ({
      ...planPrice(files, leek, '4.50', '5.00'),
      pictures: new Map([['content/no-folder/soup.jpg', Buffer.from('a photo')]]),
    });
    expect(await publish(site.publisher, { person, plan })).toMatchObject({ kind: 'failed', step: 'write' });
    expect(await site.menu()).toBe(MENU);
    expect(await site.journal.unfinished()).toBeUndefined();
  });

  it('of the commit leaves the files as they were', async () => {
    site = await createTestSite();
    await writeFile(join(site.root, '.git/index.lock'), '');
    expect(await publish(site.publisher, price(leek, '4.50', '5.00'))).toMatchObject({
      kind: 'failed',
      step: 'commit',
    });
    expect(await site.menu()).toBe(MENU);
    // Else the next change would overwrite what somebody writes by hand meanwhile.
    expect(await site.journal.unfinished()).toBeUndefined();
  });

  it('of taking back is tried again before the next change', async () => {
    const lock = () => join(site.root, '.git/index.lock');
    let isBroken = true;
    site = await createTestSite({
      build: async (output) => {
        if (isBroken) await writeFile(lock(), '');
        else await site.copyMenu(output);
        return { code: isBroken ? 1 : 0, stdout: '', stderr: 'No space left' };
      },
    });
    expect(await publish(site.publisher, price(leek, '4.50', '5.00'))).toMatchObject({ kind: 'failed', step: 'build' });
    // The next one is refused as long as that does not work.
    expect(await publish(site.publisher, price(caldo, '6.00', '6.50'))).toMatchObject({
      kind: 'failed',
      step: 'write',
    });
    isBroken = false;
    await rm(lock());
    expect(await publish(site.publisher, price(caldo, '6.00', '6.50'))).toMatchObject({ kind: 'live' });
    expect(await site.page()).toBe(MENU.replace('6.00', '6.50'));
    expect((await site.git('status', '--short')).stdout).toBe('');
  });

  it('of the public server is said, and the change stays', async () => {
    site = await createTestSite({ site: 'http://127.0.0.1:9' });
    expect(await publish(site.publisher, price(leek, '4.50', '5.00'))).toEqual({ kind: 'unseen', why: 'unreachable' });
  });
});

describe('Undo', () => {
  it('takes one change back and keeps later ones', async () => {
    site = await createTestSite();
    await publish(site.publisher, price(leek, '4.50', '5.00'));
    await publish(site.publisher, price(caldo, '6.00', '6.50'));
    const [, first] = await site.history.list(10);
    const plan = (files: ReadonlyMap<string, string>) => planUndo(files, site.history, first!);
    expect(await publish(site.publisher, { person, plan, undoes: first!.id })).toMatchObject({ kind: 'live' });
    expect(await site.page()).toBe(MENU.replace('6.00', '6.50'));
    expect((await site.history.list(10))[0]).toMatchObject({ undoes: first!.id });
  });

  it('is refused if a later change is at the same place', async () => {
    site = await createTestSite();
    await publish(site.publisher, price(leek, '4.50', '5.00'));
    await publish(site.publisher, price(leek, '5.00', '5.50'));
    const [, first] = await site.history.list(10);
    const plan = (files: ReadonlyMap<string, string>) => planUndo(files, site.history, first!);
    expect(await publish(site.publisher, { person, plan })).toEqual({ kind: 'overtaken' });
  });
});

it('A command can take the place of the build', async () => {
  site = await createTestSite({ send: () => Promise.resolve({ code: 0, stdout: '', stderr: '' }) });
  expect(await publish(site.publisher, price(leek, '4.50', '5.00'))).toMatchObject({ kind: 'sent' });
  expect(await site.menu()).toContain('5.00 #');
});

describe('After a crash', () => {
  it('in the middle of writing or of a commit, the files are as in the history, and no lock of git is left', async () => {
    site = await createTestSite();
    await site.journal.begin({ id: 'x', files: [site.menuFile] });
    await writeFile(site.menuFile, MENU.replace('4.50', '5.00'));
    const branch = (await site.git('symbolic-ref', 'HEAD')).stdout.trim();
    for (const name of ['index', 'HEAD', branch]) await writeFile(join(site.root, `.git/${name}.lock`), '');
    await site.publisher.recover();
    expect(await site.menu()).toBe(MENU);
    expect(await publish(site.publisher, price(leek, '4.50', '5.50'))).toMatchObject({ kind: 'live' });
  });

  it('between commit and build, the change comes to its end under its id', async () => {
    site = await createTestSite();
    await writeFile(site.menuFile, MENU.replace('4.50', '5.00'));
    await site.history.commit([site.menuFile], { summary: 'Dearer', id: 'x' }, person);
    await site.journal.begin({ id: 'x', files: [site.menuFile] });
    await site.publisher.recover();
    expect(await site.publisher.progress('x', 1000)).toMatchObject({ kind: 'live' });
    expect(await site.page()).toBe(MENU.replace('4.50', '5.00'));
    expect(await site.journal.unfinished()).toBeUndefined();
  });

  it('between commit and build, the change is taken back if the build fails', async () => {
    site = await createTestSite({ build: () => Promise.resolve({ code: 1, stdout: '', stderr: 'No' }) });
    await writeFile(site.menuFile, MENU.replace('4.50', '5.00'));
    await site.history.commit([site.menuFile], { summary: 'Dearer', id: 'x' }, person);
    await site.journal.begin({ id: 'x', files: [site.menuFile] });
    await site.publisher.recover();
    expect(await site.menu()).toBe(MENU);
  });

  it('between the two steps of the first swap, the build is there again', async () => {
    site = await createTestSite();
    await rename(site.live, join(site.root, 'kept'));
    await symlink('kept', `${site.live}.link`);
    await site.publisher.recover();
    expect(await site.page()).toBe(MENU);
  });

  it('without a change that was begun, the site is built anew', async () => {
    site = await createTestSite();
    await writeFile(site.menuFile, MENU.replace('4.50', '5.00'));
    await site.git('commit', '--quiet', '-am', 'x');
    await site.publisher.recover();
    expect(await site.page()).toBe(MENU.replace('4.50', '5.00'));
  });
});
