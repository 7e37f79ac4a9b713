import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
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
const hostRules = globSync('content/branches/*/branch.yaml').flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^hostWithoutBooking: *(\S+)/gm),
    ([, host]) => `MAP ${host} 127.0.0.1`,
  ),
);

const server = (port: number, build: string) => ({
  command: 'node server/node.ts',
  env: { PORT: String(port), BUILD_FOLDER: build, LOG: 'off' },
  url: `http://localhost:${port}/healthz`,
});

/** Browser tests of the built site, served as visitors get it. tests/e2e/site.ts has the windows, and the address of the real site. */
export default defineConfig({
  testMatch: 'tests/**/*.spec.ts',
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
    viewport: { width: 1280, height: 900 },
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
  webServer: [server(PORT, fixtureBuildFolder), server(PORT + 1, realEnvironment.BUILD_FOLDER)],
});
