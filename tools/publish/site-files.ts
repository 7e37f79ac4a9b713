import type { Content, Dish } from '../../app/content/schema.ts';
import { paths } from '../../app/paths.ts';

/** Files beside the pages, by their place in the static folder. */
export function siteFiles(content: Content): Record<string, string> {
  return {
    'sitemap.xml': sitemap(content),
    'robots.txt': robots(content),
    'manifest.webmanifest': manifest(content),
    'blog/feed.xml': feed(content),
    ...Object.fromEntries(
      content.branches.map(({ key }) => [`menu/${key}.json`, `${JSON.stringify(menuData(content, key), null, 1)}\n`]),
    ),
  };
}

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Every page that search engines may list. Only stories carry a date: theirs is known. */
export function sitemap({ seo, site, stories }: Content): string {
  const dates = new Map(stories.map(({ slug, date }) => [paths.story(slug), date]));
  const listed = seo.filter(
    ({ canonical, robots: rule, route }) => !canonical && rule !== 'noindex' && route.startsWith('/'),
  );
  const entries = listed.map(({ route }) => {
    const date = dates.get(route);
    return `<url><loc>${xml(new URL(route, site.url).href)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Everything may be read but the API, which has nothing for a search engine. */
export function robots({ site }: Content): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`;
}

/** What a phone shows when a guest puts the site on its home screen. The icons are drawn in art/logo. */
export function manifest({ site, seo }: Content): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify({
    name: seo.find(({ route }) => route === paths.home)?.title ?? site.brand,
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

/** The stories as an Atom feed, newest first. */
export function feed({ site, stories, seo }: Content): string {
  const url = (path: string) => new URL(path, site.url).href;
  const updated = (date: string) => `${date}T00:00:00Z`;
  const entries = stories.map(
    (story) => `<entry>
<title>${xml(story.title)}</title>
<id>${url(paths.story(story.slug))}</id>
<link href="${url(paths.story(story.slug))}"/>
<updated>${updated(story.date)}</updated>
<category term="${xml(story.tag)}"/>
<summary>${xml(story.description)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<title>${xml(seo.find(({ route }) => route === paths.blog)?.title ?? site.brand)}</title>
<id>${url(paths.blog)}</id>
<link href="${url(paths.blog)}"/>
<link rel="self" href="${url('/blog/feed.xml')}"/>
<updated>${updated(stories[0]?.date ?? '')}</updated>
<author><name>${xml(site.brand)}</name></author>
${entries.join('\n')}
</feed>
`;
}

const DIETS: Partial<Record<Dish['diet'], string[]>> = {
  vegan: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
  vegetarian: ['https://schema.org/VegetarianDiet'],
};

/** A branch's menu as schema.org's Menu: sections and items, prices in pounds, diets that are marked on the menu. */
export function menuData(content: Content, branch: string): Record<string, unknown> {
  const menu = content.menus[branch];
  if (!menu) throw new Error(`there is no menu for the branch "${branch}"`);
  const categories = menu.pages.flatMap((page) => page.categories);
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: menu.name,
    inLanguage: 'en-GB',
    hasMenuSection: categories.map((category) => ({
      '@type': 'MenuSection',
      name: category.name,
      hasMenuItem: category.items.map(menuItem),
    })),
  };
}

function menuItem(dish: Dish): Record<string, unknown> {
  const diets = DIETS[dish.diet];
  return {
    '@type': 'MenuItem',
    name: dish.name,
    ...(dish.description && { description: dish.description }),
    offers: [
      { '@type': 'Offer', price: dish.price.toFixed(2), priceCurrency: 'GBP' },
      ...(dish.also ?? []).map(({ size, price }) => ({
        '@type': 'Offer',
        name: size,
        price: price.toFixed(2),
        priceCurrency: 'GBP',
      })),
    ],
    ...(diets && { suitableForDiet: diets }),
  };
}
