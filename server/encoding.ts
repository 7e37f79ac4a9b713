/** The content codings that the build makes, in the order in which the server prefers them (smallest first). */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** The ending of a file that holds the coding of its neighbour: `menu/index.html.br`. */
export const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Coding, string>;

const weightOf = (parameters: readonly string[]): number => {
  const q = parameters.map((part) => part.trim()).find((part) => /^q=/i.test(part));
  if (q === undefined) return 1;
  // RFC 9110 section 12.4.2: 0 to 1 with at most three decimals; anything else is taken as a refusal.
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/i.test(q) ? Number(q.slice(2)) : 0;
};

/**
 * The codings that an Accept-Encoding header (RFC 9110 section 12.5.3) prefers to the plain file, best first: by
 * weight, and among equals the smaller. When none of them exists the plain file is sent, whatever the header says of it.
 */
export const acceptedCodings = (header: string): readonly Coding[] => {
  const weights = new Map<string, number>();
  for (const part of header.split(',', 32)) {
    const [name = '', ...parameters] = part.split(';', 8);
    const coding = name.trim().toLowerCase();
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, weightOf(parameters));
  }
  const others = weights.get('*');
  const plain = weights.get('identity') ?? others ?? 0;
  return codings
    .map((coding) => ({ coding, weight: weights.get(coding) ?? others ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= plain)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ coding }) => coding);
};

const remembered = new Map<string, readonly Coding[]>();

/** `acceptedCodings`, remembered for the few headers that browsers send. */
export const codingsFor = (header: string | null): readonly Coding[] => {
  if (!header) return [];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = acceptedCodings(header);
  // Room for every browser there is; a client that invents headers empties it and no more.
  if (remembered.size >= 256) remembered.clear();
  if (header.length <= 128) remembered.set(header, accepted);
  return accepted;
};
