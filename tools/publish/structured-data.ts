import type { Content, StorySummary } from '../../model/types.ts';
import { menuPath, paths } from '../../app/paths.ts';
import { sharePicturePath } from '../../app/share-picture-path.ts';
import { pictureUrl } from '../../app/ui/picture-url.ts';
import { organization, restaurant } from './restaurant.ts';
import { menuOutline } from './schema-org-menu.ts';
import { at, organizationId, pageAt, pageName, type Thing } from './things.ts';

/**
 * What a page says to search engines (schema.org, JSON-LD): the site, the house and its restaurants on the home page,
 * each menu on its page, a story on its own, and on every page below home its place in the site. Ratings and reviews are
 * never part of it, nor is the FAQ as data: Google shows neither for a restaurant's own pages.
 * Undefined where a page has nothing to say.
 */
export function structuredData(content: Content, path: string): Thing | undefined {
  const things = [...mainThings(content, path), ...breadcrumbs(content, path)];
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}

function mainThings(content: Content, path: string): Thing[] {
  if (path === paths.home || path === paths.homeAlias)
    return [website(content), organization(content), ...content.branches.map((branch) => restaurant(content, branch))];
  const canonical = pageAt(content, path)?.canonical;
  const branch = content.branches.find((each) => menuPath(each) === canonical);
  if (branch) return [menuOutline(content, branch.key)];
  const story = content.stories.find(({ slug }) => paths.story(slug) === path);
  return story ? [blogPosting(content, story)] : [];
}

function website(content: Content): Thing {
  return {
    '@type': 'WebSite',
    '@id': at(content, '/#website'),
    name: content.site.brand,
    alternateName: content.site.brandTamil,
    url: at(content, '/'),
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(content) },
  };
}

function blogPosting(content: Content, story: StorySummary): Thing {
  const { picture } = story;
  return {
    '@type': 'BlogPosting',
    headline: story.title,
    description: story.description,
    datePublished: story.date,
    articleSection: story.tag,
    inLanguage: 'en-GB',
    image: at(content, picture ? pictureUrl(picture, picture.width, 'jpg') : sharePicturePath(paths.story(story.slug))),
    mainEntityOfPage: at(content, paths.story(story.slug)),
    author: {
      '@type': 'Organization',
      '@id': organizationId(content),
      name: content.site.brand,
      url: at(content, '/'),
    },
    publisher: { '@id': organizationId(content) },
  };
}

/** The way from the home page to a page that search engines may list: through the pages that its address begins with, but not through another of its group. */
function breadcrumbs(content: Content, path: string): Thing[] {
  const page = pageAt(content, path);
  if (!page?.isListed || page.canonical !== path || path === paths.home) return [];
  const parts = path.split('/').slice(1);
  const places = [
    { name: content.ui.navigation.home, path: paths.home },
    ...parts.flatMap((_, index) => {
      const route = `/${parts.slice(0, index + 1).join('/')}`;
      // A folder of pages need not be a page itself.
      const place = pageAt(content, route);
      return place && (place === page || place.group !== page.group)
        ? [{ name: pageName(content, route), path: route }]
        : [];
    }),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: places.map((place, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: place.name,
        item: at(content, place.path),
      })),
    },
  ];
}
