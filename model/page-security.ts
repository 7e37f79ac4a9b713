/** Names that both the pages and their security headers use. */

/** The path of the page that holds the reviews widget and nothing else. Home shows it in a sandboxed frame. */
export const REVIEWS_FRAME_PATH = '/reviews-frame';

/** The rights of that page: scripts, and links that open as ordinary tabs. Without `allow-same-origin` its origin is opaque. */
export const REVIEWS_FRAME_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
