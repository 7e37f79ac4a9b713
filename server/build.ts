import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { type ApiData, readApiData, readCspHashes, StartError } from './api-data.ts';
import { type Asset, groupFiles, type StoredFile } from './assets.ts';
import { type CspHashes, isImmutable } from './headers.ts';
import { loadAssets } from './load-assets.ts';

/** A build in memory: everything that the app serves. */
export interface Build {
  api: ApiData;
  csp: CspHashes;
  assets: readonly Asset[];
}

/**
 * Reads a build folder. Throws StartError if it is missing or incomplete.
 *
 * @param before the build that is served now: files that never change are taken from it
 */
export const readBuild = async (folder: string, before?: Build): Promise<Build> => {
  // The folder may be a link, which a new build replaces. Large files are read from this build all the same.
  const build = await realpath(folder).catch(() => folder);
  const client = join(build, 'client');
  const api = join(build, 'api.json');
  for (const path of [client, api]) {
    if (!existsSync(path)) throw new StartError(`${path} is missing. Run "npm run build" first.`);
  }
  const csp = join(build, 'csp.json');
  return {
    api: readApiData(await readFile(api, 'utf8')),
    csp: existsSync(csp) ? readCspHashes(await readFile(csp, 'utf8')) : {},
    assets: groupFiles(await loadAssets(client, undefined, before && unchangedIn(before))),
  };
};

/** Finds the files of a build whose names contain a hash of their content. */
const unchangedIn = ({ assets }: Build): ((file: string, size: number) => StoredFile | undefined) => {
  const stored = assets.flatMap(({ plain, compressed }) => [plain, ...Object.values(compressed)]);
  const immutable = new Map(stored.flatMap((each) => (isImmutable(`/${each.file}`) ? [[each.file, each]] : [])));
  return (file, size) => {
    const known = immutable.get(file);
    return known?.size === size ? known : undefined;
  };
};

/** Differs for each build that stands at the path. Undefined while there is none. */
export const buildId = async (folder: string): Promise<string | undefined> => {
  const file = await stat(join(folder, 'api.json')).catch(() => undefined);
  return file && `${file.ino}-${file.mtimeMs}`;
};

/** The build with the scripts, styles, fonts and pictures of another one: for pages that another process serves already, or that are open. */
export const withAssetsOf = (build: Build, other: Build): Build => {
  const known = new Set(build.assets.map(({ plain }) => plain.file));
  const added = other.assets.filter(({ plain }) => isImmutable(`/${plain.file}`) && !known.has(plain.file));
  return { ...build, assets: [...build.assets, ...added] };
};
