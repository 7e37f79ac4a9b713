import type { Content } from '../../app/content/schema.ts';
import { paths } from '../../app/paths.ts';
import { feedPath } from './feed.ts';
import { structuredData } from './structured-data.ts';
import type { Thing } from './things.ts';
import { xml } from './xml.ts';

/** What the build puts at the end of a page's head, for machines alone: where the same is as data, and its structured data. */
export function headFor(content: Content, path: string): string {
  const data = structuredData(content, path);
  return alternates(content, path)
    .map(({ type, title, href }) => `<link rel="alternate" type="${type}" title="${xml(title)}" href="${href}">`)
    .concat(data ? dataBlock(data) : [])
    .join('');
}

/** Structured data as a block of a page. It runs nothing, so no policy has to allow it. */
export function dataBlock(data: Thing): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function alternates({ branches, site }: Content, path: string): { type: string; title: string; href: string }[] {
  if (path === paths.blog) return [{ type: 'application/atom+xml', title: site.brand, href: feedPath }];
  if (path !== paths.menu) return [];
  return branches.map(({ key, menuName }) => ({
    type: 'application/json',
    title: menuName,
    href: `/menu/${key}.json`,
  }));
}
