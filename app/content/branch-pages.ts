import type { Branch, SeoEntry } from './schema.ts';

/**
 * The entries of seo.yaml with those of branch pages written out: '/allergens/{branch}' becomes one entry for each
 * branch, its {store} and {menuName} filled in. A new branch needs no entry of its own.
 */
export function withBranchPages(seo: readonly SeoEntry[], branches: readonly Branch[]): SeoEntry[] {
  return seo.flatMap((entry) =>
    entry.route.includes('{branch}') ? branches.map((branch) => of(branch, entry)) : entry,
  );
}

function of({ key, store, menuName }: Branch, entry: SeoEntry): SeoEntry {
  const filled = (text: string) =>
    text.replaceAll('{branch}', key).replaceAll('{store}', store).replaceAll('{menuName}', menuName);
  return {
    ...entry,
    route: filled(entry.route),
    title: filled(entry.title),
    description: filled(entry.description),
    shareLine: filled(entry.shareLine),
  };
}
