import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Thrown when a browser is not there and could not be installed; the message says what to do. */
export class NoEngineError extends Error {
  override name = 'NoEngineError';
}

/** A program that an engine needs: where it may be, and the Debian package that brings it. */
interface Program {
  name: string;
  package: string;
  find: () => string | undefined;
}

const onPath = (...names: string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const programs = {
  firefox: { name: 'Firefox', package: 'firefox-esr', find: () => onPath('firefox-esr', 'firefox') },
  webKitWebDriver: { name: 'WebKitWebDriver', package: 'webkit2gtk-driver', find: () => onPath('WebKitWebDriver') },
  miniBrowser: {
    name: 'MiniBrowser',
    package: 'webkit2gtk-driver',
    // Not on PATH: it lies with the library, in a folder named after its version.
    find: () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().findLast(isExecutable),
  },
  xvfb: { name: 'Xvfb', package: 'xvfb', find: () => onPath('Xvfb') },
} as const satisfies Record<string, Program>;

/**
 * Finds the browsers other than Chromium, and installs what is missing where that is possible: on Debian, as root.
 *
 * @throws {NoEngineError} where something is missing and cannot be installed
 */
export function ensurePrograms(): { firefox: string; miniBrowser: string } {
  const missing = (): Program[] => Object.values(programs).filter((program) => !program.find());
  const packages = [...new Set(missing().map((program) => program.package))];
  if (packages.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '--yes', '-qq', '--no-install-recommends', ...packages);
  }
  const [firefox, miniBrowser] = [programs.firefox.find(), programs.miniBrowser.find()];
  const names = missing().map(({ name }) => name);
  if (!firefox || !miniBrowser || names.length > 0)
    throw new NoEngineError(
      [
        `Not found: ${names.join(', ')}. The site is tested in Firefox and WebKit too.`,
        `- Debian, Ubuntu: sudo apt-get update && sudo apt-get install --no-install-recommends ${packages.join(' ')}`,
        '- elsewhere: these tests need WebKitGTK, so run them in a Debian container.',
      ].join('\n'),
    );
  return { firefox, miniBrowser };
}

function run(command: string, ...args: string[]): void {
  process.stdout.write(`${command} ${args.join(' ')}\n`);
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
