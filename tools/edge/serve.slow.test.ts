/** Runs `npm run edge` as a developer does: with the Node of the machine, which may be older than the pinned one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { expect, test } from 'vitest';

import { fixtureEnvironment } from '../../tests/another-restaurant/folders.ts';
import { paths } from '../../app/paths.ts';

const root = join(import.meta.dirname, '../..');
/** Milliseconds; the site is built first if it is stale. */
const TIMEOUT_MS = 120_000;

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
/** PATH as in a shell: without the folders that npm adds, which have the pinned Node. */
const shellPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
const shellNode = shellPath.map((folder) => join(folder, 'node')).find(isExecutable) ?? process.execPath;

test(
  '`npm run edge` serves pages, redirects and 404 on the Workers runtime, and ends with its signal',
  async () => {
    const child = spawn(shellNode, ['tools/bootstrap.mjs', 'tools/edge/serve.ts'], {
      cwd: root,
      env: {
        PATH: shellPath.join(delimiter),
        HOME: process.env['HOME'],
        ...fixtureEnvironment,
        DRAFT: 'no',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
    try {
      const findOrigin = () => /http:\/\/localhost:\d+/.exec(output)?.[0];
      await expect.poll(() => findOrigin() ?? child.exitCode, { timeout: TIMEOUT_MS }).not.toBeNull();
      const origin = findOrigin();
      if (!origin) throw new Error(output);

      const home = await fetch(origin);
      expect(home.status).toBe(200);
      expect(await home.text()).toContain('<div id="root"');
      const redirect = await fetch(`${origin}${paths.faq}/`, { redirect: 'manual' });
      expect(redirect.status).toBe(308);
      expect(new URL(redirect.headers.get('location') ?? '', origin).pathname).toBe(paths.faq);
      expect((await fetch(`${origin}/no-such-page`)).status).toBe(404);

      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      await expect(fetch(origin)).rejects.toThrow('fetch failed');
    } finally {
      child.kill('SIGTERM');
    }
  },
  TIMEOUT_MS,
);
