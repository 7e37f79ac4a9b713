import { defineConfig } from '@playwright/test';
import { wimbledon } from './tests/e2e/branch-files.ts';
import { chromiumFlags, findChromium } from './tools/setup/ensure-chromium.ts';

/** Another port for each working copy: a server that is up already is taken to serve this one. */
const PORT = Number(process.env['PORT'] ?? 4173);
const executablePath = await findChromium();

/** Width changes nothing in these, or they go through all widths themselves. */
const desktopOnly =
  /(a11y|app-store|dated|faq-failures|menu-pdf|no-scripts|offline|sources|reviews|style-page|third-branch)\.spec\.ts$/;

/** Journeys through the built site, served as it is served to guests, on a phone and on a desktop. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    // A service worker would answer in the place of tests that stand in for the server; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    timezoneId: 'Europe/London',
    // A failed test is run once more to keep its trace; tools/test.ts counts it as failed whatever comes of that.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...chromiumFlags, `--host-resolver-rules=MAP ${wimbledon.host} 127.0.0.1`],
    },
  },
  projects: [
    { name: 'phone', testIgnore: desktopOnly, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node server/node.ts',
    env: { PORT: String(PORT), LOG: 'off' },
    url: `http://localhost:${PORT}/healthz`,
    reuseExistingServer: !process.env['CI'],
  },
});
