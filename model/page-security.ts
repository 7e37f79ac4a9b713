/** Names that both the pages and their security headers use. */

/** The only Trusted Types policy that a page may create (app/ui/trusted-types.ts). */
export const TRUSTED_TYPES_POLICY = 'own-scripts';
