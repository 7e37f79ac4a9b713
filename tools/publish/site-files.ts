import type { Content } from '../../model/types.ts';
import { paths } from '../../app/paths.ts';
import { appLinks } from './app-links.ts';
import { feed, feedPath } from './feed.ts';
import { foodMenus } from './food-menus.ts';
import { llms } from './llms.ts';
import { menuData } from './menu-data.ts';
import { wholeMenu } from './schema-org-menu.ts';
import { at, pageAt } from './things.ts';
import { xml } from './xml.ts';

/** How a build is to be found: by everybody, or, as a draft, by nobody who does not know its address (tools/content/draft.ts). */
interface SiteFileOptions {
  isDraft: boolean;
}

/** Files beside the pages, by their place in the static folder. A draft has no sitemap, for it lists no page. */
export function siteFiles(content: Content, { isDraft }: SiteFileOptions): Record<string, string> {
  return {
    ...(!isDraft && { 'sitemap.xml': sitemap(content) }),
    'robots.txt': robots(content, { isDraft }),
    'manifest.webmanifest': manifest(content),
    'llms.txt': llms(content),
    [feedPath.slice(1)]: feed(content),
    ...appLinks(content.settings),
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
 * Every page that search engines may list. Only a story carries a date: its own is known. Of the other pages a build sees
 * what they say and not since when; the day of the build, or of the files in it, would be made up.
 */
export function sitemap({ pages, site, stories }: Content): string {
  const dates = new Map(stories.map(({ slug, date }) => [paths.story(slug), date]));
  const listed = pages.filter(({ canonical, isListed, path }) => isListed && canonical === path);
  const entries = listed.map(({ path }) => {
    const date = dates.get(path);
    return `<url><loc>${xml(at({ site }, path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/**
 * Nothing is closed to crawlers. Not the API: /faq shows what it answers, and a search engine that may not ask sees an
 * empty page. Nor a draft: who may not read a page never sees its "noindex", and lists the bare address.
 */
export function robots(content: Content, { isDraft }: SiteFileOptions): string {
  const rest = isDraft
    ? '# A draft with placeholders in it. Every page and file says "noindex"; to see that, crawlers must be let in.\n'
    : `\nSitemap: ${at(content, '/sitemap.xml')}\n`;
  return `User-agent: *\nDisallow:\n${rest}`;
}

/** What a phone shows when a guest puts the site on its home screen. The icons are drawn in art/logo. */
export function manifest(content: Content): string {
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
    background_color: '#FBF6EA',
    theme_color: '#7A2418',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  })}\n`;
}
