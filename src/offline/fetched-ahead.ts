import { cacheKey } from './cached-response.ts';

/** Milliseconds for which a page waits for its guest. What a browser fetches ahead itself waits as long. */
const MAX_AGE = 5 * 60 * 1000;

/** In memory: a page that the worker forgets when it stops comes from the network. */
const ahead = new Map<string, { at: number; response: Promise<Response | undefined> }>();

/** Fetches a page to which the guest may go next, unless one is waiting. */
export function fetchAhead(url: string): Promise<unknown> | undefined {
  for (const [key, { at }] of ahead) if (Date.now() - at > MAX_AGE) ahead.delete(key);
  const key = cacheKey(url);
  if (ahead.has(key)) return undefined;
  const response = fetch(key)
    .then((each) => (each.ok && !each.redirected && each.headers.has('etag') ? each : undefined))
    .catch(() => undefined);
  ahead.set(key, { at: Date.now(), response });
  return response;
}

/** The page that was fetched ahead, with its tag; handed out once, so that a reload gets what the server has. */
export async function takeAhead(url: string): Promise<Response | undefined> {
  const key = cacheKey(url);
  const waiting = ahead.get(key);
  ahead.delete(key);
  return waiting && Date.now() - waiting.at <= MAX_AGE ? waiting.response : undefined;
}
