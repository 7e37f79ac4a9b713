/** The content security policies. The build computes them; the server and static hosts send them as headers. */

/** The only Trusted Types policy that a page may create (src/ui/trusted-types.ts). */
export const TRUSTED_TYPES_POLICY = 'own-scripts';

/** An origin that a policy can name: https, or http on this machine. Host names have no underscores, which browsers do not accept. */
export const ORIGIN = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/;

export const REVIEWS_FRAME_PATH = '/reviews-frame';

/** The rights of that page: scripts, and links that open as ordinary tabs. Without `allow-same-origin` its origin is opaque. */
export const REVIEWS_FRAME_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Other hosts that pages use. */
export interface OtherOrigins {
  /** 'https://api.example', or '' for the site's own. */
  apiOrigin: string;
  /** Of the reviews widget: 'https://reviews.example'. None if there is no widget. */
  reviewsHosts: readonly string[];
}

/** Hashes of the inline code of a page: "'sha256-…'". */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

type Directives = readonly (readonly [name: string, ...sources: string[]])[];

const write = (directives: Directives): string =>
  directives.map((directive) => [...new Set(directive)].filter((source) => source !== '').join(' ')).join('; ');

/** The policy of a page; without hashes, of other files, such as workers. Never `unsafe-inline` or `unsafe-eval`. */
export const pagePolicy = ({ apiOrigin, reviewsHosts }: OtherOrigins, hashes?: InlineHashes): string =>
  write([
    // Firefox holds it against pages that are prefetched, which no other directive names.
    ['default-src', "'self'"],
    ['media-src', "'none'"],
    ['script-src', "'self'", ...(hashes?.script ?? [])],
    ['style-src', "'self'", ...(hashes?.style ?? [])],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", apiOrigin],
    ['frame-src', reviewsHosts.length === 0 ? "'none'" : "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', TRUSTED_TYPES_POLICY],
  ]);

/**
 * The policy of the page that holds the reviews widget. The widget may load from the hosts of its service and from nowhere else, also
 * not from this site. The `sandbox` directive holds where the frame's attribute does not: when the page is opened in a tab. It does
 * not require Trusted Types, because the page runs no other code than the widget's.
 */
export const framePolicy = ({ reviewsHosts }: OtherOrigins, { script }: Pick<InlineHashes, 'script'>): string =>
  write([
    ['default-src', "'none'"],
    ['sandbox', ...REVIEWS_FRAME_SANDBOX.split(' ')],
    // "blob:" for browsers without credentialless frames (src/reviews-frame).
    ['script-src', ...script, ...reviewsHosts, 'blob:'],
    // Widgets bring their styles in <style>. No hash, because a hash would forbid those.
    ['style-src', "'unsafe-inline'", ...reviewsHosts],
    ['img-src', ...reviewsHosts, 'data:'],
    ['font-src', ...reviewsHosts, 'data:'],
    ['connect-src', ...reviewsHosts],
    // A frame inside has the sandbox of this one, and like it no cookies of an earlier visit.
    ['frame-src', ...reviewsHosts],
    // A worker would run on unseen.
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'self'"],
  ]);
