/** Publishes prices, and measures how long each takes to reach the public page, while visitors read the site. */
import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { urlPathOf } from '../../server/headers.ts';
import { median } from '../bench/statistics.ts';
import type { Random } from '../load/random.ts';
import type { KitchenSite } from './kitchen-site.ts';
import { createStaff, formsTo } from './staff.ts';

export interface PublicationsReport {
  /** From saving to the public page, in seconds. */
  median: number;
  worst: number;
  /** Requests of the visitors. */
  requests: number;
  problems: string[];
}

/** How often a visitor asks for something, and how often the public page is looked at, in milliseconds. */
const PAUSE_MS = { visitor: 1000, look: 50 };
/** When a price that is not on the page counts as lost, in milliseconds. */
const PATIENCE_MS = 120_000;
/** The page with all prices of a branch, and pages that visitors read. */
const MENU = '/menu';

interface Answer {
  status: number;
  body: string;
}

/** Asks on one connection of its own. */
function createVisitor(site: string): { ask: (path: string) => Promise<Answer>; leave: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, site), { agent }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('end', () =>
          resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
        );
        incoming.once('error', reject);
      });
      outgoing.once('error', reject);
      outgoing.end();
    });
  return { ask, leave: () => agent.destroy() };
}

/** The pages of the live build, as they are on the disk: a hash of each by its address. */
async function pagesOf(place: KitchenSite): Promise<Map<string, string>> {
  const client = join(place.copy, 'build/client');
  const files = (await readdir(client, { recursive: true })).filter(
    (file) => file.endsWith('.html') && !/404|not-found|spa-fallback/.test(file),
  );
  return new Map(
    await Promise.all(
      files.map(async (file) => [urlPathOf(file), digest(await readFile(join(client, file), 'utf8'))] as const),
    ),
  );
}
const digest = (text: string): string => hash('sha256', text);

/** Publishes `count` prices one after another, with `connections` visitors meanwhile. */
export async function publishPrices(
  place: KitchenSite,
  count: number,
  connections: number,
  random: Random,
): Promise<PublicationsReport> {
  const report: PublicationsReport = { median: 0, worst: 0, requests: 0, problems: [] };
  const say = (problem: string) => void report.problems.push(problem);
  /** What each page was in one of the builds, and what visitors have got. */
  const whole = new Map<string, Set<string>>();
  const got = new Map<string, Set<string>>();
  const note = (pages: Iterable<readonly [string, string]>, into: Map<string, Set<string>>): void => {
    for (const [path, text] of pages) into.set(path, (into.get(path) ?? new Set()).add(text));
  };
  note(await pagesOf(place), whole);
  const [first = MENU, ...others] = [...whole.keys()];
  const over = new AbortController();
  const visit = async (): Promise<void> => {
    const { ask, leave } = createVisitor(place.site);
    while (!over.signal.aborted) {
      const path = random.chance(0.3) ? MENU : random.pick([first, ...others]);
      try {
        const { status, body } = await ask(path);
        report.requests += 1;
        if (status !== 200) say(`${path}: ${status}`);
        note([[path, digest(body)]], got);
        // The page's own scripts and styles, which another build may have under other names.
        for (const [, asset = ''] of body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
          if (!random.chance(0.2)) continue;
          const answer = await ask(asset);
          report.requests += 1;
          if (answer.status !== 200) say(`${asset} of ${path}: ${answer.status}`);
        }
      } catch (error) {
        say(`${path}: ${String(error)}`);
      }
      await sleep(random.below(2 * PAUSE_MS.visitor));
    }
    leave();
  };
  const visitors = Array.from({ length: connections }, visit);

  const staff = createStaff(place.kitchen);
  const looker = createVisitor(place.site);
  const dish = formsTo((await staff.get('/?find=a')).text, '/on-menu')[0]?.fields['dish'] ?? '';
  const times: number[] = [];
  for (let n = 1; n <= count; n += 1) {
    const price = (80 + n / 100).toFixed(2);
    const form = await staff.form(`/price?dish=${dish}`, '/price');
    const start = performance.now();
    const answer = await staff.send(form, { price, sure: 'yes' });
    let isLive = false;
    while (!isLive && performance.now() - start < PATIENCE_MS) {
      isLive = (await looker.ask(MENU)).body.includes(price);
      if (!isLive) await sleep(PAUSE_MS.look);
    }
    times.push((performance.now() - start) / 1000);
    if (!isLive) say(`price ${n} did not come onto the site`);
    const end = await staff.ended(answer);
    if (!/On the site at/.test(end)) say(`price ${n}: ${end}`);
    note(await pagesOf(place), whole);
    process.stdout.write(`${n}: ${times.at(-1)?.toFixed(1)} s\n`);
  }
  over.abort();
  await Promise.all(visitors);
  looker.leave();
  for (const [path, texts] of got)
    for (const text of texts) if (!whole.get(path)?.has(text)) say(`${path} was a page of no build`);
  return { ...report, median: median(times), worst: Math.max(...times) };
}
