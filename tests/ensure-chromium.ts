/** Finds a Chromium for the browser tests, installs one if there is none, and prints its path. */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell comes first: it opens a page with a third of the work, which halves the time of the browser tests. */
const names = ['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Flags for tests, not for browsing. Without font hinting, text is measured as on phones, not rounded to whole pixels. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** The path of a Chromium that starts: CHROMIUM_PATH, else an installed one, else Playwright's own. Undefined if there is none. */
export const findChromium = (): string | undefined => {
  const installed = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env['CHROMIUM_PATH'] || [...installed, chromium.executablePath()]].flat();
  // If libraries are missing, even --version fails.
  return candidates.find((path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0);
};

/** Like findChromium, but installs one if there is none: Playwright's download, else, as root on Debian, its package. */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  const packages = 'chromium-headless-shell fonts-liberation';
  for (const command of [
    'playwright install chromium',
    // The tests of the layout need a local font.
    `apt-get update && apt-get install --yes --no-install-recommends ${packages}`,
  ]) {
    if (command.startsWith('apt-get') && process.getuid?.() !== 0) continue;
    process.stdout.write(`No Chromium found; trying ${command}\n`);
    spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    `The browser tests need Chromium. Install it (Debian: sudo apt-get install ${packages}; elsewhere: npx playwright install --with-deps chromium), or set CHROMIUM_PATH to one that starts, and run the command again.`,
  );
};

if (import.meta.main) process.stdout.write(`${ensureChromium()}\n`);
