/** Host names that are reserved or local (RFC 2606, RFC 6761). */
const RESERVED_HOST =
  /(?:^|\.)(?:example|invalid|test|local|localhost|internal|home\.arpa)$|(?:^|\.)example\.(?:com|net|org)$|^[\d.]+$/;

/** Text that looks like an address: with a scheme, also a misspelt one; after "www."; or a bare name under .example. */
const ADDRESS_LIKE =
  /\bhttps?:?\/{0,3}[^\s'"<>()[\]{}]+|\bwww\.[\w.-]+[^\s'"<>()[\]{}]*|[\w.-]+\.example\b[^\s'"<>()[\]{}]*/gi;

/**
 * Addresses in a line of content that no guest can open: on reserved hosts, not https, or malformed.
 * It sends no requests: that would need the network, and the result could change every day.
 */
export function findDeadAddresses(line: string): string[] {
  return [...line.matchAll(ADDRESS_LIKE)]
    .map(([address]) => address.replace(/[.,;:!?]+$/, ''))
    .filter((address) => /[./:]/.test(address) && isDead(address));
}

function isDead(address: string): boolean {
  if (!/^https:\/\/[^\s/]/i.test(address) || !URL.canParse(address)) return true;
  const { hostname } = new URL(address);
  return !hostname.includes('.') || RESERVED_HOST.test(hostname);
}
