/** The content security policies. The build computes them; the server and static hosts send them as headers. */
import { TRUSTED_TYPES_POLICY } from './trusted-types-policy.ts';

/** An origin that a policy can name: https, or http on this machine. Host names have no underscores, which browsers do not accept. */
export const ORIGIN = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/;

/** The path of the page that holds the reviews widget and nothing else. Home shows it in a sandboxed frame. */
export const REVIEWS_FRAME_PATH = '/reviews-frame';

/** The rights of that page: scripts, and links that open as ordinary tabs. Without `allow-same-origin` its origin is opaque. */
export const REVIEWS_FRAME_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * The directives of every page, for `security.csp.directives` of the Astro configuration. Astro adds script-src and style-src
 * with 'self' and the hashes of the page's inline code. Never `unsafe-inline` or `unsafe-eval`.
 *
 * @param options.apiOrigin the host of the two calls, or '' if it is the site's own
 * @param options.reviews whether Home shows the reviews widget
 */
export const pageDirectives = ({ apiOrigin = '', reviews = false }: { apiOrigin?: string; reviews?: boolean }) =>
  [
    "default-src 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${apiOrigin && ` ${apiOrigin}`}`,
    `frame-src ${reviews ? "'self'" : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ] as const;

/** What a policy can say only in a header. */
const NEVER_FRAMED = "frame-ancestors 'none'";

/**
 * The content of `policies.json`: the complete policy of each page by its file ("menu.html"), and under "*" that of all other
 * files. The service worker and the worker that writes the PDF run under the latter.
 *
 * @param astro the policy that Astro wrote into the meta element of each page, by file
 */
export function completePolicies(
  astro: Readonly<Record<string, string>>,
  { apiOrigin, reviewsOrigin }: { apiOrigin: string; reviewsOrigin: string },
): Record<string, string> {
  const complete = (file: string, policy: string): string =>
    `/${file}` === `${REVIEWS_FRAME_PATH}.html`
      ? framePolicy(policy, reviewsOrigin)
      : `${policy.replace(/;?\s*$/, '')}; ${NEVER_FRAMED}`;
  const others = [
    ...pageDirectives({ apiOrigin, reviews: reviewsOrigin !== '' }),
    "script-src 'self'",
    "style-src 'self'",
  ];
  return {
    ...Object.fromEntries(Object.entries(astro).map(([file, policy]) => [file, complete(file, policy)])),
    '*': `${others.join('; ')}; ${NEVER_FRAMED}`,
  };
}

/**
 * The policy of the page that holds the reviews widget, with the hashes of Astro's policy. The widget may load from its own host
 * and from nowhere else, also not from this site. The `sandbox` directive holds where the frame's attribute does not: when the page
 * is opened in a tab. It does not require Trusted Types, because the page runs no other code than the widget's.
 */
function framePolicy(policy: string, reviewsOrigin: string): string {
  const sourcesOf = (directive: string): string =>
    [...(new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha\d+-[^']+'/g) ?? []), reviewsOrigin].join(
      ' ',
    );
  return [
    "default-src 'none'",
    `sandbox ${REVIEWS_FRAME_SANDBOX}`,
    // "blob:" for browsers without credentialless frames (app/reviews-frame).
    `script-src ${sourcesOf('script-src')} blob:`,
    `style-src ${sourcesOf('style-src')}`,
    `img-src ${reviewsOrigin} data:`,
    `connect-src ${reviewsOrigin}`,
    // A frame inside would send cookies, and a worker would run on unseen.
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
