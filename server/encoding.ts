/** The content codings that the build writes, in the server's order of preference (smallest first). */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** The file name suffix of each compressed sibling: `menu/index.html.br`. */
export const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Coding, string>;

const weightOf = (parameters: readonly string[]): number => {
  const q = parameters.map((part) => part.trim()).find((part) => /^q=/i.test(part));
  if (q === undefined) return 1;
  // RFC 9110 section 12.4.2: 0 to 1 with at most three decimals; anything else counts as 0.
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/i.test(q) ? Number(q.slice(2)) : 0;
};

/**
 * Returns the codings that an Accept-Encoding header (RFC 9110 section 12.5.3) prefers to the uncompressed file, best
 * first: by weight, then by size. If none of them exists, the server sends the uncompressed file, even if the header
 * refuses it.
 */
export const acceptedCodings = (header: string): readonly Coding[] => {
  const weights = new Map<string, number>();
  for (const part of header.split(',', 32)) {
    const [name = '', ...parameters] = part.split(';', 8);
    const coding = name.trim().toLowerCase();
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, weightOf(parameters));
  }
  const wildcard = weights.get('*');
  const identity = weights.get('identity') ?? wildcard ?? 0;
  return codings
    .map((coding) => ({ coding, weight: weights.get(coding) ?? wildcard ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= identity)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ coding }) => coding);
};

const cache = new Map<string, readonly Coding[]>();

/** `acceptedCodings`, cached for the few headers that browsers send. */
export const codingsFor = (header: string | null): readonly Coding[] => {
  if (!header) return [];
  const cached = cache.get(header);
  if (cached) return cached;
  const accepted = acceptedCodings(header);
  // Enough entries for all real browsers. A client that invents headers can only clear the cache.
  if (cache.size >= 256) cache.clear();
  if (header.length <= 128) cache.set(header, accepted);
  return accepted;
};
