/** How much one client may ask for: `burst` at once, refilled evenly over a minute at `perMinute`. */
export interface RateLimit {
  burst: number;
  perMinute: number;
  /** Clients remembered at most; the one that has been quiet longest is forgotten first. Bounds the memory. */
  maxClients: number;
}

export const apiRateLimit: RateLimit = { burst: 60, perMinute: 120, maxClients: 20_000 };

/** Takes one request from a client's allowance: 0 when allowed, else the whole seconds until the next is. */
export type TakeRequest = (client: string) => number;

/**
 * A token bucket per client. `now` gives milliseconds on any steady clock. The state is one process's own: with several
 * workers, or at the edge, each counts for itself.
 */
export const createRateLimiter = (limit: RateLimit, now: () => number): TakeRequest => {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const perMs = limit.perMinute / 60_000;
  return (client) => {
    const time = now();
    const bucket = buckets.get(client);
    const refilled = bucket ? bucket.tokens + Math.max(0, time - bucket.at) * perMs : limit.burst;
    const tokens = Math.min(limit.burst, refilled);
    // Re-inserting keeps the map in order of last use, so the first key is the quietest client.
    buckets.delete(client);
    if (buckets.size >= limit.maxClients) {
      const quietest = buckets.keys().next();
      if (!quietest.done) buckets.delete(quietest.value);
    }
    const allowed = tokens >= 1;
    buckets.set(client, { tokens: allowed ? tokens - 1 : tokens, at: time });
    return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
  };
};

/** The name under which a network address is counted: an IPv6 client owns a /64, so that is its name. */
export const clientKey = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':');
};
