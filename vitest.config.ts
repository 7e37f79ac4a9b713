/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { fixtureBuildFolder, fixtureContentFolder, realEnvironment } from './tests/another-restaurant/environments.ts';

/** Tests that take more than a second: they start servers, programs or builds, encode pictures, or run thousands of cases. */
const slow = '**/*.slow.test.ts';
/** Tests that take minutes: recipes of content/README.md, random edits, the staff's program killed. Only `npm run test:long` runs them. */
const long = '**/*.long.test.ts';
const built = 'tests/built/**';
/** Tests of the first restaurant's own texts and of its build. */
const acceptance = 'tests/acceptance/**';
const folders = '{admin,integrations,model,server,src,tests,tools}';

/** The content is that of the second restaurant, but for the acceptance tests. */
process.env['CONTENT'] ??= fixtureContentFolder;
process.env['BUILD_FOLDER'] ??= fixtureBuildFolder;

/** Each project is a step of `npm test`. Unit tests are beside their source files. */
export default getViteConfig({
  test: {
    environment: 'node',
    // Only a test that hangs reaches these timeouts, also on a shared machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: [slow, long, built, acceptance],
          // Test files share modules, so that content is read and parsed once. No test may leave a global changed.
          isolate: false,
          setupFiles: 'tests/seed.ts',
        },
      },
      {
        extends: true,
        test: { name: 'slow', include: [`${folders}/${slow}`] },
      },
      { extends: true, test: { name: 'long', include: [`tests/${long}`], testTimeout: 600_000, hookTimeout: 120_000 } },
      { extends: true, test: { name: 'built', include: [`${built}/*.test.ts`] } },
      {
        extends: true,
        // That every page is valid and leads somewhere holds for the first restaurant's own texts too.
        test: {
          name: 'acceptance',
          env: realEnvironment,
          include: [`${acceptance}/*.test.ts`, 'tests/built/{pages,reviews-frame}.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
