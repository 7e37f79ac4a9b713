/** Changes of a small site in git, from the request to the page that guests see. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { priceUnit } from '../tasks/price.ts';
import { planUndo, undoneCommits } from '../tasks/undo.ts';
import { refuse } from './change.ts';
import type { Publisher, PublisherOptions } from './publisher.ts';
import { createTestSite, MENU } from './site.testing.ts';

type Site = Awaited<ReturnType<typeof createTestSite>>;
let site: Site;
afterEach(() => site.close());

const person = { name: 'Meena', email: 'meena@localhost', role: 'staff' } as const;
const leek = 'harbour/leek-soup';
const priceChange = (id: string, from: number, to: number) => ({
  person,
  plan: (files: ReadonlyMap<string, string>) => {
    const unit = priceUnit(files, id)!;
    if (unit.data['price'] !== from) return refuse({ kind: 'gone' });
    return { texts: unit.write({ price: to }).texts, summary: unit.title, allergens: ['A: no longer contains milk'] };
  },
});
const [dearer, evenDearer, other] = [
  priceChange(leek, 4.5, 5),
  priceChange(leek, 5, 5.5),
  priceChange('harbour/caldo-verde', 6, 6.5),
];
const DEARER_MENU = MENU.replace('4.50', '5.00');
const noSpace = { build: () => Promise.resolve({ code: 1, stdout: '', stderr: 'No space left' }) };

/** Makes a change and waits for its end. */
const publish = async (request: Parameters<Publisher['change']>[0] = dearer) => {
  const result = await site.publisher.change(request);
  return 'id' in result ? site.publisher.progress(result.id, 30_000) : result;
};
const setUpSite = async (overrides?: Partial<PublisherOptions>) => (site = await createTestSite(overrides));
const isClean = async () => (await site.git('status', '--short')).stdout === '';

describe('A change', () => {
  it('is written, kept in the history in the name of the person, and seen by guests', async () => {
    await setUpSite();
    expect(await publish()).toMatchObject({ kind: 'live' });
    expect([await site.menu(), await site.page()]).toEqual([DEARER_MENU, DEARER_MENU]);
    expect(await site.history.list(10)).toMatchObject([
      { person: 'Meena', summary: 'Leek Soup, Harbourside', allergens: 'A: no longer contains milk' },
    ]);
    expect((await site.git('diff', 'HEAD~', '--numstat')).stdout).toMatch(/^1\t1\t/);
  });

  it('is promised before it is built, and one that comes meanwhile is in the next build', async () => {
    const built = Promise.withResolvers<void>();
    const builds: string[] = [];
    await setUpSite({
      build: async (output) => {
        const result = await site.copyMenu(output);
        builds.push(await readFile(join(output, 'client/index.html'), 'utf8'));
        await built.promise;
        return result;
      },
    });
    const first = await site.publisher.change(dearer);
    await expect.poll(() => builds.length).toBe(1);
    const later = await Promise.all([evenDearer, other].map((request) => site.publisher.change(request)));
    const ids = [first, ...later].map((result) => ('id' in result ? result.id : ''));
    const states = await Promise.all(ids.map((id) => site.publisher.progress(id, 0)));
    expect(states.map((state) => state?.kind)).toEqual(['building', 'building', 'building']);
    built.resolve();
    const ends = await Promise.all(ids.map((id) => site.publisher.progress(id, 30_000)));
    expect(ends.map((end) => end?.kind)).toEqual(['live', 'live', 'live']);
    expect(builds).toEqual([DEARER_MENU, MENU.replace('4.50', '5.50').replace('6.00', '6.50')]);
    expect(await site.page()).toBe(builds[1]);
  });

  it('is made once if its form is sent twice, also after a restart', async () => {
    await setUpSite();
    const sent = { ...dearer, form: 'form-1' };
    expect(await Promise.all([sent, sent].map((request) => site.publisher.change(request)))).toEqual([
      { id: 'form-1' },
      { id: 'form-1' },
    ]);
    expect(await site.publisher.progress('form-1', 30_000)).toMatchObject({ kind: 'live' });
    const restarted = site.restart();
    expect(await restarted.change(sent)).toEqual({ id: 'form-1' });
    expect(await restarted.progress('form-1', 0)).toMatchObject({ kind: 'live' });
    expect((await site.history.list(10)).length).toBe(1);
  });

  const problem = { file: 'content/branches/harbour/menu.yaml', line: 5, message: 'is too high' };
  it.each<[what: string, overrides: Partial<PublisherOptions>, end: object]>([
    [
      'that the content check refuses',
      { check: ({ size }) => Promise.resolve(size > 0 ? [problem] : []) },
      { kind: 'invalid', problems: [problem] },
    ],
    [
      'of content that had mistakes before it',
      { check: () => Promise.resolve([problem]) },
      { kind: 'broken', problems: [problem] },
    ],
  ])('%s is not written', async (_, overrides, end) => {
    await setUpSite(overrides);
    expect(await publish()).toMatchObject(end);
    expect(await site.menu()).toBe(MENU);
  });

  it('of somebody who was removed while it waited is not made', async () => {
    let hasAccess = true;
    await setUpSite({ mayChange: () => Promise.resolve(hasAccess) });
    const waiting = publish();
    hasAccess = false;
    expect(await waiting).toEqual({ kind: 'noAccess' });
    expect(await site.menu()).toBe(MENU);
  });

  it('is refused while fifty others wait', async () => {
    await setUpSite({ mayChange: () => Promise.resolve(false) });
    const ends = await Promise.all(Array.from({ length: 52 }, () => publish()));
    const kinds = ends.map((end) => end?.kind).toSorted();
    expect(kinds).toEqual([...Array.from({ length: 50 }, () => 'noAccess'), 'tooManyWaiting', 'tooManyWaiting']);
    expect(await publish()).toEqual({ kind: 'noAccess' });
  });

  it('that changes nothing is reported as such', async () => {
    await setUpSite();
    expect(await publish(priceChange(leek, 4.5, 4.5))).toEqual({ kind: 'nothing' });
  });

  it('of a file that somebody edits by hand is refused, and the edit stays', async () => {
    await setUpSite();
    await writeFile(site.menuFile, `${MENU}# by hand\n`);
    expect(await publish()).toMatchObject({ kind: 'edited' });
    expect(await site.menu()).toBe(`${MENU}# by hand\n`);
  });

  it.each(['untracked.jpg', 'build-is-ignored.jpg'])('of a file that is not in git is refused (%s)', async (name) => {
    await setUpSite();
    const file = join(site.menuFile, '..', name);
    await writeFile(file, 'the only copy');
    const pictures = new Map([[`content/branches/harbour/${name}`, Buffer.from('a photo')]]);
    expect(await publish({ person, plan: (files) => ({ ...dearer.plan(files), pictures }) })).toEqual({
      kind: 'edited',
      files: [file],
    });
    expect(await readFile(file, 'utf8')).toBe('the only copy');
  });
});

describe('A step that fails', () => {
  it('(the build) takes back with the change those that were made on top of it', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    await setUpSite({
      build: async () => {
        begun.resolve();
        await end.promise;
        return { code: 1, stdout: '', stderr: 'No space left' };
      },
    });
    const ends = [publish(dearer)];
    await begun.promise;
    const later = await site.publisher.change(evenDearer);
    end.resolve();
    if ('id' in later) ends.push(site.publisher.progress(later.id, 30_000));
    expect((await Promise.all(ends)).map((one) => one?.kind)).toEqual(['failed', 'failed']);
    expect([await site.menu(), await site.page(), await isClean()]).toEqual([MENU, MENU, true]);
    expect(undoneCommits(await site.history.list(10)).size).toBe(2);
    // The build that the later change asked for.
    await site.publisher.rebuild();
  });

  it('(the build) takes the change back, and says why', async () => {
    await setUpSite(noSpace);
    expect(await publish()).toEqual({ kind: 'failed', step: 'build', reason: 'No space left' });
    await expect.poll(() => site.menu()).toBe(MENU);
    expect(await site.page()).toBe(MENU);
    // Both the change and its end are in the history.
    await expect.poll(async () => (await site.history.list(10)).length).toBe(2);
    const [end, change] = await site.history.list(10);
    expect(end).toMatchObject({ undoes: change?.hash, person: 'Meena' });
    expect(await isClean()).toBe(true);
  });

  it('(writing one of several files) restores those written before', async () => {
    await setUpSite();
    const pictures = new Map([['content/no-folder/soup.jpg', Buffer.from('a photo')]]);
    const request = { person, plan: (files: ReadonlyMap<string, string>) => ({ ...dearer.plan(files), pictures }) };
    expect(await publish(request)).toMatchObject({ kind: 'failed', step: 'write' });
    expect([await site.menu(), await site.journal.unfinished()]).toEqual([MENU, undefined]);
  });

  it('(the commit) leaves the files as they were', async () => {
    await setUpSite();
    await writeFile(join(site.root, '.git/index.lock'), '');
    expect(await publish()).toMatchObject({ kind: 'failed', step: 'commit' });
    // A journal that still named the change would make the next one restore these files, and lose edits made by hand.
    expect([await site.menu(), await site.journal.unfinished()]).toEqual([MENU, undefined]);
  });

  it('(taking a change back) is tried again before the next change', async () => {
    const lock = () => join(site.root, '.git/index.lock');
    let isBroken = true;
    await setUpSite({
      build: async (output) => {
        if (isBroken) await writeFile(lock(), '');
        else await site.copyMenu(output);
        return { code: isBroken ? 1 : 0, stdout: '', stderr: 'No space left' };
      },
    });
    expect(await publish()).toMatchObject({ kind: 'failed', step: 'build' });
    // The next one is refused as long as that does not work.
    expect(await publish(other)).toMatchObject({ kind: 'failed', step: 'write' });
    isBroken = false;
    await rm(lock());
    expect(await publish(other)).toMatchObject({ kind: 'live' });
    expect(await site.page()).toBe(MENU.replace('6.00', '6.50'));
    expect(await isClean()).toBe(true);
  });

  it('(noting what is on the site) leaves the change there', async () => {
    await setUpSite();
    await mkdir(join(site.root, '.admin/published'), { recursive: true });
    expect(await publish()).toMatchObject({ kind: 'live' });
  });

  it('(the public server) is reported, and the change stays', async () => {
    await setUpSite({ site: 'http://127.0.0.1:9', visibleTimeoutMs: 100 });
    expect(await publish()).toEqual({ kind: 'unconfirmed' });
  });
});

it('Undo takes one change back and keeps later ones', async () => {
  await setUpSite();
  for (const request of [dearer, other]) await publish(request);
  const [second, first] = await site.history.list(10);
  const plan = (files: ReadonlyMap<string, string>) => planUndo(files, site.history, first!, [second!]);
  expect(await publish({ person, plan, undoes: first!.hash })).toMatchObject({ kind: 'live' });
  expect(await site.page()).toBe(MENU.replace('6.00', '6.50'));
  expect((await site.history.list(10))[0]?.undoes).toBe(first!.hash);
});

it('A command can take the place of the build', async () => {
  await setUpSite({ send: () => Promise.resolve({ code: 0, stdout: '', stderr: '' }) });
  expect(await publish()).toMatchObject({ kind: 'sent' });
  expect(await site.menu()).toBe(DEARER_MENU);
});

describe('After a crash', () => {
  it('in the middle of writing or of a commit, the files are as in the history, and no lock of git is left', async () => {
    await setUpSite();
    await site.journal.begin([site.menuFile]);
    await writeFile(site.menuFile, DEARER_MENU);
    const branch = (await site.git('symbolic-ref', 'HEAD')).stdout.trim();
    for (const name of ['index', 'HEAD', branch]) await writeFile(join(site.root, `.git/${name}.lock`), '');
    await site.publisher.recover();
    expect(await site.menu()).toBe(MENU);
    expect(await publish(priceChange(leek, 4.5, 5.5))).toMatchObject({ kind: 'live' });
  });

  it.each([
    ['the change comes to its end under its id', {}, 'live', DEARER_MENU],
    ['the change is taken back if the build fails', noSpace, 'failed', MENU],
  ])('between commit and build, %s', async (_, overrides, kind, menu) => {
    await setUpSite(overrides);
    await site.journal.setPublished(await site.history.head());
    await writeFile(site.menuFile, DEARER_MENU);
    await site.history.commit([site.menuFile], { summary: 'Dearer', changeId: 'x' }, person);
    await site.journal.begin([site.menuFile]);
    const recovered = site.publisher.recover();
    expect(await site.publisher.progress('x', 0)).toMatchObject({ kind: 'building' });
    await recovered;
    for (const program of [site.publisher, site.restart()])
      expect(await program.progress('x', 30_000)).toMatchObject({ kind });
    expect([await site.menu(), await site.page(), await site.journal.unfinished()]).toEqual([menu, menu, undefined]);
  });

  it('without a pending change, the site is rebuilt', async () => {
    await setUpSite();
    await writeFile(site.menuFile, DEARER_MENU);
    await site.git('commit', '--quiet', '-am', 'x');
    await site.publisher.recover();
    expect(await site.page()).toBe(DEARER_MENU);
  });
});
