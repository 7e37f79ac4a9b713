import type { Branch, Content } from '../../model/types.ts';
import { loadContent } from './load-content.ts';

/** The real content with fixed addresses and telephone numbers and without special days, so that edits do not break tests. */
export async function contentForTests(): Promise<Content> {
  const content = await loadContent();
  return {
    ...content,
    site: { ...content.site, url: 'https://valavu.example' },
    branches: content.branches.map(known),
  };
}

const known = (branch: Branch): Branch => ({
  ...branch,
  phone: branch.key === 'eastham' ? '020 7946 0123' : branch.phone,
  ordering: { ...branch.ordering, link: `https://order-${branch.key}.valavu.example` },
  booking: { ...branch.booking, link: `https://book-${branch.key}.valavu.example` },
  specialDays: [],
});
