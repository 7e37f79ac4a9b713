import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../load/random.ts';
import { events, leftovers, memoryOf, type MonthEvent } from './events.ts';
import type { MonthSite } from './month-site.ts';
import { type Told, whatIsShown, whatIsWritten } from './truth.ts';
import { sendVisitors } from './visitors.ts';

/** What came of a month. */
export interface MonthReport {
  /** The events in their order. */
  happened: string[];
  requests: number;
  problems: string[];
}

export interface MonthOptions {
  seed: number;
  /** How many events are spread over the thirty days. */
  events: number;
  visitors: number;
  /** The time between two requests of a visitor, in milliseconds. */
  pause: number;
}

const DAYS = 30;
/** How long site and content may differ after an event, in milliseconds. */
const PATIENCE_MS = 20_000;
/** What the public server may need, in bytes. */
const MEMORY = 500e6;

/** Lives through thirty days at a site. The same seed brings the same events. The next month begins where this one ends. */
export async function liveMonth(
  place: MonthSite,
  { seed, events: count, visitors: guests, pause }: MonthOptions,
): Promise<MonthReport> {
  const random = createRandom(seed);
  const report: MonthReport = { happened: [], requests: 0, problems: [] };
  const say = (problem: string): void =>
    void report.problems.push(`seed ${seed}, ${place.clock.today()}, ${report.happened.at(-1)}: ${problem}`);
  const branches = await readdir(join(place.content, 'branches'));
  const visitors = await sendVisitors(place, guests, pause, createRandom(seed + 1), say);
  const month = { place, random, visitors, say };
  for (let n = 0; n < count; n += 1) {
    const event = pickEvent(random.below(totalWeight));
    report.happened.push(event.name);
    await event.run(month).catch((error: unknown) => say(error instanceof Error ? (error.stack ?? '') : String(error)));
    await settle(place, branches, visitors.expectBuild, say);
    const days = Math.floor((DAYS * (n + 1)) / count) - Math.floor((DAYS * n) / count);
    if (days === 0) continue;
    await place.clock.pass(days);
    await settle(place, branches, visitors.expectBuild, (problem) => say(`${days} days later: ${problem}`));
  }
  await visitors.leave();
  report.requests = visitors.requests();
  if (place.git('fsck', '--no-dangling').includes('error')) say('git is damaged');
  const memory = await memoryOf(place.server().pid);
  if (memory > MEMORY) say(`the public server holds ${Math.round(memory / 1e6)} MB`);
  return report;
}

const totalWeight = events.reduce((sum, { weight }) => sum + weight, 0);

function pickEvent(place: number): MonthEvent {
  let left = place;
  const found = events.find(({ weight }) => (left -= weight) < 0);
  if (!found) throw new Error(`no event at ${place} of ${totalWeight}`);
  return found;
}

/** Waits until guests are told what is written, and nothing is left over; says what is wrong after a while. */
async function settle(
  place: MonthSite,
  branches: readonly string[],
  expectBuild: (built: number) => void,
  say: (problem: string) => void,
): Promise<void> {
  let problem: string | undefined;
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(50)) {
    problem = await findProblem(place, branches, expectBuild).catch(String);
    if (problem === undefined) return;
  }
  say(problem ?? 'nothing was found out');
}

async function findProblem(
  place: MonthSite,
  branches: readonly string[],
  expectBuild: (built: number) => void,
): Promise<string | undefined> {
  const { built, day, ...shown } = await whatIsShown(place, branches);
  if (day !== place.clock.today()) return `built for ${day}`;
  const written = await whatIsWritten(place, branches);
  for (const kind of ['dishes', 'notices', 'days'] as const)
    if (!isDeepStrictEqual(shown[kind], written[kind])) return describe(kind, shown, written);
  const status = place.git('status', '--porcelain');
  if (status !== '') return `not in git: ${status}`;
  const left = await leftovers(place.content);
  if (left.length > 0) return `left over: ${left.join(', ')}`;
  expectBuild(built);
  return undefined;
}

const describe = (kind: keyof Told, shown: Told, written: Told): string => {
  const only = (one: Told, other: Told) => one[kind].filter((each) => !other[kind].includes(each)).join('; ');
  return `${kind} shown but not written: ${only(shown, written)}; written but not shown: ${only(written, shown)}`;
};
