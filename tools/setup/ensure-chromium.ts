/**
 * Finds a Chromium for the browser tests, and installs one if there is none:
 *
 *     node tools/setup/ensure-chromium.ts      prints its path
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { chromium } from '@playwright/test';

/** Thrown if there is no browser and none could be installed. The message says what to do. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/**
 * Program names of Chromium and Chrome. The headless shell comes first: it opens a page with a third of the work, which halves
 * the time of the browser tests.
 */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

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

const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Whether the browser starts. If libraries are missing, even --version fails. */
const canStart = (path: string): boolean =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, else an installed one, else Playwright's own. Undefined if there is none.
 * Throws NoBrowserError if CHROMIUM_PATH is set and wrong.
 */
export const findChromium = (): string | undefined => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (canStart(chosen)) return chosen;
    throw new NoBrowserError(`CHROMIUM_PATH=${chosen} does not run. Correct it or unset it.`);
  }
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...macPaths, chromium.executablePath()].find(canStart);
};

const run = (command: string, ...args: string[]): boolean => {
  process.stdout.write(`${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
};

const isRoot = process.getuid?.() === 0;

/** Installers, the least invasive first. Each runs only if there is still no browser after the previous one. */
const installers: readonly { name: string; possible: boolean; install: () => boolean }[] = [
  {
    name: "Playwright's download",
    possible: true,
    install: () => run('playwright', 'install', 'chromium'),
  },
  {
    name: "Debian's package",
    possible: process.platform === 'linux' && isRoot,
    install: () =>
      run('apt-get', 'update') &&
      // The visual tests and the layout shift tests need a local font.
      run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'),
  },
];

/** Like findChromium, but installs one if there is none. Throws NoBrowserError if that fails. */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  for (const { name, possible, install } of installers) {
    if (!possible) continue;
    process.stdout.write(`No Chromium found; trying ${name}\n`);
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new NoBrowserError(
    [
      'The browser tests need Chromium, and it could not be installed. Do one of these and run the command again:',
      '- Debian, Ubuntu: sudo apt-get update && sudo apt-get install chromium-headless-shell fonts-liberation',
      '- elsewhere: install Chrome or Chromium, or run: npx playwright install --with-deps chromium',
      '- if it is in an unusual place: CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
};

if (import.meta.main) {
  try {
    process.stdout.write(`${ensureChromium()}\n`);
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
