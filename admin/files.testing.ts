import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../tests/random.ts';

/** Starts a program that changes a file. `confirmed` are the entries that it has printed. */
function startWriter(path: string, name: string, count: number) {
  const program = join(import.meta.dirname, 'files.writer.testing.ts');
  const child = spawn(process.execPath, [program, path, name, String(count)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const end = once(child, 'close');
  return { child, end, confirmed: () => output.split('\n').slice(0, -1) };
}

const inFolder = async <Result>(work: (path: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  return work(join(folder, 'access.json')).finally(() => rm(folder, { recursive: true, force: true }));
};
const readEntries = async (path: string): Promise<string[]> => JSON.parse(await readFile(path, 'utf8')) as string[];

/** Two programs write `pairs` times each at once. Returns how many changes were lost. */
export const writeInPairs = (pairs: number): Promise<number> =>
  inFolder(async (path) => {
    await Promise.all(['a', 'b'].map((name) => startWriter(path, name, pairs).end));
    return 2 * pairs - new Set(await readEntries(path)).size;
  });

/** Kills a writing program at random moments. Returns the confirmed changes that are missing; throws if the file is not whole. */
export const killWriters = (count: number, seed: number): Promise<string[]> =>
  inFolder(async (path) => {
    const random = createRandom(seed);
    const confirmed: string[] = [];
    for (let round = 0; round < count; round += 1) {
      const writer = startWriter(path, `${round}-`, 100_000);
      await once(writer.child.stdout, 'data');
      await sleep(random.below(30));
      writer.child.kill('SIGKILL');
      await writer.end;
      confirmed.push(...writer.confirmed());
      const known = new Set(await readEntries(path));
      if (!confirmed.every((entry) => known.has(entry))) break;
    }
    const known = new Set(await readEntries(path));
    return confirmed.filter((entry) => !known.has(entry));
  });
