import * as v from 'valibot';

/** The numbers of passed and failed tests. Skipped tests do not count. */
export interface Counts {
  passed: number;
  failed: number;
}

/** For a step without its report, which counts as failed whatever its exit code is. */
export const failureWithoutReport: Counts = { passed: 0, failed: 1 };

const VitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.optional(v.array(v.unknown()), []),
});

const OwnReport = v.object({ passed: v.number(), failed: v.number() });

/** Reads the report of our own programs, which contains only the numbers. Throws if it is invalid. */
export const countOwn = (report: unknown): Counts => v.parse(OwnReport, report);

/** Reads Vitest's JSON report. Throws if it is invalid. */
export const countVitest = (report: unknown): Counts => {
  const { numPassedTests, numFailedTests } = v.parse(VitestReport, report);
  return { passed: numPassedTests, failed: numFailedTests };
};

/** Reads Playwright's JSON report. A test that passed only on retry counts as failed. Throws if it is invalid. */
export const countPlaywright = (report: unknown): Counts => {
  const { stats, errors } = v.parse(PlaywrightReport, report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};
