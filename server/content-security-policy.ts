import { REVIEWS_FRAME_SANDBOX } from '../model/page-security.ts';
import { TRUSTED_TYPES_POLICY } from '../model/trusted-types-policy.ts';

/** Hashes (`sha256-…`, without quotes) of the inline scripts and styles of one page. */
export interface PageHashes {
  script: readonly string[];
  style: readonly string[];
}

/** The other hosts to which pages may connect. */
export interface PolicyOptions {
  /** Origin of the reviews widget. Only the policy of the frame's page names it. */
  reviews?: string | undefined;
  /** Origin of the two API calls, if another host serves them. */
  api?: string | undefined;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const noHashes: PageHashes = { script: [], style: [] };

const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`);

/** An empty source is left out: a host that the site does not have. */
const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values.filter((value) => value !== ''))].join(' '))
    .join('; ');

/** The content security policy of one page, or of another file. Never `unsafe-inline` or `unsafe-eval`. */
export const contentSecurityPolicy = ({ reviews, api = '' }: PolicyOptions, hashes = noHashes): string =>
  write({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(hashes.script)],
    'style-src': ["'self'", ...quoted(hashes.style)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api],
    // On every page: after a navigation inside the site, the policy of the first page still applies.
    'frame-src': [reviews ? "'self'" : "'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  });

/**
 * The policy of the page that holds the reviews widget. The widget may load from its own host and from nowhere else, also not
 * from this site. The `sandbox` directive holds where the frame's attribute does not: when the page is opened in a tab.
 * It does not require Trusted Types, because the page runs no other code than the widget's.
 */
export const reviewsFramePolicy = ({ reviews = '' }: PolicyOptions, hashes = noHashes): string =>
  write({
    'default-src': ["'none'"],
    sandbox: REVIEWS_FRAME_SANDBOX.split(' '),
    // "blob:" for browsers without credentialless frames (app/reviews-frame).
    'script-src': [...quoted(hashes.script), reviews, 'blob:'],
    'style-src': [...quoted(hashes.style), reviews],
    'img-src': [reviews, 'data:'],
    'connect-src': [reviews],
    // A frame inside would send cookies.
    'frame-src': ["'none'"],
    // No thread that runs on unseen.
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
