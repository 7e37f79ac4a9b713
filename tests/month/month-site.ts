import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStore, storePath } from '../../kitchen/access/store.ts';
import { addSession, createToken } from '../../kitchen/access/sessions.ts';
import { londonMoment, londonTime } from '../../model/opening/london.ts';
import { addDays } from '../../model/opening/calendar-day.ts';
import { eventually } from '../engines/driver.ts';
import { fixtureContentFolder } from '../another-restaurant/folders.ts';
import { type KitchenSite, startKitchenSite } from '../kitchen/kitchen-site.ts';
import { createStaff, type Staff } from '../kitchen/staff.ts';

/** The clock of a month. Moments are in milliseconds since 1970, days are those of London: '2026-12-24'. */
export interface Clock {
  now: () => number;
  today: () => string;
  set: (moment: number) => Promise<void>;
  /** Sets it to the middle of the day that comes after so many days. */
  pass: (days: number) => Promise<void>;
}

/** A public server and a kitchen with a clock of their own, on a disk of their own where the system allows one. */
export interface MonthSite extends KitchenSite {
  clock: Clock;
  /** Whether the disk can be filled without harm. */
  hasOwnDisk: boolean;
  /** The owner, signed in: a sign-in lasts for less than a day. */
  owner: () => Promise<Staff>;
  /** Variables of its programs. */
  env: Readonly<Record<string, string>>;
}

/** Enough for a site with its builds. */
const DISK = 'size=700m';
/** At that time of the day branches are open, by their usual hours. */
const MIDDAY = '12:30';

/** git takes the time of a commit from the clock of the month. */
const gitOfMonth = (git: string, clock: string) => `#!/bin/sh
time="@$(($(date +%s) + $(cat '${clock}') / 1000)) +0000"
GIT_AUTHOR_DATE="$time" GIT_COMMITTER_DATE="$time" exec '${git}' "$@"
`;

function createClock(file: string): Clock {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const today = () => londonTime(now()).slice(0, 10);
  const set = async (moment: number): Promise<void> => {
    ahead = Math.round(moment - Date.now());
    // In place: a reader never finds it empty, because the new text is as long.
    await writeFile(file, String(ahead).padStart(20), { flag: 'r+' });
  };
  return { now, today, set, pass: (days) => set(londonMoment(addDays(today(), days), MIDDAY)) };
}

export async function startMonthSite(): Promise<MonthSite> {
  const folder = await mkdtemp(join(tmpdir(), 'month-'));
  const hasOwnDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder]).status === 0;
  const tools = await mkdtemp(join(tmpdir(), 'month-tools-'));
  const clockFile = join(tools, 'clock');
  await writeFile(clockFile, '0'.padStart(20));
  const clock = createClock(clockFile);
  const git = spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim();
  await writeFile(join(tools, 'git'), gitOfMonth(git, clockFile));
  await chmod(join(tools, 'git'), 0o755);
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  const cleanUp = async (): Promise<void> => {
    if (hasOwnDisk) spawnSync('umount', ['--lazy', folder]);
    for (const one of [folder, tools]) await rm(one, { recursive: true, force: true });
  };
  const preload = `--import ${pathToFileURL(join(import.meta.dirname, 'clock.ts')).href}`;
  const env = { CLOCK: clockFile, PATH: `${tools}:${process.env['PATH']}`, NODE_OPTIONS: preload, TMPDIR: temporary };
  try {
    const site = await startKitchenSite({}, { isQuick: true, within: folder, env });
    // The first build was the whole one, which the kitchen has found to be stale.
    await eventually(async () => (await fetch(`${site.site}/quick.json`)).ok, true, 'the first quick build');
    return {
      ...site,
      clock,
      hasOwnDisk,
      env: { ...env, CONTENT: fixtureContentFolder },
      owner: async () => {
        const token = createToken();
        await openStore(storePath(site.copy)).update((data) => {
          data.members = [{ id: 'owner', name: 'Meena', role: 'owner', passkeys: [] }];
          addSession(data, token, 'owner', clock.now());
        });
        return createStaff(site.kitchen, `kitchen=${token}`);
      },
      stop: async () => {
        await site.stop();
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
