import { defineConfig } from 'vitest/config';
import { fixtureEnvironment } from '../another-restaurant/environments.ts';

/** Only the unit tests of what stryker.json changes, without Astro, which would take most of the time of each run. */
export default defineConfig({
  test: {
    include: ['model/*.test.ts', 'model/recipes/*.test.ts', 'src/stores/*.test.ts'],
    env: fixtureEnvironment,
    setupFiles: 'tests/seed.ts',
    testTimeout: 60_000,
  },
});
