import { defineConfig } from '@playwright/test';
import { content } from './tests/acceptance/content.ts';
import { fixtureBuildFolder, fixtureContentFolder, realEnvironment } from './tests/another-restaurant/environments.ts';
import { chromiumFlags, findChromium } from './tests/ensure-chromium.ts';

// The browser tests run on the second restaurant and read its content. Each worker loads this file too.
process.env['CONTENT'] = fixtureContentFolder;

/** Set PORT to another port in each working copy that runs tests at the same time. The real content is served on the port after it. */
const PORT = Number(process.env['PORT'] ?? 4173);
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
const executablePath = isWorker ? process.env['CHROMIUM_PATH'] : findChromium();
if (executablePath) process.env['CHROMIUM_PATH'] = executablePath;
/** Resolver rules that send the ordering and booking hosts of the real branches to this machine. */
const hostRules = content.branches.flatMap(({ hostWithoutBooking: host }) => (host ? [`MAP ${host} 127.0.0.1`] : []));

const server = (port: number, build: string) => ({
  command: 'node server/node.ts',
  env: { PORT: String(port), BUILD_FOLDER: build, LOG: 'off' },
  url: `http://localhost:${port}/healthz`,
});

/**
 * Browser tests of the built site, served as visitors get it. A test runs on a desktop, unless its tag says otherwise: `@phone` for
 * those that need a narrow window or touch.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  // Only a test that hangs reaches these timeouts, also on a shared machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    // A service worker would answer requests that tests mock. offline.spec.ts allows it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...chromiumFlags, `--host-resolver-rules=${hostRules.join(',')}`],
    },
  },
  projects: [
    // Starts servers of its own, and takes longest.
    { name: 'admin', testDir: 'tests/admin' },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'desktop', testDir: 'tests/e2e', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'acceptance',
      testDir: 'tests/acceptance',
      use: { baseURL: `http://localhost:${PORT + 1}`, viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: [server(PORT, fixtureBuildFolder), server(PORT + 1, realEnvironment.BUILD_FOLDER)],
});
