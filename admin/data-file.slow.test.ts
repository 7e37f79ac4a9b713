import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { openDataFile } from './data-file.ts';

let path: string;
beforeEach(async () => {
  path = join(await temporaryFolder(), 'access.json');
});
const read = async () => JSON.parse(await readFile(path, 'utf8')) as string[];

/** Starts a program that changes the file. `confirmed` are the entries that it has printed. */
function startWriter(name: string, count: number) {
  const program = join(import.meta.dirname, 'data-file-writer.testing.ts');
  const child = spawn(process.execPath, [program, path, name, String(count)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, end: once(child, 'close'), confirmed: () => output.split('\n').slice(0, -1) };
}

it('Two programs that write at once lose nothing', async () => {
  await Promise.all(['a', 'b'].map((name) => startWriter(name, 50).end));
  expect(new Set(await read()).size).toBe(100);
});

it('A program that is killed while it writes leaves a whole file, with every change that it has confirmed', async () => {
  const confirmed: string[] = [];
  for (const [round, wait] of fc.sample(fc.nat(30), { seed: 1, numRuns: 8 }).entries()) {
    const writer = startWriter(`${round}-`, 100_000);
    await once(writer.child.stdout, 'data');
    await sleep(wait);
    writer.child.kill('SIGKILL');
    await writer.end;
    confirmed.push(...writer.confirmed());
    const known = new Set(await read());
    expect(confirmed.filter((entry) => !known.has(entry))).toEqual([]);
  }
});

it('A damaged file is read from its copy, and written whole with the next change', async () => {
  const file = openDataFile<string[]>(path, (value) => (value ?? []) as string[]);
  expect(await file.read()).toEqual([]);
  await file.update((data) => data.push('one'));
  await writeFile(path, '["on');
  expect(await file.read()).toEqual(['one']);
  await file.update((data) => data.push('two'));
  expect(await read()).toEqual(['one', 'two']);
  expect((await readdir(join(path, '..'))).toSorted()).toEqual(['access.json', 'access.json.copy', 'access.json.lock']);
});
