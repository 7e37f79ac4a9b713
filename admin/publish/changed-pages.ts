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

/** Whether the public site shows a changed page: a build is switched as a whole. Reads it again and again; the last time within `timeoutMs`. */
export async function isLive(site: string, page: { path: string; text: string }, timeoutMs: number): Promise<boolean> {
  // Monotonic: the system clock may be changed meanwhile.
  const end = performance.now() + timeoutMs;
  for (;;) {
    const text = await readPage(new URL(page.path, site)).catch(() => undefined);
    if (text === page.text || performance.now() > end) return text === page.text;
    await sleep(LIVE_CHECK.intervalMs);
  }
}

const readPage = async (url: URL): Promise<string> => {
  const options = { headers: { 'cache-control': 'no-cache' }, signal: AbortSignal.timeout(LIVE_CHECK.fetchMs) };
  return (await fetch(url, options)).text();
};
