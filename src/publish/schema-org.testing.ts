import * as v from 'valibot';

/**
 * For tests: the schema.org types that the site publishes. A field that is not listed here fails. Based on schema.org and on
 * Google's requirements for each type (developers.google.com/search/docs/appearance/structured-data).
 */
const url = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const named = (type: string, name: RegExp) =>
  v.strictObject({ '@id': v.pipe(url, v.regex(name, `is not the permanent @id of a ${type}`)) });
const organizationRef = named('Organization', /\/#organization$/);
const restaurantRef = named('Restaurant', /\/#restaurant-[a-z0-9-]+$/);
const menuName = v.pipe(url, v.regex(/\/#menu-[a-z0-9-]+$/));
const telephone = v.pipe(v.string(), v.regex(/^\+44 [1-9][\d ]{8,12}$/));
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const day = v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const Organization = v.strictObject({
  '@type': v.literal('Organization'),
  '@id': organizationRef.entries['@id'],
  name: text,
  alternateName: v.optional(text),
  url,
  /** At least 112 × 112 pixels (Google); the icon has 512. */
  logo: v.pipe(url, v.endsWith('/icon-512.png')),
  sameAs: v.array(url),
  contactPoint: v.array(
    v.strictObject({
      '@type': v.literal('ContactPoint'),
      name: text,
      contactType: text,
      telephone: v.optional(telephone),
      email: v.optional(v.pipe(v.string(), v.email())),
      url: v.optional(url),
    }),
  ),
});

const WebSite = v.strictObject({
  '@type': v.literal('WebSite'),
  '@id': url,
  name: text,
  alternateName: v.optional(text),
  url,
  inLanguage: v.literal('en-GB'),
  publisher: organizationRef,
});

const target = v.strictObject({
  '@type': v.literal('EntryPoint'),
  urlTemplate: url,
  inLanguage: v.literal('en-GB'),
  actionPlatform: v.array(v.pipe(url, v.regex(/^https:\/\/schema\.org\/(?:Desktop|Mobile)WebPlatform$/))),
});
const Action = v.variant('@type', [
  v.strictObject({ '@type': v.literal('OrderAction'), target }),
  v.strictObject({
    '@type': v.literal('ReserveAction'),
    target,
    result: v.strictObject({ '@type': v.literal('FoodEstablishmentReservation') }),
  }),
]);

const Restaurant = v.strictObject({
  '@type': v.literal('Restaurant'),
  '@id': restaurantRef.entries['@id'],
  name: text,
  parentOrganization: organizationRef,
  url,
  image: url,
  servesCuisine: v.array(text),
  address: v.strictObject({
    '@type': v.literal('PostalAddress'),
    streetAddress: text,
    addressLocality: text,
    postalCode: v.pipe(v.string(), v.regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/)),
    addressCountry: v.literal('GB'),
  }),
  geo: v.optional(
    v.strictObject({ '@type': v.literal('GeoCoordinates'), latitude: v.number(), longitude: v.number() }),
  ),
  telephone,
  openingHoursSpecification: v.array(
    v.strictObject({
      '@type': v.literal('OpeningHoursSpecification'),
      dayOfWeek: v.pipe(v.array(day), v.minLength(1)),
      opens: time,
      closes: time,
    }),
  ),
  specialOpeningHoursSpecification: v.optional(
    v.array(
      v.strictObject({
        '@type': v.literal('OpeningHoursSpecification'),
        opens: time,
        closes: time,
        validFrom: v.pipe(v.string(), v.isoDate()),
        validThrough: v.pipe(v.string(), v.isoDate()),
      }),
    ),
  ),
  hasMenu: v.strictObject({ '@type': v.literal('Menu'), '@id': menuName, url }),
  acceptsReservations: v.union([url, v.literal(false)]),
  potentialAction: v.array(Action),
});

const offer = {
  '@type': v.literal('Offer'),
  name: v.optional(text),
  price: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
  priceCurrency: v.literal('GBP'),
};
const moment = v.pipe(v.string(), v.isoTimestamp());
const Offer = v.union([
  v.strictObject(offer),
  v.strictObject({
    ...offer,
    availability: v.literal('https://schema.org/SoldOut'),
    validFrom: moment,
    validThrough: moment,
  }),
]);
const MenuItem = v.strictObject({
  '@type': v.literal('MenuItem'),
  name: text,
  description: v.optional(text),
  offers: v.pipe(v.array(Offer), v.minLength(1)),
  suitableForDiet: v.optional(
    v.array(v.picklist(['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'])),
  ),
});
const menu = {
  '@type': v.literal('Menu'),
  '@id': menuName,
  name: text,
  url,
  inLanguage: v.literal('en-GB'),
  provider: restaurantRef,
};

const MenuOutline = v.strictObject({
  ...menu,
  encoding: v.strictObject({
    '@type': v.literal('MediaObject'),
    contentUrl: v.pipe(url, v.endsWith('.jsonld')),
    encodingFormat: v.literal('application/ld+json'),
  }),
});

/** `/menu/<branch>.jsonld`. */
export const WholeMenu = v.strictObject({
  '@context': v.literal('https://schema.org'),
  ...menu,
  hasMenuSection: v.array(
    v.strictObject({
      '@type': v.literal('MenuSection'),
      name: text,
      description: v.optional(text),
      hasMenuItem: v.array(MenuItem),
    }),
  ),
});

const BlogPosting = v.strictObject({
  '@type': v.literal('BlogPosting'),
  headline: v.pipe(text, v.maxLength(110)),
  description: text,
  datePublished: v.pipe(v.string(), v.isoDate()),
  articleSection: text,
  inLanguage: v.literal('en-GB'),
  image: url,
  mainEntityOfPage: url,
  author: v.strictObject({
    '@type': v.literal('Organization'),
    '@id': organizationRef.entries['@id'],
    name: text,
    url,
  }),
  publisher: organizationRef,
});

const BreadcrumbList = v.strictObject({
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('ListItem'),
        position: v.pipe(v.number(), v.integer()),
        name: text,
        item: url,
      }),
    ),
    // Google requires at least two entries.
    v.minLength(2),
    v.check((items) => items.every(({ position }, index) => position === index + 1), 'is not numbered from 1'),
  ),
});

/** The structured data of a page. */
export const Graph = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.pipe(
    v.array(v.variant('@type', [Organization, WebSite, Restaurant, MenuOutline, BlogPosting, BreadcrumbList])),
    v.minLength(1),
  ),
});
