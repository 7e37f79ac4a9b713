const always: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

/** The headers of a page: no framing, nothing kept, nothing from elsewhere. Only the pages for passkeys may run a script, ours. */
export function securityHeaders(hasScript: boolean, origin: string): Readonly<Record<string, string>> {
  const script = hasScript ? " script-src 'self'; connect-src 'self';" : '';
  return {
    ...always,
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'content-security-policy': `default-src 'none';${script} style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

/** Names of this machine that only programs on it can reach. */
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address names this machine itself: 'http://localhost:3001'. */
export const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && loopbackHosts.has(new URL(origin).hostname);

/** Whether Host names this machine and no proxy passed the request on. A page that reaches us by DNS rebinding has its own name in Host. */
export const isFromThisMachine = (headers: Headers): boolean =>
  isLoopback(`http://${headers.get('host') ?? ''}`) && !isForwarded(headers);

export const isForwarded = (headers: Headers): boolean =>
  [...headers.keys()].some((name) => /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name));

/** Whether a form comes from a page of `origin`. Browsers send Origin with every POST; nobody else has our cookie. */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return (site === null || site === 'same-origin') && headers.get('origin') === origin;
}
