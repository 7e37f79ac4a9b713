import type { MetaDescriptor } from 'react-router';
import seo from 'virtual:content/seo';
import site from 'virtual:content/site';
import titles from 'virtual:content/titles';
import { sharePicturePath } from './share-picture-path.ts';
import { fill } from './ui/fill.ts';

/**
 * Title, description, canonical address and Open Graph data of a page, by its route in content/seo.yaml.
 * `places` fills the `{…}` of an entry that stands for several pages.
 * Throws while building when a page has no entry there, so that no page goes out untitled.
 *
 * In the browser, after a navigation, it gives the title and what says where the page belongs. The description and what
 * link previews show are read from HTML, by those who never navigate, and would cost every page the texts of all.
 */
export function pageMeta(route: string, places: Record<string, string> = {}): MetaDescriptor[] {
  const entry = titles.find((page) => page.route === route);
  if (!entry)
    throw new Error(
      `content/seo.yaml has no entry for the route "${route}"; add one with title, description and shareLine`,
    );
  const canonical = new URL(entry.canonical ?? entry.route, site.url).href;
  const listed = entry.robots !== 'noindex';
  return [
    { title: fill(entry.title, places) },
    ...(listed
      ? [{ tagName: 'link' as const, rel: 'canonical', href: canonical }]
      : [{ name: 'robots', content: 'noindex' }]),
    ...(import.meta.env.SSR ? previewMeta(route, canonical, listed, places) : []),
  ];
}

/** What search engines and link previews show of a page. */
function previewMeta(
  route: string,
  canonical: string,
  listed: boolean,
  places: Record<string, string>,
): MetaDescriptor[] {
  const entry = seo.find((page) => page.route === route);
  if (!entry) return [];
  return [
    { name: 'description', content: fill(entry.description, places) },
    { property: 'og:type', content: route.startsWith('/blog/') ? 'article' : 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: fill(entry.title, places) },
    { property: 'og:description', content: fill(entry.description, places) },
    ...(listed ? [{ property: 'og:url', content: canonical }] : []),
    { property: 'og:image', content: new URL(sharePicturePath(entry.canonical ?? entry.route), site.url).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${site.brand}: ${entry.shareLine}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
