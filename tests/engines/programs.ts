import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engines besides Chromium. */
export type OtherEngine = 'firefox' | 'webkit';

/** A program that an engine needs, and the Debian package that contains it. */
interface Program {
  name: string;
  package: string;
  find: () => string | undefined;
}

const findOnPath = (...names: string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const programs = {
  firefox: { name: 'Firefox', package: 'firefox-esr', find: () => findOnPath('firefox-esr', 'firefox') },
  webKitWebDriver: { name: 'WebKitWebDriver', package: 'webkit2gtk-driver', find: () => findOnPath('WebKitWebDriver') },
  miniBrowser: {
    name: 'MiniBrowser',
    package: 'webkit2gtk-driver',
    // Not on PATH, but in the library's folder, which is named after its version.
    find: () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().findLast(isExecutable),
  },
  xvfb: { name: 'Xvfb', package: 'xvfb', find: () => findOnPath('Xvfb') },
} as const satisfies Record<string, Program>;

/** The programs of each engine, the browser first. */
const requiredPrograms: Record<OtherEngine, readonly Program[]> = {
  firefox: [programs.firefox],
  webkit: [programs.miniBrowser, programs.webKitWebDriver, programs.xvfb],
};

/**
 * Returns the path of an engine's browser, or in `missing` which programs are not installed and how to install them.
 *
 * As root on Debian (a container or a build machine), it installs missing programs. Elsewhere it installs nothing.
 */
export function findEngine(engine: OtherEngine): { path: string } | { missing: string } {
  const listMissing = () => requiredPrograms[engine].filter((program) => !program.find());
  if (listMissing().length > 0 && process.getuid?.() === 0 && findOnPath('apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '--yes', '-qq', '--no-install-recommends', ...packagesOf(listMissing()));
  }
  const path = requiredPrograms[engine][0]?.find();
  if (path && listMissing().length === 0) return { path };
  const names = listMissing().map(({ name }) => name);
  return {
    missing: `${names.join(', ')} not found (Debian, Ubuntu: sudo apt-get install ${packagesOf(listMissing()).join(' ')})`,
  };
}

const packagesOf = (missing: readonly Program[]) => [...new Set(missing.map((program) => program.package))];

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
