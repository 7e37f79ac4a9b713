import { launch } from './browser.ts';
import { makeBaseline } from './baseline.ts';
import { type Visit, visit } from './loading.ts';
import { phone } from './phone.ts';
import { findMissed, type Report } from './report.ts';
import { serveBuild } from './servers.ts';
import { errorOfRatio, medians } from './statistics.ts';
import { kb, ms, renderTable } from './table.ts';

/** Limits of a page. LCP and blocking time (ms) are relative to its baseline, the page without scripts. Sizes in bytes. */
const LIMITS = { lcpRatio: 1.03, blocking: 20, script: 72 * 1024, homeBytes: 300 * 1024 };

/** Visits are repeated until the standard error of the ratio is at most this. */
const MAX_ERROR = 0.02;

/** Limits of the number of visit pairs. */
export interface PairCount {
  min: number;
  max: number;
}

/**
 * Compares each page with its baseline, the same HTML without scripts, in alternating visits with an empty cache.
 *
 * @param otherBuild another build to compare with; pages that it does not have are skipped
 */
export async function measurePages(
  build: string,
  routes: readonly string[],
  pairs: PairCount,
  otherBuild?: string,
): Promise<Report> {
  const baselineBuild = `${build}-baseline`;
  await makeBaseline(build, baselineBuild);
  await using site = await serveBuild(build);
  await using baseline = await serveBuild(baselineBuild);
  const browser = await launch();
  await using otherSite = otherBuild === undefined ? undefined : await serveBuild(otherBuild);
  const results: PageResult[] = [];
  for (const route of routes) {
    const otherVisits: Visit[] = [];
    const isInOther = otherSite !== undefined && (await fetch(otherSite.origin + route)).ok;
    const visits: Pair[] = [];
    const error = () => errorOfRatio(...lcps(visits));
    for (let run = 0; run < pairs.min || (run < pairs.max && error() > MAX_ERROR); run += 1) {
      // The order alternates, so that the state of the machine favours neither.
      const order = run % 2 === 0 ? [site, baseline] : [baseline, site];
      const [first, second] = [
        await visit(browser, order[0]?.origin + route),
        await visit(browser, order[1]?.origin + route),
      ];
      visits.push(run % 2 === 0 ? { ours: first, baseline: second } : { ours: second, baseline: first });
      if (isInOther) otherVisits.push(await visit(browser, otherSite.origin + route));
    }
    const [ours, baselineMedians] = [
      medians(visits.map((pair) => pair.ours)),
      medians(visits.map((pair) => pair.baseline)),
    ];
    const result = {
      route,
      ours,
      baseline: baselineMedians,
      ratio: ours.lcp / baselineMedians.lcp,
      error: error(),
      runs: visits,
    };
    results.push(isInOther ? { ...result, other: medians(otherVisits) } : result);
    process.stdout.write(
      `${route}: ${(ours.lcp / baselineMedians.lcp).toFixed(3)} × the baseline, ${visits.length} visits each\n`,
    );
  }
  await browser.close();

  const rows = results.map(({ route, ours, baseline: baselineMedians, ratio, error, runs, other }) => [
    route,
    runs.length,
    ms(ours.fcp),
    ms(ours.lcp),
    ms(baselineMedians.lcp),
    ratio.toFixed(3),
    error.toFixed(3),
    ms(ours.blocking),
    ms(baselineMedians.blocking),
    ours.shift.toFixed(3),
    ours.requests,
    ...[ours.document, ours.image, ours.font, ours.script, ours.bytes].map(kb),
    ...(other ? [ms(other.lcp), (ours.lcp / other.lcp).toFixed(2), ms(other.blocking), kb(other.script)] : []),
  ]);
  return {
    title: 'Every page against its baseline',
    method: `An emulated phone (${phone.screen.width} × ${phone.screen.height} at ${phone.density} dots, ${phone.down / 1e6} Mbit/s, ${phone.latency} ms, processor ÷ ${phone.slowdown}), medians of alternating visits with an empty cache, repeated until the standard error of the ratio (±) is at most ${MAX_ERROR}, or ${pairs.max} pairs. The baseline is the same HTML without scripts, from the same server. Times in milliseconds, KB of 1024 bytes as sent, without headers.${otherSite ? ' The other build is visited alternately.' : ''}`,
    text: renderTable(
      [
        ...'Page,visits,FCP,LCP,baseline LCP,ratio,±,blocking,baseline blocking,shift,requests'.split(','),
        ...'HTML KB,pictures KB,fonts KB,scripts KB,all KB'.split(','),
        ...(otherSite ? 'LCP of the other build,ratio,blocking,scripts KB'.split(',') : []),
      ],
      rows,
    ),
    missed: results.flatMap(({ route, ours, baseline: baselineMedians, ratio, other }) =>
      findMissed(
        [ratio <= LIMITS.lcpRatio, `${route}: LCP is ${ratio.toFixed(3)} times the baseline`],
        [
          ours.blocking <= baselineMedians.blocking + LIMITS.blocking,
          `${route}: blocking time exceeds the baseline's by ${ms(ours.blocking - baselineMedians.blocking)} ms`,
        ],
        [ours.shift < 0.0005, `${route}: layout shift is ${ours.shift.toFixed(4)}`],
        [ours.script <= LIMITS.script, `${route}: ${kb(ours.script)} KB of scripts`],
        [
          !other || ours.lcp <= other.lcp,
          `${route}: LCP is ${(ours.lcp / (other?.lcp ?? 1)).toFixed(3)} times that of the other build`,
        ],
        [route !== '/' || ours.bytes <= LIMITS.homeBytes, `${route}: ${kb(ours.bytes)} KB in total`],
      ),
    ),
    data: results,
  };
}

interface Pair {
  ours: Visit;
  baseline: Visit;
}

interface PageResult extends Pair {
  route: string;
  /** Ratio of the LCP medians, and its standard error. */
  ratio: number;
  error: number;
  runs: Pair[];
  /** Medians of the other build. */
  other?: Visit;
}

const lcps = (visits: readonly Pair[]) =>
  [visits.map(({ ours }) => ours.lcp), visits.map(({ baseline }) => baseline.lcp)] as const;
