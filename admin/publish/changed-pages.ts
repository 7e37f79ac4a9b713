import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { urlPathOf } from '../../server/headers.ts';

/** How many changed pages are read back, and how often, in milliseconds. */
const LIVE_CHECK = { pages: 3, intervalMs: 200 };

/** The pages of a build, and files that others read, which differ from another build. Addresses and texts. */
export async function changedPages(before: string, after: string): Promise<{ path: string; text: string }[]> {
  const client = join(after, 'client');
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:html|json)$/.test(entry.name) && entry.name !== '404.html')
    .map((entry) => relative(client, join(entry.parentPath, entry.name)))
    .filter((file) => !file.endsWith('not-found.html'))
    .toSorted();
  const changed = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(client, file), 'utf8');
      const old = await readFile(join(before, 'client', file), 'utf8').catch(() => undefined);
      return text === old ? [] : [{ path: urlPathOf(file), text }];
    }),
  );
  return changed.flat();
}

export type PublishStatus = 'live' | 'old' | 'unreachable';

/** Reads changed pages from the public site until it shows the new ones, or for `timeout` milliseconds. */
export async function waitUntilLive(
  site: string,
  pages: readonly { path: string; text: string }[],
  timeout: number,
): Promise<PublishStatus> {
  // The clock may be set meanwhile.
  const end = performance.now() + timeout;
  let left = timeout;
  for (;;) {
    const fetchTimeout = Math.ceil(Math.min(5000, left));
    const results = await Promise.all(pages.slice(0, LIVE_CHECK.pages).map((page) => isLive(site, page, fetchTimeout)));
    if (results.every((result) => result === 'live')) return 'live';
    await sleep(LIVE_CHECK.intervalMs);
    left = end - performance.now();
    // In less time a slow site would seem unreachable.
    if (left < 1000) return results.includes('unreachable') ? 'unreachable' : 'old';
  }
}

const isLive = (
  site: string,
  { path, text }: { path: string; text: string },
  timeout: number,
): Promise<PublishStatus> =>
  fetch(new URL(path, site), { headers: { 'cache-control': 'no-cache' }, signal: AbortSignal.timeout(timeout) })
    .then(async (response) => ((await response.text()) === text ? 'live' : 'old'))
    .catch(() => 'unreachable');
