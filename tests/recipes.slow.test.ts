/** The restaurant follows the recipes of content/README.md, and every quick test still passes: tests hold for any content. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workingCopy } from './working-copy.ts';

let copy: string;
const file = (path: string) => join(copy, 'content', path);
const read = (path: string) => readFile(file(path), 'utf8');

/** Replaces the first place of a text; a place that is not there is a mistake of this test. */
async function edit(
  path: string,
  ...changes: readonly (readonly [from: string | RegExp, to: string])[]
): Promise<void> {
  let text = await read(path);
  for (const [from, to] of changes) {
    const after = text.replace(from, () => to);
    expect(after, `${path}: ${from}`).not.toBe(text);
    text = after;
  }
  await writeFile(file(path), text);
}

const append = async (path: string, text: string) => writeFile(file(path), `${await read(path)}${text}`);

/** Runs a program of Node in the copy; gives what it says. */
async function run(...program: string[]): Promise<string> {
  const child = spawn(process.execPath, program, { cwd: copy });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const [code] = await once(child, 'close');
  expect(code, output).toBe(0);
  return output;
}

beforeAll(async () => {
  copy = await workingCopy();
});
afterAll(() => rm(copy, { recursive: true }));

test('the recipes leave the content in order and the quick tests green', { timeout: 180_000 }, async () => {
  const menu = 'branches/eastham/menu.yaml';
  // Change a price; take a dish off.
  await edit(
    menu,
    [/^ {8}price: [\d.]+$/m, '        price: 9.55'],
    [/^ {8}heat: 3$/m, '        heat: 3\n        available: false'],
  );
  // Add a story, with a photo that is a .png.
  await writeFile(
    file('stories/after-the-monsoon.md'),
    [
      '---',
      'id: 4',
      'slug: after-the-monsoon',
      'title: Pepper after the monsoon',
      'tag: Food',
      'date: 2026-11-20',
      'dateText: 20 November 2026',
      'description: What the rain does to a pepper vine, and how to tell old pepper from new.',
      'image: pepper-vine',
      'alt: A vine of green pepper after rain.',
      '---',
      '',
      '## The vine waits',
      '',
      'Rain makes the pepper wait. '.repeat(140),
      '',
    ].join('\n'),
  );
  await append(
    'seo.yaml',
    [
      '- route: /blog/after-the-monsoon',
      '  title: Pepper after the monsoon | {brand}',
      '  description: What the rain does to a pepper vine, why the cooks of Karaikudi wait for the new crop, and how to tell old from new.',
      '  shareLine: Pepper after the rain',
      '',
    ].join('\n'),
  );
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2f6b3a' } })
    .png()
    .toFile(file('pictures/pepper-vine.png'));
  // Explain a word.
  await edit('glossary.yaml', ['    words:\n', '    words:\n      - { native: மழை, latin: mazhai, meaning: Rain. }\n']);
  // Close for a day; put up a notice.
  await edit('branches/eastham/branch.yaml', [
    /(?=^ *# - \{ date: .*closed: true)/m,
    '  - { date: 2027-01-01, closed: true, reason: New Year’s Day }\n',
  ]);
  await append(
    'notices.yaml',
    '  - text: Our Wimbledon kitchen is closed on Monday.\n    from: 2026-11-20\n    until: 2027-01-03\n',
  );
  // Add a branch, without a list of drinks.
  await cp(file('branches/wimbledon'), file('branches/harrow'), { recursive: true });
  await rm(file('branches/harrow/drinks.yaml'));
  await edit(
    'branches/harrow/branch.yaml',
    [/^key: .*$/m, 'key: harrow'],
    [/^id: .*$/m, 'id: 3'],
    [/^host: .*\n/m, ''],
    [/^store: .*$/m, 'store: Harrow'],
    [/^menuName: .*$/m, 'menuName: Harrow'],
    [/^address: .*$/m, 'address: 12 Station Road, London HA1 2SL'],
    [/^phone: .*$/m, 'phone: 020 7946 0777'],
    [/^deliveryPhone: .*$/m, 'deliveryPhone: 020 7946 0778'],
  );

  // Before going live: real addresses and telephones in the place of every placeholder.
  for (const path of await readdir(file('.'), { recursive: true }))
    if (/\.(?:yaml|md)$/.test(path)) {
      const text = await read(path);
      await writeFile(file(path), text.replaceAll('.example', '.co.uk').replaceAll('020 7946 0', '020 8552 0'));
    }

  expect(await run('tools/check-content.ts')).toMatch(/^Content is in order: 3 branches, .*, 4 stories/);
  await run('node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'app/', 'server/', 'tools/');
});
