/** What can fail on a machine, and what the staff then read. Nothing may be published, and the next change must work. */
import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { words } from '../../kitchen/words.testing.ts';
import { readContent } from './changes.ts';
import { type KitchenSite, startKitchenSite } from './kitchen-site.ts';
import { createStaff, formsTo } from './staff.ts';

interface Fault {
  name: string;
  /** Brings the fault about. Returns how it is mended. */
  cause: (place: KitchenSite) => Promise<() => Promise<void>>;
  /** What the staff read. */
  message: string;
}

/** How long a change may take to be taken back once the fault is mended. In milliseconds. */
const PATIENCE_MS = 15_000;

/** Writes a file until the disk of a folder has no space left. Returns its path. */
const fill = async (folder: string): Promise<string> => {
  const file = join(folder, 'everything-that-was-free');
  for (const size of [1 << 24, 1 << 12, 1]) {
    const block = Buffer.alloc(size);
    while (
      await appendFile(file, block).then(
        () => true,
        () => false,
      )
    );
  }
  return file;
};

export const faults: readonly Fault[] = [
  {
    name: 'disk full',
    cause: async ({ copy }) => {
      const file = await fill(copy);
      return () => rm(file, { force: true });
    },
    message: words.refused.failedWrite,
  },
  {
    name: 'disk full in the middle of the build',
    cause: async ({ copy }) => {
      const build = join(copy, 'tools/build.ts');
      await writeFile(
        build,
        `import { spawnSync } from 'node:child_process';\nspawnSync('sh', ['-c', 'cat /dev/zero > ${copy}/everything']);\nprocess.stderr.write('ENOSPC: no space left on device');\nprocess.exit(1);\n`,
      );
      return async () => {
        await rm(join(copy, 'everything'), { force: true });
        spawnSync('git', ['checkout', '--', 'tools/build.ts'], { cwd: copy });
      };
    },
    message: words.progress.failedBuild,
  },
  {
    name: 'git lock left behind',
    cause: async ({ copy }) => {
      const lock = join(copy, '.git/index.lock');
      await writeFile(lock, '');
      return () => rm(lock);
    },
    message: words.refused.failedCommit,
  },
  {
    name: 'build that fails',
    cause: async ({ copy }) => {
      await writeFile(join(copy, 'tools/build.ts'), "throw new Error('no such module');\n");
      return async () => void spawnSync('git', ['checkout', '--', 'tools/build.ts'], { cwd: copy });
    },
    message: words.progress.failedBuild,
  },
  {
    name: 'content invalid',
    cause: async ({ content, copy }) => {
      await appendFile(join(content, 'faq.yaml'), '\nnobody: knows this\n');
      return async () => void spawnSync('git', ['checkout', '--', join(content, 'faq.yaml')], { cwd: copy });
    },
    message: words.refused.broken,
  },
  {
    name: 'clock set back',
    cause: async ({ git }) => {
      // The last commit is of tomorrow: the clock is a day behind it.
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
      git(
        '-c',
        'user.useConfigOnly=true',
        'commit',
        '--quiet',
        '--allow-empty',
        '--message',
        'Tomorrow',
        `--date=${tomorrow}`,
      );
      process.env['GIT_COMMITTER_DATE'] = tomorrow;
      git('commit', '--quiet', '--amend', '--no-edit', '--allow-empty');
      delete process.env['GIT_COMMITTER_DATE'];
      return async () => void git('reset', '--quiet', '--hard', 'HEAD~');
    },
    message: words.refused.clock.split('{')[0] ?? '',
  },
];

/**
 * Brings each fault about, and makes a change meanwhile and after it. Needs the right to mount a disk of its own.
 *
 * @returns what the staff read of each fault, and what went wrong
 */
export async function causeFaults(): Promise<{ read: Record<string, string>; problems: string[] }> {
  const disk = await mkdtemp(join(tmpdir(), 'kitchen-disk-'));
  const run = (...[program, ...args]: [string, ...string[]]): void => {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  run('mount', '-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk);
  const report = { read: {} as Record<string, string>, problems: [] as string[] };
  const temporary = join(disk, 'tmp');
  await mkdir(temporary);
  const place = await startKitchenSite(
    { KITCHEN_OPEN: 'loopback', TMPDIR: temporary },
    { isQuick: true, within: disk },
  );
  try {
    for (const { name, cause, message } of faults) {
      const say = (problem: string) => report.problems.push(`${name}: ${problem}`);
      const state = async () => ({
        content: JSON.stringify([...(await readContent(place.content))].filter(([file]) => file !== 'faq.yaml')),
        shown: await (await fetch(`${place.site}/quick.json`)).text(),
      });
      const first = await changePrice(place);
      if (!first.startsWith(`${words.title} On the site`)) say(`before it, no change worked: ${first}`);
      const before = await state();
      const mend = await cause(place);
      const text = await changePrice(place);
      report.read[name] = text;
      if (!text.includes(message)) say(`the staff read "${text}"`);
      const during = await state().catch((error: unknown) => ({ content: String(error), shown: '' }));
      if (during.shown !== before.shown) say('guests see a change');
      await mend();
      let isBack = false;
      for (const end = Date.now() + PATIENCE_MS; !isBack && Date.now() < end; await sleep(200))
        isBack = (await state()).content === before.content;
      if (!isBack) say('the files are not as they were');
      const next = await changePrice(place);
      if (!next.startsWith(`${words.title} On the site`)) say(`after it, no change works: ${next}`);
      if (place.git('status', '--porcelain', '--', place.content) !== '') say('files are left that are not in git');
    }
  } finally {
    await place.stop();
    run('umount', disk);
    await rm(disk, { recursive: true, force: true });
  }
  return report;
}

/** Makes the first dish dearer by a penny, and returns what the page then says. */
async function changePrice({ kitchen }: KitchenSite): Promise<string> {
  const staff = createStaff(kitchen);
  const [dish] = formsTo((await staff.get('/?find=a')).text, '/on-menu');
  const form = await staff.form(`/price?dish=${dish?.fields['dish']}`, '/price');
  const price = (Number(form.fields['was']) + 0.01).toFixed(2);
  return staff.ended(await staff.send(form, { price }));
}
