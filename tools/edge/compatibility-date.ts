/**
 * The date whose behaviour of the Workers runtime the site is made for. Not later than the date of the installed
 * workerd, which would not know it; wrangler.jsonc names the same.
 */
export const compatibilityDate = '2026-11-01';
