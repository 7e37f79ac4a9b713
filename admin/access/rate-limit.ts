/** `burst` requests at once, refilled evenly at `perMinute`. Of more than `maxClients`, the least recently active one is forgotten. */
type RateLimit = Readonly<{ burst: number; perMinute: number; maxClients: number }>;

/** Creates a token bucket per client. `now` is a monotonic clock in milliseconds. */
export const createRateLimiter = (limit: RateLimit, now: () => number) => {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const perMs = limit.perMinute / 60_000;
  /** Returns 0 if the request is allowed, else the seconds until the next one is, rounded up. */
  return (client: string): number => {
    const time = now();
    const bucket = buckets.get(client);
    const refilled = bucket ? bucket.tokens + Math.max(0, time - bucket.at) * perMs : limit.burst;
    const tokens = Math.min(limit.burst, refilled);
    // Re-inserting keeps the map in order of last use, so the first key is the least recently active client.
    buckets.delete(client);
    const [leastRecent = ''] = buckets.keys();
    if (buckets.size >= limit.maxClients) buckets.delete(leastRecent);
    const allowed = tokens >= 1;
    buckets.set(client, { tokens: allowed ? tokens - 1 : tokens, at: time });
    return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
  };
};

/** The rate-limit key of an address: an IPv6 client owns its /64 network. Some proxies add the port, which changes. */
export const clientKey = (address: string): string => {
  const plain = address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':');
};

/** Returns the address of the client: the socket's, or the one that the outermost trusted proxy saw. */
export const clientAddress = (
  socketAddress: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string => {
  if (trustedProxies === 0) return socketAddress ?? '';
  const hops = forwarded?.match(/[^\s,]+/g) ?? [];
  return hops.at(-trustedProxies) ?? hops[0] ?? socketAddress ?? '';
};
