const always: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

export const securityHeaders = (origin: string): Readonly<Record<string, string>> => ({
  ...always,
  ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

/** Whether a form comes from a page of `origin`. Browsers send Origin with every POST; nobody else has our cookie. */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return (site === null || site === 'same-origin') && headers.get('origin') === origin;
}
