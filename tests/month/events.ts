/** What may happen to a restaurant's site within a month. */
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { words } from '../../kitchen/words.testing.ts';
import { changes, dayAfter } from '../kitchen/changes.ts';
import { faults } from '../kitchen/faults.ts';
import { sendForgedForms } from '../kitchen/forge.ts';
import { killGroup } from '../kitchen/kitchen-site.ts';
import { formsTo, type Staff } from '../kitchen/staff.ts';
import { attack } from '../load/hostile.ts';
import type { Random } from '../load/random.ts';
import { runInCopy } from '../run-in-copy.ts';
import type { MonthSite } from './month-site.ts';
import type { Visitors } from './visitors.ts';

export interface Month {
  place: MonthSite;
  random: Random;
  visitors: Visitors;
  /** Takes what is wrong. */
  say: (problem: string) => void;
}

export interface MonthEvent {
  name: string;
  /** How often it happens, compared with the others. */
  weight: number;
  run: (month: Month) => Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a build takes, at most: the one at midnight must fail before the fault is mended. */
const MIDNIGHT_BUILD_MS = 2500;
/** A little more than the time after which the kitchen tries again what it could not do at midnight. */
const NEXT_TRY_MS = 6 * 60 * 1000;

/** Whatever the staff want to do, the first that can be done. */
async function changeSomething({ place, random }: Month): Promise<void> {
  const staff = await place.owner();
  for (let tries = 0; tries < 20; tries += 1)
    if (await random.pick(changes)(staff, random, () => dayAfter(random, place.clock.now(), 8))) return;
}

/** Makes a dish dearer by a penny. Returns whether the change was promised, and what the page of the change says at its end. */
async function raisePrice(staff: Staff): Promise<{ isPromised: boolean; text: string }> {
  const [dish] = formsTo((await staff.get('/?find=a')).text, '/on-menu');
  const form = await staff.form(`/price?dish=${dish?.fields['dish']}`, '/price');
  const answer = await staff.send(form, { price: (Number(form.fields['was']) + 0.01).toFixed(2), sure: 'yes' });
  return { isPromised: answer.status === 303, text: await staff.ended(answer) };
}

const isLive = (text: string): boolean => text.startsWith(`${words.title} ${words.progress.live.split('{')[0]}`);

async function expectToWork({ place, say }: Month, when: string): Promise<void> {
  const { text } = await raisePrice(await place.owner());
  if (!isLive(text)) say(`${when}, the staff read "${text}"`);
}

/** Both programs of the kitchen's unit end at once, and systemd starts them again. */
async function killKitchen({ place, random }: Month): Promise<void> {
  const program = place.program();
  const exit = once(program, 'exit');
  if (random.chance(0.5)) killGroup(program);
  else program.kill('SIGKILL');
  await exit;
}

const staffEvents: readonly MonthEvent[] = [
  { name: 'change by the staff', weight: 10, run: changeSomething },
  {
    name: 'two changes at once',
    weight: 2,
    run: async (month) => {
      const { place, say } = month;
      const staff = await place.owner();
      const [one, other] = formsTo((await staff.get('/?find=a')).text, '/sold-out');
      if (!one || !other) return;
      const texts = await Promise.all([one, other].map(async (form) => staff.ended(await staff.send(form))));
      for (const text of texts) if (!isLive(text)) say(`one of two changes at once ended with "${text}"`);
    },
  },
];

const crashes: readonly MonthEvent[] = [
  {
    name: 'kitchen killed in the middle of a change',
    weight: 2,
    run: async (month) => {
      const { place, random, say } = month;
      const head = place.git('rev-parse', 'HEAD');
      let isPromised = false;
      const change = raisePrice(await place.owner())
        .then((end) => (isPromised = end.isPromised))
        .catch(() => undefined);
      await sleep(random.below(1500));
      await killKitchen(month);
      await change;
      await place.startKitchen();
      if (isPromised && place.git('rev-parse', 'HEAD') === head) say('a change that was promised is not in git');
    },
  },
  {
    name: 'public server killed',
    weight: 1,
    run: ({ place, visitors }) =>
      visitors.duringOutage(async () => {
        const exit = once(place.server(), 'exit');
        killGroup(place.server());
        await exit;
        await place.startServer();
      }),
  },
  {
    name: 'machine restarted in the middle of a change',
    weight: 1,
    run: async (month) => {
      const { place, random, visitors } = month;
      const change = raisePrice(await place.owner()).catch(() => undefined);
      await sleep(random.below(1500));
      await visitors.duringOutage(async () => {
        const exits = [place.program(), place.server()].map((program) => once(program, 'exit'));
        for (const program of [place.program(), place.server()]) killGroup(program);
        await Promise.all(exits);
        await place.startServer();
      });
      await change;
      await place.startKitchen();
    },
  },
];

const deploys: readonly MonthEvent[] = [
  {
    name: 'deploy by an engineer',
    weight: 2,
    run: async (month) => {
      const { place } = month;
      await writeFile(join(place.copy, 'NEWS'), String(place.clock.now()));
      place.git('add', 'NEWS');
      place.git('commit', '--quiet', '--message', 'Say when this was deployed');
      await runInCopy(place.copy, ['tools/build.ts'], place.env);
      await killKitchen(month);
      await place.startKitchen();
      await expectToWork(month, 'after a deploy');
    },
  },
];

const faultEvents: readonly MonthEvent[] = faults
  // The month has a clock of its own.
  .filter(({ name }) => name !== 'clock set back')
  .map(({ name, cause, message }) => ({
    name,
    weight: 1,
    run: async (month) => {
      const { place, random, say } = month;
      const isOfDisk = name.startsWith('disk full');
      if (isOfDisk && !place.hasOwnDisk) return;
      // A full disk has no space for a sign-in.
      const staff = await place.owner();
      const mend = await cause(place);
      const { text } = await raisePrice(staff);
      // A disk may be full before their turn comes, because another build has filled it.
      const messages = isOfDisk ? [message, words.refused.failedWrite] : [message];
      if (!messages.some((one) => text.includes(one))) say(`the staff read "${text}"`);
      // Over midnight: what could not be built then must be built later.
      const isOverMidnight = random.chance(0.5);
      if (isOverMidnight) {
        await place.clock.pass(1);
        await sleep(MIDNIGHT_BUILD_MS);
      }
      await mend();
      // A build that had begun before may fill the disk once more.
      if (isOfDisk) await sleep(1000).then(mend);
      if (isOverMidnight) await place.clock.set(place.clock.now() + NEXT_TRY_MS);
    },
  }));

const clockEvents: readonly MonthEvent[] = [
  {
    name: 'clock set back',
    weight: 1,
    run: async (month) => {
      const { place, random, say } = month;
      await expectToWork(month, 'before the clock was set back');
      const change = raisePrice(await place.owner());
      if (random.chance(0.5)) await change;
      const right = place.clock.now();
      await place.clock.set(right - 2 * DAY_MS);
      await change;
      const { text } = await raisePrice(await place.owner());
      if (!text.includes(words.refused.clock.split('{')[0] ?? '')) say(`the staff read "${text}"`);
      await place.clock.set(right + 1000);
    },
  },
];

const attacks: readonly MonthEvent[] = [
  {
    name: 'hostile requests',
    weight: 2,
    run: async ({ place, random, say }) => {
      const { problems } = await attack(Number(new URL(place.site).port), 150, random.below(1e9), 8);
      for (const { problem, sent } of problems) say(`${problem} after ${JSON.stringify(sent.slice(0, 200))}`);
    },
  },
  {
    name: 'forged forms',
    weight: 2,
    run: async ({ place, random, say }) => {
      const { problems } = await sendForgedForms(place, 40, random, place.clock.now());
      problems.forEach(say);
    },
  },
];

export const events: readonly MonthEvent[] = [
  ...staffEvents,
  ...crashes,
  ...deploys,
  ...faultEvents,
  ...clockEvents,
  ...attacks,
];

/** Files that a write which was not finished has left in a folder. */
export const leftovers = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('~'));

/** The resident memory of a program, in bytes. Linux alone says it; elsewhere 0. */
export const memoryOf = async (pid: number | undefined): Promise<number> => {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? 0) * 1024;
};
