import type { Branch, Content, StorySummary } from '../../model/types.ts';
import { menuPath, paths } from '../paths.ts';
import { organization, restaurant } from './restaurant.ts';
import { menuThing } from './public-menu.ts';
import { absoluteUrl, homePicture, imageUrl, organizationId, pageAt, restaurantId, type Thing } from './schema-org.ts';

/**
 * The structured data of a page (schema.org, JSON-LD): on the home page the site, the organization and its restaurants; on menu
 * and story pages the menu or story. Ratings, reviews and the FAQ are left out, because Google does not show them for a
 * restaurant's own pages.
 * Undefined if a page has no structured data.
 */
export function structuredData(content: Content, path: string): Thing | undefined {
  const things = mainThings(content, path);
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}

function mainThings(content: Content, path: string): Thing[] {
  if (path === paths.home || path === paths.homeAlias)
    return [website(content), organization(content), ...content.branches.map((branch) => restaurant(content, branch))];
  const canonical = pageAt(content, path)?.canonical;
  const branch = content.branches.find((each) => menuPath(each) === canonical);
  if (branch) return [menu(content, branch)];
  const story = content.stories.find(({ slug }) => paths.story(slug) === path);
  return story ? [blogPosting(content, story)] : [];
}

const website = (content: Content): Thing => ({
  '@type': 'WebSite',
  '@id': absoluteUrl(content, '/#website'),
  name: content.site.brand,
  alternateName: content.site.brandLocalName,
  url: absoluteUrl(content, '/'),
  inLanguage: 'en-GB',
  publisher: { '@id': organizationId(content) },
});

const menu = (content: Content, branch: Branch): Thing => ({
  ...menuThing(content, branch),
  name: branch.menuName,
  inLanguage: 'en-GB',
  provider: { '@id': restaurantId(content, branch) },
});

function blogPosting(content: Content, story: StorySummary): Thing {
  return {
    '@type': 'BlogPosting',
    headline: story.title,
    description: story.description,
    datePublished: story.date,
    articleSection: story.tag,
    inLanguage: 'en-GB',
    image: imageUrl(content, story.picture ?? homePicture(content).picture),
    mainEntityOfPage: absoluteUrl(content, paths.story(story.slug)),
    author: {
      '@type': 'Organization',
      '@id': organizationId(content),
      name: content.site.brand,
      url: absoluteUrl(content, '/'),
    },
    publisher: { '@id': organizationId(content) },
  };
}
