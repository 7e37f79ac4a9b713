import { paths } from '../paths.ts';

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
export function securityHeaders(path: string): Readonly<Record<string, string>> {
  const needsScript = path.startsWith(paths.signIn) || path.startsWith(paths.enrol);
  const script = needsScript ? " script-src 'self'; connect-src 'self';" : '';
  return {
    ...always,
    'content-security-policy': `default-src 'none';${script} style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

/** Names of this machine that only programs on it can reach. */
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a request names this machine itself. A page of another site cannot pass for it, even if its name leads here (DNS rebinding). */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && loopbackHosts.has(host.replace(/:\d+$/, ''));

/**
 * Whether a form comes from one of our own pages. Browsers send Origin with every POST; a request without it comes from no browser and
 * could only be forged with our cookie, which it does not have.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  const host = request.headers.get('host');
  return origin !== null && host !== null && URL.canParse(origin) && new URL(origin).host === host;
}
