import type { Content, Page } from '../../model/types.ts';
import { menuPath, paths, socialImagePath } from '../paths.ts';
import { feedPath } from './feed.ts';
import { MENU_DATA_TYPE, menuDataPath } from './public-menu.ts';
import { structuredData } from './structured-data.ts';
import { absoluteUrl, type Thing } from './schema-org.ts';
import { xml } from '../build-time/xml.ts';

/** The HTML of a page's head: title, metadata, links to the feed and the data of a menu, and structured data. */
export function renderHead(content: Content, page: Page): string {
  const { title, description, canonical, isListed } = page;
  const url = absoluteUrl(content, canonical);
  const data = structuredData(content, page.path);
  const branch = content.branches.find((each) => menuPath(each) === canonical);
  return [
    `<title>${xml(title)}</title>`,
    isListed ? element('link', { rel: 'canonical', href: url }) : meta('name', 'robots', 'noindex'),
    meta('name', 'description', description),
    meta('property', 'og:type', page.path.startsWith(`${paths.blog}/`) ? 'article' : 'website'),
    meta('property', 'og:site_name', content.site.brand),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    isListed ? meta('property', 'og:url', url) : '',
    meta('property', 'og:image', absoluteUrl(content, socialImagePath(canonical))),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${content.site.brand}: ${page.shareLine}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    page.path === paths.blog
      ? element('link', { rel: 'alternate', type: 'application/atom+xml', title: content.site.brand, href: feedPath })
      : '',
    branch ? element('link', { rel: 'alternate', type: MENU_DATA_TYPE, title, href: menuDataPath(branch.key) }) : '',
    data ? dataBlock(data) : '',
  ].join('');
}

const element = (name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${xml(value)}"`)
    .join('')}>`;
const meta = (kind: 'name' | 'property', name: string, content: string) => element('meta', { [kind]: name, content });

/** Structured data as a data block. It is not executed, so the content security policy need not allow it. */
export const dataBlock = (data: Thing): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
