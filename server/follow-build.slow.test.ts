/** Replaces the build of a running server and reads its pages with their scripts all the while. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, expect, test } from 'vitest';

const pinnedNode = join(import.meta.dirname, '../node_modules/.bin/node');
let server: ChildProcess | undefined;
let folder = '';
afterEach(async () => {
  server?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Publishes build `n`: its page names its script. The script of the build before is gone, as after `npm run build`. */
const publish = async (n: number, beforeSwap = async () => {}): Promise<void> => {
  const build = join(folder, String(n));
  await mkdir(join(build, 'client/assets'), { recursive: true });
  await writeFile(join(build, 'client/index.html'), `<!doctype html><title>${n}</title>`);
  await writeFile(join(build, `client/assets/page-${n}.js`), String(n));
  await writeFile(join(build, 'api.json'), '{"faq":[],"settings":{"iosAppUrl":"","androidAppUrl":""}}');
  await beforeSwap();
  await symlink(build, join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'build'));
};

const start = async (workers: number): Promise<string> => {
  server = spawn(pinnedNode, [join(import.meta.dirname, 'node.ts')], {
    env: {
      ...process.env,
      BUILD_FOLDER: join(folder, 'build'),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG: 'off',
      WORKERS: String(workers),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout!) {
    const port = /localhost:(\d+)/.exec(String(chunk))?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('the server did not start');
};

const numberOf = async (site: string): Promise<number> =>
  Number(/<title>(\d+)/.exec(await (await fetch(`${site}/`)).text())?.[1]);

test.each([1, 3])(
  '%i processes take a new build: no request fails, every page has its script',
  { timeout: 60_000 },
  async (workers) => {
    folder = await mkdtemp(join(tmpdir(), 'builds-'));
    await publish(1);
    const site = await start(workers);
    const running = new AbortController();
    const failures: string[] = [];
    const visit = async (): Promise<void> => {
      while (!running.signal.aborted) {
        const n = await numberOf(site);
        const script = await fetch(`${site}/assets/page-${n}.js`);
        if (script.status !== 200 || (await script.text()) !== String(n)) failures.push(`page ${n}: ${script.status}`);
      }
    };
    const visits = Promise.all(Array.from({ length: 8 }, visit));
    for (let n = 2; n <= 6; n += 1) {
      await publish(n);
      for (let tries = 0; tries < 100 && (await numberOf(site)) !== n; tries += 1) await sleep(50);
      // Every process serves it by then.
      await sleep(300);
      expect(await Promise.all(Array.from({ length: 10 }, () => numberOf(site)))).toEqual(
        Array.from({ length: 10 }, () => n),
      );
    }
    running.abort();
    await visits;
    expect(failures).toEqual([]);
  },
);

test('a page that is open keeps its scripts until the build after the next', { timeout: 20_000 }, async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
  await publish(1);
  const site = await start(1);
  const statusOf = async (n: number) => (await fetch(`${site}/assets/page-${n}.js`)).status;
  const becomes = (n: number) => expect.poll(() => numberOf(site), { timeout: 5000 }).toBe(n);
  await publish(2);
  await becomes(2);
  expect([await statusOf(1), await statusOf(2)]).toEqual([200, 200]);
  await publish(3);
  await becomes(3);
  expect([await statusOf(1), await statusOf(2), await statusOf(3)]).toEqual([404, 200, 200]);
});

test('an incomplete build is reported, and the one before stays', { timeout: 20_000 }, async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
  await publish(1);
  const site = await start(1);
  await mkdir(join(folder, 'broken'));
  await writeFile(join(folder, 'broken/api.json'), '{"faq": 1}');
  await symlink(join(folder, 'broken'), join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'build'));
  await sleep(1500);
  expect(await numberOf(site)).toBe(1);
  await publish(2);
  await expect.poll(() => numberOf(site), { timeout: 5000 }).toBe(2);
});

test.each([1, 3])(
  'a build that cannot be read for a moment is taken by %i processes as soon as it can',
  { timeout: 30_000 },
  async (workers) => {
    folder = await mkdtemp(join(tmpdir(), 'builds-'));
    await publish(1);
    const site = await start(workers);
    const pages = join(folder, '2/client');
    await publish(2, async () => rename(pages, `${pages}.away`));
    await sleep(1500);
    expect(await numberOf(site)).toBe(1);
    await rename(`${pages}.away`, pages);
    for (let n = 0; n < 2 * workers; n += 1) await expect.poll(() => numberOf(site), { timeout: 10_000 }).toBe(2);
  },
);
