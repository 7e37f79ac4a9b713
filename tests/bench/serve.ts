import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '../../integrations/finish/compress.ts';
import { createSiteServer } from '../../server/node.ts';
import { listen } from '../listen.ts';

/** A server that runs. */
export interface Site extends AsyncDisposable {
  /** 'http://localhost:41234'. */
  origin: string;
}

/** Serves a build folder. */
export async function serve(build: string): Promise<Site> {
  const server = createSiteServer(build);
  const origin = `http://localhost:${await listen(server, 'localhost')}`;
  return { origin, [Symbol.asyncDispose]: async () => void server.close().closeAllConnections() };
}

/** Copies a build without the scripts of its pages. Returns the folder. */
export async function copyWithoutScripts(build: string): Promise<string> {
  const copy = join(build, '../.cache/without-scripts');
  await rm(copy, { recursive: true, force: true });
  await cp(build, copy, { recursive: true, dereference: true });
  const client = join(copy, 'client');
  for (const file of await readdir(client, { recursive: true }))
    if (/\.html(?:\.\w+)?$/.test(file)) {
      const path = join(client, file);
      if (!file.endsWith('.html')) await rm(path);
      else await writeFile(path, (await readFile(path, 'utf8')).replaceAll(/<script\b.*?<\/script>/gs, ''));
    }
  await compressFolder(client);
  return copy;
}
