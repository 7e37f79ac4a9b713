import {
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { immutableFolders } from '../../server/headers.ts';

/** How long the scripts, styles and pictures of an earlier build stay, for pages that are open. In milliseconds. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/** How many builds the folder holds at most, with the live one and the next. */
const KEEP_BUILDS = 4;
/** In a build: the files that it has from earlier builds, and when each was last part of one. */
const CARRIED = 'carried.json';

/**
 * Where builds are made, and the link that the public server follows.
 *
 * @param live the path that the public server reads: `build`
 */
export interface Builds {
  /** The folder for the next build. Anything left there by a build that was killed is removed. */
  prepare: () => Promise<string>;
  /** Makes a finished build the live one, in one step. */
  swap: (folder: string) => Promise<void>;
}

export function createBuilds(live: string): Builds {
  const store = join(dirname(live), '.builds');
  return {
    prepare: async () => {
      await mkdir(store, { recursive: true });
      // Killed between the two steps of the first swap: its second step.
      if (!(await stat(live).catch(() => undefined))) await rename(`${live}.link`, live).catch(() => undefined);
      await prune(store, live);
      return join(store, new Date().toISOString().replaceAll(/[^\dT]/g, ''));
    },
    swap: async (folder) => {
      const previous = await realpath(live).catch(() => undefined);
      if (previous) await carryOver(previous, folder);
      // The first time, and after `npm run build`, `live` is a folder. It moves beside the others, for a moment without a build.
      const isLink = await readlink(live).then(
        () => true,
        () => false,
      );
      const next = `${live}.link`;
      await rm(next, { force: true });
      await symlink(relative(dirname(live), folder), next);
      if (previous && !isLink) await rename(live, join(store, `0-${Date.now()}`));
      await rename(next, live);
    },
  };
}

/** Makes room for the next build: removes the oldest ones, and those that were not finished. */
async function prune(store: string, live: string): Promise<void> {
  const current = await realpath(live).catch(() => '');
  const all = (await readdir(store)).map((name) => join(store, name)).toSorted();
  const finished = all.filter((folder) => !folder.endsWith('.new') && folder !== current);
  const old = finished.slice(0, Math.max(0, finished.length - (KEEP_BUILDS - 2)));
  const unfinished = all.filter((folder) => folder.endsWith('.new'));
  for (const folder of [...old, ...unfinished]) await rm(folder, { recursive: true, force: true });
}

/** Links the immutable files of the previous build that the new one no longer has, until they are a day old. */
async function carryOver(previous: string, folder: string): Promise<void> {
  const before = await readCarried(previous);
  const carried: Record<string, number> = {};
  for (const name of immutableFolders.map((path) => join('client', path))) {
    const files = await readdir(join(previous, name), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of files) {
      if (!entry.isFile()) continue;
      const file = relative(previous, join(entry.parentPath, entry.name));
      const target = join(folder, file);
      const since = before[file] ?? Date.now();
      if (Date.now() - since > KEEP_MS || (await stat(target).catch(() => undefined))) continue;
      carried[file] = since;
      await mkdir(dirname(target), { recursive: true });
      await link(join(previous, file), target);
    }
  }
  await writeFile(join(folder, CARRIED), JSON.stringify(carried));
}

async function readCarried(build: string): Promise<Record<string, number>> {
  const text = await readFile(join(build, CARRIED), 'utf8').catch(() => '{}');
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    : {};
}
