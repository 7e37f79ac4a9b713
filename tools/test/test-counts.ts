import * as v from 'valibot';

/** How many tests passed and failed. Skipped ones are neither. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A step that should have left a report and did not has failed, whatever its exit code says. */
export const failureWithoutReport: Counts = { passed: 0, failed: 1 };

const VitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.optional(v.array(v.unknown()), []),
});

const OwnReport = v.object({ passed: v.number(), failed: v.number() });

/** Reads the report of a program of our own, which is the numbers. Throws when it is not one. */
export const countOwn = (report: unknown): Counts => v.parse(OwnReport, report);

/** Reads Vitest's JSON report. Throws when it is not one. */
export const countVitest = (report: unknown): Counts => {
  const { numPassedTests, numFailedTests } = v.parse(VitestReport, report);
  return { passed: numPassedTests, failed: numFailedTests };
};

/** Reads Playwright's JSON report; a test that passed only on a second try has failed. Throws when it is not one. */
export const countPlaywright = (report: unknown): Counts => {
  const { stats, errors } = v.parse(PlaywrightReport, report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};
