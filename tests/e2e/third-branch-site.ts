import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureContentFolder, fixtureEnvironment } from '../another-restaurant/folders.ts';
import { branches } from './content.ts';
import { runInCopy } from '../run-in-copy.ts';
import { workingCopy } from '../working-copy.ts';
import { test as base } from './site.ts';

/** Milliseconds that building may take where other work shares the machine. */
const TIMEOUT_MS = 180_000;

const copied = branches.at(-1)!;

/** What staff write into the copied branch.yaml of a third branch, field by field. */
export const third = {
  key: 'sandsend-beach',
  id: String(branches.length + 1),
  store: 'Sandsend Beach',
  menuName: 'Sandsend Beach',
  address: '3 Slipway Row, Sandsend, Whitby YO21 9ZY',
  'Mon-Sun': '13:00-21:00',
  phone: '01632 960777',
  deliveryPhone: '01632 960778',
} as const;

/** A working copy in which the recipe "Add a branch" of content/README.md was followed, and nothing else was done. */
async function withThirdBranch(): Promise<string> {
  const copy = await workingCopy();
  const folder = join(copy, fixtureContentFolder, 'branches');
  await cp(join(folder, copied.key), join(folder, third.key), { recursive: true });
  const file = join(folder, third.key, 'branch.yaml');
  let text = (await readFile(file, 'utf8')).replaceAll(`-${copied.key}.`, `-${third.key}.`);
  for (const [field, value] of Object.entries(third))
    text = text.replace(new RegExp(`^( *)${field}: .*$`, 'm'), `$1${field}: ${value}`);
  await writeFile(file, text);
  return copy;
}

/** Serves the copy; gives its address and what stops it. */
async function serve(copy: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const child = spawn(process.execPath, ['server/node.ts'], {
    cwd: copy,
    env: { ...process.env, ...fixtureEnvironment, PORT: '0', LOG: 'off' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  while (!output.includes('\n') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
  if (!url) throw new Error(`the site with a third branch could not be served:\n${output}`);
  const stop = () => {
    child.kill();
    return once(child, 'exit');
  };
  return { url, stop };
}

/** Browser tests on a site of three branches, built once. */
export const test = base.extend<object, { thirdBranchSite: string }>({
  thirdBranchSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const copy = await withThirdBranch();
      try {
        await runInCopy(copy, ['tools/build.ts'], fixtureEnvironment);
        const { url, stop } = await serve(copy);
        await use(url);
        await stop();
      } finally {
        await rm(copy, { recursive: true });
      }
    },
    { scope: 'worker', timeout: TIMEOUT_MS },
  ],
  baseURL: ({ thirdBranchSite }, use) => use(thirdBranchSite),
});
