/** Where builds are made: each in a folder of `.builds/`, and `build` is a link to the one that is served. */
import * as fs from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import * as v from 'valibot';

/** Files with a hash of their content in their name. Pages that are open load some of them later. */
const HASHED = 'client/_astro';
/** How long the hashed files of an earlier build stay. In milliseconds. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/** How many builds stay beside the live one and the next. */
const KEEP_BUILDS = 2;
/** In a build: the files that it has from earlier builds, and until when. */
const CARRIED = 'carried.json';
const Carried = v.record(v.string(), v.number());

export type Builds = ReturnType<typeof createBuilds>;

/** @param servedPath the path that the server reads: `build` */
export function createBuilds(servedPath: string) {
  const store = join(dirname(servedPath), '.builds');
  const newLink = `${servedPath}.link`;
  return {
    /** The folder for the next build, which does not exist yet. Removes old builds. */
    prepare: async (): Promise<string> => {
      await fs.mkdir(store, { recursive: true });
      if ((await fs.lstat(servedPath).catch(() => undefined))?.isDirectory())
        throw new Error(
          `${servedPath} is a folder, where a link to the current build belongs; remove it, then build again`,
        );
      await prune(store, servedPath);
      return join(store, `${basename(servedPath)}-${new Date().toISOString().replaceAll(/[^\dT]/g, '')}`);
    },
    /** Makes a finished build the live one, in one step. */
    swap: async (folder: string): Promise<void> => {
      const previous = await fs.realpath(servedPath).catch(() => undefined);
      if (previous !== undefined && (await nameOf(previous)) === (await nameOf(folder)))
        await carryOver(previous, folder);
      await fs.rm(newLink, { force: true });
      await fs.symlink(relative(dirname(servedPath), folder), newLink);
      await fs.rename(newLink, servedPath);
    },
  };
}

/** Keeps the live build and the newest KEEP_BUILDS others of this link, failed ones included, and removes the rest. */
async function prune(store: string, servedPath: string): Promise<void> {
  const current = await fs.realpath(servedPath).catch(() => '');
  const name = basename(servedPath);
  const builds = (await fs.readdir(store)).filter((one) => one.replace(/-[\dT]+$/, '') === name).toSorted();
  const others = builds.map((one) => join(store, one)).filter((folder) => folder !== current);
  for (const folder of others.slice(0, -KEEP_BUILDS)) await fs.rm(folder, { recursive: true, force: true });
}

/** The restaurant of a build: it gets no files of another. */
async function nameOf(build: string): Promise<unknown> {
  const text = await fs.readFile(join(build, 'client/manifest.webmanifest'), 'utf8').catch(() => '{}');
  return Object(JSON.parse(text)).name;
}

/** Links the hashed files of the previous build that the new one no longer has, for a day. */
async function carryOver(previous: string, folder: string): Promise<void> {
  const text = await fs.readFile(join(previous, CARRIED), 'utf8').catch(() => '{}');
  const before = v.parse(Carried, JSON.parse(text));
  const carried: v.InferOutput<typeof Carried> = {};
  const entries = await fs.readdir(join(previous, HASHED), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = relative(previous, join(entry.parentPath, entry.name));
    const target = join(folder, file);
    const until = before[file] ?? Date.now() + KEEP_MS;
    if (Date.now() > until || (await fs.stat(target).catch(() => undefined))) continue;
    carried[file] = until;
    await fs.mkdir(dirname(target), { recursive: true });
    await fs.link(join(previous, file), target);
  }
  await fs.writeFile(join(folder, CARRIED), JSON.stringify(carried));
}
