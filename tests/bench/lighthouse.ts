import lighthouse from 'lighthouse';
import { pages } from '../pages.ts';
import { launch, ROUTES } from './browser.ts';
import { findMissed, type Report } from './report.ts';
import { findFreePort, serveBuild } from './servers.ts';
import { median } from './statistics.ts';
import { renderTable } from './table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The minimum score of each category. */
const MIN_SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Pages with an intended `noindex`, for which the `is-crawlable` audit is skipped. */
const UNLISTED = new Set(pages.filter(({ isListed }) => !isListed).map(({ path }) => path));

interface PageScores {
  scores: Record<string, number[]>;
  /** Values of the audits with a score below 0.9, by category and audit. */
  failedAudits: Record<string, string>;
}

/** Runs Lighthouse with its mobile settings on every page. Scores vary, so the medians count. */
export async function measureLighthouse(
  build: string,
  runs: number,
  routes: readonly string[] = ROUTES,
): Promise<Report> {
  await using site = await serveBuild(build);
  const port = await findFreePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  const results: { route: string; pageScores: PageScores }[] = [];
  for (const route of routes) {
    const pageScores: PageScores = { scores: {}, failedAudits: {} };
    for (let run = 0; run < runs; run += 1) {
      const skipAudits = UNLISTED.has(route) ? ['is-crawlable'] : null;
      const result = await lighthouse(
        `${site.origin.replace('127.0.0.1', 'localhost')}${route}`,
        { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
        skipAudits ? { extends: 'lighthouse:default', settings: { skipAudits } } : undefined,
      );
      if (!result) throw new Error(`Lighthouse returned no result for ${route}`);
      for (const category of CATEGORIES) {
        const { score, auditRefs } = result.lhr.categories[category] ?? { score: 0, auditRefs: [] };
        (pageScores.scores[category] ??= []).push(Math.round((score ?? 0) * 100));
        for (const { id, weight } of auditRefs) {
          const audit = result.lhr.audits[id];
          if (weight > 0 && audit?.score !== null && audit && audit.score < 0.9)
            pageScores.failedAudits[`${category}: ${id}`] = audit.displayValue ?? audit.title;
        }
      }
    }
    results.push({ route, pageScores });
    process.stdout.write(
      `${route}: ${CATEGORIES.map((category) => median(pageScores.scores[category] ?? [])).join(' ')}\n`,
    );
  }
  await browser.close();
  const scoreOf = (pageScores: PageScores, category: string) => median(pageScores.scores[category] ?? []);
  return {
    title: 'Lighthouse, mobile',
    method: `Lighthouse's own mobile settings (simulated slow 4G, processor ÷ 4), from a local server; medians of ${runs} runs.`,
    text: renderTable(
      ['Page', ...CATEGORIES],
      results.map(({ route, pageScores }) => [route, ...CATEGORIES.map((category) => scoreOf(pageScores, category))]),
    ),
    missed: results.flatMap(({ route, pageScores }) =>
      findMissed(
        ...CATEGORIES.map(
          (category) =>
            [
              scoreOf(pageScores, category) >= MIN_SCORES[category],
              `${route}: ${category} ${scoreOf(pageScores, category)} (${Object.entries(pageScores.failedAudits)
                .map((entry) => entry.join(' '))
                .join('; ')})`,
            ] as const,
        ),
      ),
    ),
    data: results,
  };
}
