import { launch, ROUTES } from './browser.ts';
import { makeFloor } from './floor.ts';
import { type Visit, visit } from './loading.ts';
import { phone } from './phone.ts';
import { missed, type Report } from './report.ts';
import { serveBuild } from './servers.ts';
import { errorOfRatio, medians } from './statistics.ts';
import { kb, ms, table } from './table.ts';

/** The most that a page may cost beyond the same page without scripts. */
const MOST = { lcpRatio: 1.05, blocking: 50, script: 85 * 1024, homeBytes: 300 * 1024 };

/** Pairs of visits go on until the ratio is known this well (its standard error). */
const SURE = 0.02;

/** How many pairs of visits there are: at least, and at most while the ratio is not sure. */
export interface Pairs {
  least: number;
  most: number;
}

/**
 * Every page against its floor, the same HTML without scripts: alternating visits, each by a browser that knows nothing yet.
 *
 * @param beside another build, whose pages are visited in turns with ours where it has them
 */
export async function measurePages(build: string, pairs: Pairs, beside?: string): Promise<Report> {
  const floorBuild = `${build}-floor`;
  await makeFloor(build, floorBuild);
  await using site = await serveBuild(build);
  await using floor = await serveBuild(floorBuild);
  const browser = await launch();
  await using other = beside === undefined ? undefined : await serveBuild(beside);
  const results: PageResult[] = [];
  for (const route of ROUTES) {
    const before: Visit[] = [];
    const hasBefore = other !== undefined && (await fetch(other.origin + route)).ok;
    const visits: Pair[] = [];
    const error = () => errorOfRatio(...lcps(visits));
    for (let run = 0; run < pairs.least || (run < pairs.most && error() > SURE); run += 1) {
      // Who goes first changes, so that neither gains by what the machine did just before.
      const order = run % 2 === 0 ? [site, floor] : [floor, site];
      const [first, second] = [
        await visit(browser, order[0]?.origin + route),
        await visit(browser, order[1]?.origin + route),
      ];
      visits.push(run % 2 === 0 ? { ours: first, floor: second } : { ours: second, floor: first });
      if (hasBefore) before.push(await visit(browser, other.origin + route));
    }
    const [ours, bare] = [medians(visits.map((pair) => pair.ours)), medians(visits.map((pair) => pair.floor))];
    const result = { route, ours, floor: bare, ratio: ours.lcp / bare.lcp, error: error(), runs: visits };
    results.push(hasBefore ? { ...result, beside: medians(before) } : result);
    process.stdout.write(`${route}: ${(ours.lcp / bare.lcp).toFixed(3)} × the floor, ${visits.length} visits each\n`);
  }
  await browser.close();

  const rows = results.map(({ route, ours, floor: bare, ratio, error, runs, beside: before }) => [
    route,
    runs.length,
    ms(ours.fcp),
    ms(ours.lcp),
    ms(bare.lcp),
    ratio.toFixed(3),
    error.toFixed(3),
    ms(ours.blocking),
    ms(bare.blocking),
    ours.shift.toFixed(3),
    ms(ours.ready),
    ours.requests,
    kb(ours.document),
    kb(ours.image),
    kb(ours.font),
    kb(ours.script),
    kb(ours.bytes),
    ...(other ? [ms(before?.ready ?? Number.NaN), before ? (ours.ready / before.ready).toFixed(2) : '–'] : []),
  ]);
  return {
    title: 'Every page against its floor',
    method: `An emulated phone (${phone.screen.width} × ${phone.screen.height} at ${phone.density} dots, ${phone.down / 1e6} Mbit/s, ${phone.latency} ms, processor ÷ ${phone.slowdown}), medians of alternating visits with an empty cache, as many as make the ratio sure to ${SURE} (±, standard error) or ${pairs.most} pairs. The floor is the same HTML with every script taken out, from the same server. Times in milliseconds, KB of 1024 bytes as sent, without headers.${other ? ' “Beside” is another build, visited in turns.' : ''}`,
    text: table(
      [
        'Page',
        'visits',
        'FCP',
        'LCP',
        'floor LCP',
        'ratio',
        '±',
        'blocking',
        'floor blocking',
        'shift',
        'React ready',
        'requests',
        'HTML KB',
        'pictures KB',
        'fonts KB',
        'scripts KB',
        'all KB',
        ...(other ? ['ready beside', 'ratio'] : []),
      ],
      rows,
    ),
    missed: results.flatMap(({ route, ours, floor: bare, ratio, beside: before }) =>
      missed(
        [ratio <= MOST.lcpRatio, `${route}: its largest paint comes at ${ratio.toFixed(3)} times the floor`],
        [
          ours.blocking <= bare.blocking + MOST.blocking,
          `${route}: blocks for ${ms(ours.blocking - bare.blocking)} ms more than the floor`,
        ],
        [ours.shift < 0.0005, `${route}: moves by ${ours.shift.toFixed(4)}`],
        [ours.script <= MOST.script, `${route}: ${kb(ours.script)} KB of scripts`],
        [
          !before || ours.ready <= before.ready,
          `${route}: React is ready after ${ms(ours.ready)} ms, ${ms(before?.ready ?? 0)} beside it`,
        ],
        [route !== '/' || ours.bytes <= MOST.homeBytes, `${route}: ${kb(ours.bytes)} KB in all`],
      ),
    ),
    data: results,
  };
}

interface Pair {
  ours: Visit;
  floor: Visit;
}

interface PageResult extends Pair {
  route: string;
  /** Of the largest paints, and its standard error. */
  ratio: number;
  error: number;
  runs: Pair[];
  /** Of the other build. */
  beside?: Visit;
}

const lcps = (visits: readonly Pair[]) =>
  [visits.map(({ ours }) => ours.lcp), visits.map(({ floor }) => floor.lcp)] as const;
