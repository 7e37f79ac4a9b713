/**
 * Kills the staff site at random moments of changes, and starts it again: whether every file is whole, the site too, every change that was
 * promised is in git, and what is in git comes onto the site by itself.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseDocument } from 'yaml';
import { paths } from '../../admin/paths.ts';
import { readTexts } from '../../admin/publish/read-texts.ts';
import { listDishes } from '../../admin/tasks/dishes.ts';
import type { Random } from '../random.ts';
import { type AdminSite, killGroup } from './admin-site.ts';

/** How long a restarted staff site may take to bring the public site to the state of git. In milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * @param within the time in which a change is made and published, in milliseconds: the moments are spread over it
 * @returns what was wrong
 */
export async function killChanges(place: AdminSite, count: number, random: Random, within: number): Promise<string[]> {
  const problems: string[] = [];
  for (let round = 1; round <= count; round += 1) {
    const report = (problem: string) => problems.push(`kill ${round}: ${problem}`);
    const dishes = listDishes(await readTexts(place.content));
    const { id, price: before } = dishes[random.below(dishes.length)]!;
    const price = (Number(before) * 0.9 + 0.01 * (1 + random.below(90))).toFixed(2);
    if (price === before) continue;
    const head = place.git('rev-parse', 'HEAD');
    let isPromised = false;
    const change = post(place, paths.price, { dish: id, was: before, price, sure: 'yes' })
      .then((status) => (isPromised = status === 303))
      .catch(() => undefined);
    await sleep(random.below(within));
    const program = place.program();
    // systemd kills all processes of the unit; a lack of memory kills one.
    const exit = once(program, 'exit');
    if (random.chance(0.5)) killGroup(program);
    else program.kill('SIGKILL');
    await Promise.all([exit, change]);

    for (const [file, text] of await readTexts(place.content))
      if (file.endsWith('.yaml') && parseDocument(text).errors.length > 0) report(`${file} is broken`);
    const answer = await fetch(place.site).catch(() => undefined);
    if (answer?.status !== 200) report('the site does not answer');
    if ((await readFile(join(place.copy, 'build/api.json'), 'utf8').catch(() => '')) === '')
      report('there is no build');

    await place.startAdmin();
    const isCommitted = place.git('rev-parse', 'HEAD') !== head;
    if (isPromised && !isCommitted) report('a change that was promised is not in git');
    const isSettled = async () => {
      const now = place.git('rev-parse', 'HEAD') === head ? before : price;
      return place.git('status', '--porcelain') === '' && (await priceOnSite(place, id)) === now;
    };
    const end = Date.now() + PATIENCE_MS;
    while (!(await isSettled()) && Date.now() < end) await sleep(100);
    if (Date.now() >= end) report(`git and site differ: ${place.git('status', '--porcelain')}`);
    // A build that the killed program has left behind must not go on in the next round.
    killGroup(program);
  }
  if (place.git('fsck', '--no-dangling').includes('error')) problems.push('git is damaged');
  return problems;
}

async function post({ admin }: AdminSite, path: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const body = new URLSearchParams(fields);
  const { status } = await fetch(`${admin}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: admin },
  });
  return status;
}

/** The price of a dish in the build that the public site shows (quick-build.ts). */
async function priceOnSite({ site }: AdminSite, dish: string): Promise<unknown> {
  const response = await fetch(`${site}/quick.json`);
  const prices = (response.ok ? await response.json() : {}) as Record<string, unknown>;
  return prices[dish];
}
