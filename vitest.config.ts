import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { fixtureBuildFolder, fixtureContentFolder } from './tests/another-restaurant/folders.ts';
import { content } from './tools/content/content-plugin.ts';
import { fonts } from './tools/fonts/fonts-plugin.ts';

/** Tests that take more than a second: they start servers, programs or builds, encode pictures, or run thousands of cases. */
const slow = '**/*.slow.test.ts';
/** Tests that read the built folder and need a build first. */
const built = 'tests/built/**';
/** Tests of the first restaurant's own texts and of its build, in `content/` and `build/`. */
const acceptance = 'tests/acceptance/**';

/** Everything but the acceptance tests runs on the second restaurant. */
const another = {
  plugins: [content(join(import.meta.dirname, fixtureContentFolder)), fonts()],
  env: { CONTENT: fixtureContentFolder, BUILD_FOLDER: fixtureBuildFolder },
};

/** Each project is a step of `npm test`. Unit tests are beside their source files. */
export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        plugins: another.plugins,
        test: {
          name: 'unit',
          env: another.env,
          include: ['{app,kitchen,model,server,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [slow, built, acceptance],
          // Test files share modules, so that content is read and parsed once. No test may leave a global changed.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: another.plugins,
        // Programs start slowly where other work shares the machine.
        test: {
          name: 'slow',
          env: another.env,
          include: [`{app,kitchen,model,server,tools,tests}/${slow}`],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        plugins: another.plugins,
        test: { name: 'built', env: another.env, include: [`${built}/*.test.ts`] },
      },
      {
        extends: true,
        plugins: [content(), fonts()],
        // That every page is valid and leads somewhere holds for the first restaurant's own texts too.
        test: {
          name: 'acceptance',
          include: [`${acceptance}/*.test.ts`, 'tests/built/pages.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
