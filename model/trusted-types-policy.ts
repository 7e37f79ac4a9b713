/** The only Trusted Types policy that a page may create (src/ui/trusted-types.ts). Apart, because every page loads it. */
export const TRUSTED_TYPES_POLICY = 'own-scripts';
