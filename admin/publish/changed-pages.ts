import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { urlPathOf } from '../../server/headers.ts';

/** The milliseconds between attempts to read a changed page back, and how long a fetch may take at most. */
const LIVE_CHECK = { intervalMs: 200, fetchMs: 5000 };

/** The HTML and JSON files of build `after` that differ from `before`, as URL path and text. */
export async function changedPages(before: string, after: string): Promise<{ path: string; text: string }[]> {
  const client = join(after, 'client');
  const files = globSync('**/*.{html,json}', { cwd: client, exclude: ['**/404.html', '**/*not-found.html'] });
  const changed = await Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(client, file), 'utf8');
      const old = await readFile(join(before, 'client', file), 'utf8').catch(() => undefined);
      return text === old ? [] : [{ path: urlPathOf(file), text }];
    }),
  );
  return changed.flat();
}

export type PublishStatus = 'live' | 'old' | 'unreachable';

/** Reads a changed page from the public site until it is the new one: a build is switched as a whole. The last attempt begins within `timeoutMs`. */
export async function waitUntilLive(
  site: string,
  page: { path: string; text: string },
  timeoutMs: number,
): Promise<PublishStatus> {
  // Monotonic: the system clock may be changed meanwhile.
  const end = performance.now() + timeoutMs;
  for (;;) {
    const status = await pageStatus(site, page);
    if (status === 'live' || performance.now() > end) return status;
    await sleep(LIVE_CHECK.intervalMs);
  }
}

const pageStatus = (site: string, { path, text }: { path: string; text: string }): Promise<PublishStatus> =>
  fetch(new URL(path, site), {
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(LIVE_CHECK.fetchMs),
  })
    .then(async (response) => ((await response.text()) === text ? 'live' : 'old'))
    .catch(() => 'unreachable');
