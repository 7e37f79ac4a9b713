/**
 * Kills the kitchen at random moments of changes, and starts it again: whether every file is whole, the site too, every change that was
 * promised is in git, and what is in git comes onto the site by itself.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseDocument } from 'yaml';
import type { Random } from '../random.ts';
import { readContent } from './changes.ts';
import { killGroup, type KitchenSite } from './admin-site.ts';
import { createStaff, formsTo, type PageForm } from './staff.ts';

export interface KillsReport {
  /** How far the changes had come. */
  killed: { asked: number; committed: number; ended: number };
  problems: string[];
}

/** How long a restarted kitchen may take to bring the site to the state of git. In milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * @param within the time in which a change is made and published, in milliseconds: the moments are spread over it
 */
export async function killChanges(
  place: KitchenSite,
  count: number,
  random: Random,
  within: number,
): Promise<KillsReport> {
  const report: KillsReport = { killed: { asked: 0, committed: 0, ended: 0 }, problems: [] };
  for (let round = 1; round <= count; round += 1) {
    const say = (problem: string) => report.problems.push(`kill ${round}: ${problem}`);
    const { form, before } = await nextPrice(place, random);
    const price = (Number(before) * 0.9 + 0.01 * (1 + random.below(90))).toFixed(2);
    if (price === before) continue;
    const head = place.git('rev-parse', 'HEAD');
    const staff = createStaff(place.admin);
    let promised = false;
    let hasEnded = false;
    const change = staff
      .send(form, { price, sure: 'yes' })
      .then(async (answer) => {
        promised = answer.status === 303;
        hasEnded = /On the site/.test(await staff.ended(answer));
      })
      .catch(() => undefined);
    await sleep(random.below(within));
    const program = place.program();
    // systemd kills all processes of the unit; a lack of memory kills one.
    const exit = once(program, 'exit');
    if (random.chance(0.5)) killGroup(program);
    else program.kill('SIGKILL');
    await Promise.all([exit, change]);

    for (const [file, text] of await readContent(place.content))
      if (file.endsWith('.yaml') && parseDocument(text).errors.length > 0) say(`${file} is broken`);
    const answer = await fetch(place.site).catch(() => undefined);
    if (answer?.status !== 200) say('the site does not answer');
    if ((await readFile(join(place.copy, 'build/api.json'), 'utf8').catch(() => '')) === '') say('there is no build');

    await place.startAdmin();
    const isCommitted = place.git('rev-parse', 'HEAD') !== head;
    if (promised && !isCommitted) say('a change that was promised is not in git');
    report.killed[hasEnded ? 'ended' : isCommitted ? 'committed' : 'asked'] += 1;
    const dish = form.fields['dish'] ?? '';
    const settled = await poll(async () => {
      const now = place.git('rev-parse', 'HEAD') === head ? before : price;
      return place.git('status', '--porcelain') === '' && (await priceOnSite(place, dish)) === now;
    });
    if (!settled) say(`git and site differ: ${place.git('status', '--porcelain')}`);
    // A build that the killed kitchen has left behind must not go on in the next round.
    killGroup(program);
  }
  if (!place.git('fsck', '--no-dangling').includes('error')) return report;
  report.problems.push('git is damaged');
  return report;
}

/** A form with which a price is changed, and the price. */
async function nextPrice(place: KitchenSite, random: Random): Promise<{ form: PageForm; before: string }> {
  const staff = createStaff(place.admin);
  const dishes = formsTo((await staff.get('/?find=a')).text, '/on-menu');
  const dish = dishes[random.below(dishes.length)]?.fields['dish'] ?? '';
  const form = await staff.form(`/price?dish=${dish}`, '/price');
  return { form, before: form.fields['was'] ?? '' };
}

async function poll(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) if (await isTrue()) return true;
  return false;
}

/** The price of a dish in the build that the public site shows (quick-build.ts). */
async function priceOnSite({ site }: KitchenSite, dish: string): Promise<unknown> {
  const response = await fetch(`${site}/quick.json`);
  const prices = (response.ok ? await response.json() : {}) as Record<string, unknown>;
  return prices[dish];
}
