import { ADDRESS } from '../../model/schema/branch.ts';
import { internationalNumber } from '../../model/telephone.ts';
import type { Branch, Content } from '../../model/types.ts';
import { menuThing } from './public-menu.ts';
import {
  absoluteUrl,
  homePicture,
  imageUrl,
  organizationId,
  restaurantId,
  restaurantName,
  type Thing,
} from './schema-org.ts';
import type { TimeRange } from '../../model/opening/open-state.ts';

const WEB = ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'];

/** The organization that the restaurants belong to, with the numbers for delivery and catering. */
export function organization(content: Content): Thing {
  const { site, about } = content;
  const { facebook, instagram, youtube } = site.links;
  return {
    '@type': 'Organization',
    '@id': organizationId(content),
    name: site.brand,
    alternateName: site.brandLocalName,
    url: absoluteUrl(content, '/'),
    logo: imageUrl(content, null),
    sameAs: [facebook, instagram, youtube].filter((link) => link !== undefined),
    contactPoint: about.contactBox?.phones.map(({ label, number }) => ({
      '@type': 'ContactPoint',
      name: label,
      contactType: about.contactBox?.heading,
      telephone: internationalNumber(number),
    })),
  };
}

/** A branch: address, opening hours, cuisine, and actions for ordering and booking. */
export function restaurant(content: Content, branch: Branch): Thing {
  const { geo } = branch;
  const [ordering, booking] = [linkIfOpen(branch, 'ordering'), linkIfOpen(branch, 'booking')];
  return {
    '@type': 'Restaurant',
    '@id': restaurantId(content, branch),
    name: restaurantName(content, branch),
    parentOrganization: { '@id': organizationId(content) },
    url: absoluteUrl(content, '/'),
    image: imageUrl(content, homePicture(content).picture),
    servesCuisine: content.site.cuisine,
    address: postalAddress(branch.address),
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    telephone: internationalNumber(branch.phone),
    ...openingHours(branch),
    hasMenu: menuThing(content, branch),
    // Unsaid of a branch without a booking page, which may take them by telephone.
    acceptsReservations: branch.booking && (booking ?? false),
    potentialAction: [
      ...(ordering ? [action('OrderAction', ordering)] : []),
      ...(booking
        ? [{ ...action('ReserveAction', booking), result: { '@type': 'FoodEstablishmentReservation' } }]
        : []),
    ],
  };
}

/** The address of a branch's ordering or booking site; undefined while it is under construction, or during a temporary closure. */
function linkIfOpen(branch: Branch, service: 'ordering' | 'booking'): string | undefined {
  const { link = '', isUnderConstruction } = branch[service] ?? {};
  return link === '' || isUnderConstruction || branch.closure?.isToday ? undefined : link;
}

const action = (type: string, link: string): Thing => ({
  '@type': type,
  target: { '@type': 'EntryPoint', urlTemplate: link, inLanguage: 'en-GB', actionPlatform: WEB },
});

/** The parts of "240 High St North, London E12 6SB". The schema of branches refuses other forms. */
export function postalAddress(address: string): Thing {
  const [, streetAddress, addressLocality, postalCode] = ADDRESS.exec(address) ?? [];
  return { '@type': 'PostalAddress', streetAddress, addressLocality, postalCode, addressCountry: 'GB' };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours from 00:00 to 00:00 mean closed all day (schema.org). */
const CLOSED: TimeRange = { opens: '00:00', closes: '00:00' };

/** The hours of a branch for search engines: each range of hours once, with all its days; special days; and the days for which it is closed. */
export function openingHours({ week, specialDays, closed }: Pick<Branch, 'week' | 'specialDays' | 'closed'>): Thing {
  const sittings = week.flatMap((ranges, day) => ranges.map((range) => ({ range, day: DAYS[day] })));
  const byHours = Map.groupBy(sittings, ({ range: { opens, closes } }) => `${opens} ${closes}`);
  const special = specialDays.flatMap(({ date, ranges }) =>
    (ranges.length > 0 ? ranges : [CLOSED]).map((range) =>
      specification(range, { validFrom: date, validThrough: date }),
    ),
  );
  if (closed) special.push(specification(CLOSED, { validFrom: closed.from, validThrough: closed.until }));
  return {
    openingHoursSpecification: [...byHours.values()].map((all) =>
      specification(all[0]?.range ?? CLOSED, { dayOfWeek: all.map(({ day }) => day) }),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const specification = ({ opens, closes }: TimeRange, validity: Thing): Thing => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
  ...validity,
});
