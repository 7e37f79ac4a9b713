import type { Content } from '../../model/types.ts';
import { paths } from '../paths.ts';
import type { Theme } from '../build-time/theme.ts';
import { absoluteUrl, pageAt } from './schema-org.ts';
import { xml } from '../../model/xml.ts';

/** The sitemap: every page that search engines may index. Only stories have a date. */
export function sitemap({ pages, site, stories }: Content): string {
  const dates = new Map(stories.map(({ slug, date }) => [paths.story(slug), date]));
  const listed = pages.filter(({ canonical, isListed, path }) => isListed && canonical === path);
  const entries = listed.map(({ path }) => {
    const date = dates.get(path);
    return `<url><loc>${xml(absoluteUrl({ site }, path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Nothing is disallowed: crawlers need the API to render /faq, and must read the pages of a draft to see "noindex". */
export function robots(content: Content, { isDraft }: { isDraft: boolean }): string {
  const rest = isDraft
    ? '# A draft. Every page and file has "noindex"; crawlers must read them to see it.\n'
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

const securityTxtPath = '.well-known/security.txt';

/** How long the file holds. RFC 9116 recommends less than a year, so a site must be built again within that time. */
const VALID_DAYS = 360;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The file that tells where to report a vulnerability (RFC 9116), by path. Builds of one day are the same. */
export function securityTxt(
  { securityContact, url }: Pick<Content['site'], 'securityContact' | 'url'>,
  now: Date,
): Record<string, string> {
  if (!securityContact) return {};
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/${securityTxtPath}`,
  ];
  return { [securityTxtPath]: `${lines.join('\n')}\n` };
}
