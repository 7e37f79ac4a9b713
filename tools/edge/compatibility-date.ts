/**
 * The compatibility date of the Workers runtime. It must not be later than the date of the installed workerd, and
 * wrangler.jsonc must have the same.
 */
export const compatibilityDate = '2026-11-01';
