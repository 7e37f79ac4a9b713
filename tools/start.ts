/**
 * `npm start`: builds the site, then serves it. A first build encodes every picture, so the site is served before with
 * small ones. Builds run in processes of their own, whose memory ends with them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { run } from '../server/node.ts';
import { buildFolder } from '../src/build-time/environment.ts';
import { exitWhenNpmExits } from './exit-when-npm-exits.ts';

/** Between two lines of progress, also where the output is no terminal. */
const PROGRESS_MS = 3000;
const root = join(import.meta.dirname, '..');

/** Returns whether the site was built. Prints every few seconds what the build is doing. */
async function build(pictures = process.env['PICTURES']): Promise<boolean> {
  const env = { ...process.env, ...(pictures && { PICTURES: pictures }) };
  const child = spawn(process.execPath, [join(root, 'tools/build.ts'), '--progress'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let latest = 'Reading and checking the content';
  const print = () => {
    if (latest) process.stdout.write(`${latest}\n`);
    latest = '';
  };
  const timer = setInterval(print, PROGRESS_MS);
  process.once('SIGTERM', () => child.kill());
  const lines = createInterface(child.stdout);
  // The first says which restaurant is built.
  lines.once('line', (line) => process.stdout.write(`${line}\n`));
  lines.on('line', (line) => {
    // Astro ends the line of a picture with "(12/540)".
    const [, done, all] = /\((\d+)\/(\d+)\)\s*$/.exec(line) ?? [];
    if (line.trim()) latest = done === undefined ? line.trim() : `Encoding pictures: ${done} of ${all}`;
  });
  const [code] = await once(child, 'close');
  clearInterval(timer);
  print();
  return code === 0;
}

exitWhenNpmExits();
const isFirst = !process.env['PICTURES'] && !existsSync(buildFolder(root));
if (!(await build(isFirst ? 'small' : undefined))) process.exit(1);
run();
if (isFirst) {
  process.stdout.write('Pictures are small until the large ones are encoded. Pages can be read meanwhile.\n');
  if (await build()) process.stdout.write('All pictures are encoded.\n');
}
