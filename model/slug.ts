/** A name as part of an address or of a file's name: 'Fish & Chips' gives 'fish-chips'. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
