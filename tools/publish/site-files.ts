import type { Content } from '../../model/types.ts';
import { paths } from '../../app/paths.ts';
import type { Theme } from '../theme/theme.ts';
import { appLinks } from './app-links.ts';
import { feed, feedPath } from './feed.ts';
import { foodMenus } from './food-menus.ts';
import { llms } from './llms.ts';
import { menuData } from './menu-data.ts';
import { securityTxt } from './security-txt.ts';
import { wholeMenu } from './schema-org-menu.ts';
import { absoluteUrl, pageAt } from './things.ts';
import { xml } from './xml.ts';

/** `isDraft`: search engines must not index the build (tools/content/draft.ts). */
interface SiteFileOptions {
  isDraft: boolean;
  theme: Pick<Theme, 'colour'>;
}

/** The files beside the pages, by path in the static folder. A draft has no sitemap, because none of its pages may be indexed. */
export function siteFiles(content: Content, { isDraft, theme }: SiteFileOptions): Record<string, string> {
  return {
    ...(!isDraft && { 'sitemap.xml': sitemap(content) }),
    'robots.txt': robots(content, { isDraft }),
    'manifest.webmanifest': manifest(content, theme),
    'llms.txt': llms(content),
    [feedPath.slice(1)]: feed(content),
    ...appLinks(content.settings),
    ...securityTxt(content.site, new Date()),
    ...Object.fromEntries(
      content.branches.flatMap(({ key }) => [
        [`menu/${key}.json`, json(menuData(content, key))],
        [`menu/${key}.jsonld`, json(wholeMenu(content, key))],
        [`menu/${key}.foodmenus.json`, json(foodMenus(content, key))],
      ]),
    ),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/**
 * The sitemap: every page that search engines may index. Only stories have a `lastmod`, because only they have a date; the date
 * of the build or of a file would be misleading.
 */
export function sitemap({ pages, site, stories }: Content): string {
  const dates = new Map(stories.map(({ slug, date }) => [paths.story(slug), date]));
  const listed = pages.filter(({ canonical, isListed, path }) => isListed && canonical === path);
  const entries = listed.map(({ path }) => {
    const date = dates.get(path);
    return `<url><loc>${xml(absoluteUrl({ site }, path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/**
 * Nothing is disallowed. Crawlers need the API to render /faq. In a draft they must read the pages to see "noindex": a
 * disallowed page could still be listed by its address.
 */
export function robots(content: Content, { isDraft }: Pick<SiteFileOptions, 'isDraft'>): string {
  const rest = isDraft
    ? '# A draft with placeholders. Every page and file has "noindex"; crawlers must read them to see it.\n'
    : `\nSitemap: ${absoluteUrl(content, '/sitemap.xml')}\n`;
  return `User-agent: *\nDisallow:\n${rest}`;
}

/** The web app manifest, for the home screens of phones. The sources of the icons are in art/logo. */
export function manifest(content: Content, theme: Pick<Theme, 'colour'>): string {
  const { site } = content;
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify({
    name: pageAt(content, paths.home)?.title ?? site.brand,
    short_name: site.brand,
    lang: 'en-GB',
    start_url: paths.home,
    display: 'browser',
    background_color: theme.colour('--paper'),
    theme_color: theme.colour('--accent'),
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  })}\n`;
}
