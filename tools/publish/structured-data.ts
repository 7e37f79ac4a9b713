import { sharePicturePath } from '../../app/share-picture-path.ts';
import type { Branch, Content, StorySummary } from '../../app/content/schema.ts';
import { specialHours } from './special-hours.ts';
import { paths, menuPath } from '../../app/paths.ts';

type Thing = Record<string, unknown>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * What a page says to search engines (schema.org, JSON-LD): the house and its two restaurants on the home page, a
 * story and its place in the site on its own page. Ratings and reviews are never part of it.
 * Undefined where a page has nothing to say.
 */
export function structuredData(content: Content, path: string): Thing | undefined {
  const things = thingsOf(content, path);
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}

function thingsOf(content: Content, path: string): Thing[] {
  if (path === paths.home || path === paths.homeAlias)
    return [organization(content), ...content.branches.map((branch) => restaurant(content, branch))];
  const story = content.stories.find(({ slug }) => paths.story(slug) === path);
  return story ? [blogPosting(content, story), breadcrumbs(content, story)] : [];
}

/** An address of the site, absolute. */
const at = ({ site }: Content, path: string) => new URL(path, site.url).href;
const organizationId = (content: Content) => at(content, '/#organization');
/** Stays the same for good, so that a restaurant is recognised across pages and years. */
const restaurantId = (content: Content, branch: Branch) => at(content, `/#restaurant-${branch.key}`);

function organization(content: Content): Thing {
  const { facebook, instagram, youtube } = content.site.links;
  return {
    '@type': 'Organization',
    '@id': organizationId(content),
    name: content.site.brand,
    alternateName: content.site.brandTamil,
    url: at(content, '/'),
    sameAs: [facebook, instagram, youtube],
  };
}

function restaurant(content: Content, branch: Branch): Thing {
  return {
    '@type': 'Restaurant',
    '@id': restaurantId(content, branch),
    name: `${content.site.brand} ${branch.store}`,
    parentOrganization: { '@id': organizationId(content) },
    url: at(content, '/'),
    image: at(content, sharePicturePath('/')),
    servesCuisine: ['Chettinad', 'South Indian'],
    address: postalAddress(branch.address),
    telephone: `+44 ${branch.phone.replace(/^0/, '')}`,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS,
      opens: branch.opens,
      closes: branch.closes,
    },
    ...specialHours(branch),
    hasMenu: at(content, menuPath(branch.key, 1, content.branches[0]?.key ?? '')),
    acceptsReservations: branch.booking.link || false,
    potentialAction: [
      ...(branch.ordering.link ? [{ '@type': 'OrderAction', target: branch.ordering.link }] : []),
      ...(branch.booking.link ? [{ '@type': 'ReserveAction', target: branch.booking.link }] : []),
    ],
  };
}

/** "240 High St North, London E12 6SB" in its parts. */
export function postalAddress(address: string): Thing {
  const [, streetAddress, addressLocality, postalCode] =
    /^(.*), (\D+) ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/.exec(address) ?? [];
  if (!streetAddress) throw new Error(`the address "${address}" is not of the form "street, town postcode"`);
  return { '@type': 'PostalAddress', streetAddress, addressLocality, postalCode, addressCountry: 'GB' };
}

function blogPosting(content: Content, story: StorySummary): Thing {
  return {
    '@type': 'BlogPosting',
    headline: story.title,
    description: story.description,
    datePublished: story.date,
    articleSection: story.tag,
    inLanguage: 'en-GB',
    image: at(content, sharePicturePath(paths.story(story.slug))),
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

function breadcrumbs(content: Content, story: StorySummary): Thing {
  const places = [
    { name: content.ui.navigation.home, path: paths.home },
    { name: content.ui.navigation.blog, path: paths.blog },
    { name: story.title, path: paths.story(story.slug) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(content, path),
    })),
  };
}
