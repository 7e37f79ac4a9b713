/** A part of an address or a file name: small letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Converts a name to a part of a URL or file name: 'Fish & Chips' gives 'fish-chips', 'Pão de Alho' gives 'pao-de-alho'. */
export const slugify = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
