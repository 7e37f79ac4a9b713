/** Names that belong to nobody, or to one machine or house (RFC 2606, RFC 6761). */
const NOBODY =
  /(?:^|\.)(?:example|invalid|test|local|localhost|internal|home\.arpa)$|(?:^|\.)example\.(?:com|net|org)$|^[\d.]+$/;

/** What is meant as an address: with its scheme, however it is written; after "www."; or a bare name under .example. */
const MEANT =
  /\bhttps?:?\/{0,3}[^\s'"<>()[\]{}]+|\bwww\.[\w.-]+[^\s'"<>()[\]{}]*|[\w.-]+\.example\b[^\s'"<>()[\]{}]*/gi;

/**
 * Addresses in a line of content that lead nowhere a guest can go: on hosts that nobody has, not https, or not well-formed.
 * Whether a real address answers is not asked; that would need the network, and be true for a day.
 */
export function deadAddresses(line: string): string[] {
  return [...line.matchAll(MEANT)]
    .map(([address]) => address.replace(/[.,;:!?]+$/, ''))
    .filter((address) => /[./:]/.test(address) && isDead(address));
}

function isDead(address: string): boolean {
  if (!/^https:\/\/[^\s/]/i.test(address) || !URL.canParse(address)) return true;
  const { hostname } = new URL(address);
  return !hostname.includes('.') || NOBODY.test(hostname);
}
