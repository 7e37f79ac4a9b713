import lighthouse from 'lighthouse';
import { launch, ROUTES } from './browser.ts';
import { missed, type Report } from './report.ts';
import { freePort, serveBuild } from './servers.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The least that each category must give. */
const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** A page that says itself that search engines should pass it over is not marked down for that. */
const UNLISTED = new Set(['/under-construction', '/gotoappstore', '/offline']);

interface Marks {
  scores: Record<string, number[]>;
  /** Audits that gave less than full marks, and by what. */
  failed: Record<string, string>;
}

/** Lighthouse with its mobile settings on every page; the middle of the performance marks counts, as they vary. */
export async function measureLighthouse(
  build: string,
  runs: number,
  routes: readonly string[] = ROUTES,
): Promise<Report> {
  await using site = await serveBuild(build);
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  const results: { route: string; marks: Marks }[] = [];
  for (const route of routes) {
    const marks: Marks = { scores: {}, failed: {} };
    for (let run = 0; run < runs; run += 1) {
      const skipAudits = UNLISTED.has(route) ? ['is-crawlable'] : null;
      const result = await lighthouse(
        `${site.origin.replace('127.0.0.1', 'localhost')}${route}`,
        { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
        skipAudits ? { extends: 'lighthouse:default', settings: { skipAudits } } : undefined,
      );
      if (!result) throw new Error(`Lighthouse gives nothing for ${route}`);
      for (const category of CATEGORIES) {
        const { score, auditRefs } = result.lhr.categories[category] ?? { score: 0, auditRefs: [] };
        (marks.scores[category] ??= []).push(Math.round((score ?? 0) * 100));
        for (const { id, weight } of auditRefs) {
          const audit = result.lhr.audits[id];
          if (weight > 0 && audit?.score !== null && audit && audit.score < 0.9)
            marks.failed[`${category}: ${id}`] = audit.displayValue ?? audit.title;
        }
      }
    }
    results.push({ route, marks });
    process.stdout.write(`${route}: ${CATEGORIES.map((category) => median(marks.scores[category] ?? [])).join(' ')}\n`);
  }
  await browser.close();
  const scoreOf = (marks: Marks, category: string) => median(marks.scores[category] ?? []);
  return {
    title: 'Lighthouse, mobile',
    method: `Lighthouse's own mobile settings (simulated slow 4G, processor ÷ 4), without network; medians of ${runs} runs.`,
    text: table(
      ['Page', ...CATEGORIES],
      results.map(({ route, marks }) => [route, ...CATEGORIES.map((category) => scoreOf(marks, category))]),
    ),
    missed: results.flatMap(({ route, marks }) =>
      missed(
        ...CATEGORIES.map(
          (category) =>
            [
              scoreOf(marks, category) >= LEAST[category],
              `${route}: ${category} ${scoreOf(marks, category)} (${Object.entries(marks.failed)
                .map((entry) => entry.join(' '))
                .join('; ')})`,
            ] as const,
        ),
      ),
    ),
    data: results,
  };
}
