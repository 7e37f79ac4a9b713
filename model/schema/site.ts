import * as v from 'valibot';
import { recordOf } from '../pick.ts';
import { fields, list, mayBeEmpty, stringLike, stringThat, text } from './fields.ts';
import { localName, picture, webAddress, webAddressOrNone } from './values.ts';

const currency = stringThat(
  (code) => Intl.supportedValuesOf('currency').includes(code),
  'is no currency; write its three letters, as in GBP',
);

/** The script of a language, which is one of those that our fonts have; undefined of others. */
export const scriptOf = (language: string): string | undefined =>
  /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/.test(language)
    ? ['Latn', 'Taml'].find((script) => script === new Intl.Locale(language).maximize().script)
    : undefined;

/** The language of the second line of names, as in HTML's `lang`: `ta`, `pt`. */
const language = stringThat(
  (code) => scriptOf(code) !== undefined,
  'is no language in Latin or Tamil letters, which our fonts have; write its two letters, as in pt or ta',
);

const numerals = stringThat(
  (name) => name === 'tamldec',
  'are no digits that our fonts have besides 0-9; write tamldec, or take the line out',
);

/** Pages name the host of the reviews script in their policy, where browsers accept no underscore. */
const script = v.pipe(
  webAddressOrNone(),
  v.check(
    (url) => !URL.canParse(url) || /^[a-z0-9.-]+(?::\d+)?$/.test(new URL(url).host),
    'has a host with other characters than letters, digits, hyphens and full stops, which browsers do not load here; ask the reviews service for another address',
  ),
);

const host = stringLike(
  /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/,
  'is not a host; write it with https:// in front and nothing behind, as in https://images.reviews.example',
);

/** What the law asks a business to say of itself on its website (Companies Act 2006, E-Commerce Regulations 2002). */
const company = fields({
  name: text(100),
  number: text(60),
  /** The part of the United Kingdom: "England and Wales", "Scotland", "Northern Ireland". */
  registeredIn: text(60),
  office: text(160),
  vat: v.optional(text(60)),
  email: text(100),
});

/** Where to report a vulnerability, as security.txt has it (RFC 9116). '' if there is nowhere yet. */
const securityContact = stringThat(
  (value) => value === '' || /^(?:https:\/\/|mailto:[^\s@]+@|tel:\+)[^\s@]+$/.test(value),
  "is no contact; write mailto:security@restaurant.example, tel:+442079460000, an https address, or ''",
);

/** The pictures behind the heads of pages, by the room that a page takes its colours from. A page without one has a plain head. */
const rooms = ['street', 'verandah', 'hall', 'court', 'dining', 'hearth', 'night'] as const;

/** A room of the house. src/styles/tokens.css has its colours. */
export type Room = (typeof rooms)[number];

/** content/site.yaml: the brand and its cuisine, external links, the reviews service. */
export const siteSchema = fields({
  brand: text(30),
  brandLocalName: v.optional(localName(20)),
  cuisine: list(text(30), 'cuisines'),
  currency: v.optional(currency, 'GBP'),
  /** The language of every `localName` name; absent if the site has none. */
  localLanguage: v.optional(language),
  /** The digits for the numbers of dishes and questions; 0-9 if absent. */
  localNumerals: v.optional(numerals),
  url: v.pipe(
    webAddress(),
    v.check((url) => !url.endsWith('/'), 'ends with a slash; take it off'),
    v.check(
      // webAddress reports a URL that cannot be parsed; the checks after it run nevertheless.
      (url) => !URL.canParse(url) || new URL(url).origin === url,
      'has a path; the site needs a host of its own, as in https://restaurant.example',
    ),
  ),
  /** Who made the site. */
  builder: v.optional(fields({ name: text(40), link: webAddress() })),
  /** Texts name these as `{company.name}`, `{company.email}` and so on. */
  company,
  securityContact: v.optional(securityContact, ''),
  picturesNote: text(200),
  rooms: v.optional(fields(recordOf(rooms, () => v.optional(picture()))), {}),
  /** Of the rooms of pages that fill the window: the picture for windows that are taller than wide. */
  portraits: v.optional(fields(recordOf(rooms, () => v.optional(picture()))), {}),
  links: fields({
    facebook: v.optional(webAddress()),
    instagram: v.optional(webAddress()),
    youtube: v.optional(webAddress()),
    disclaimer: v.optional(webAddress()),
  }),
  /** The service with reviews. Without it nothing asks for one. */
  reviews: v.optional(
    fields({
      script,
      /** Other hosts from which the widget loads. */
      hosts: v.optional(list(host, 'hosts')),
      className: mayBeEmpty(),
      link: webAddress(),
    }),
  ),
});

/** content/settings.yaml: the response of POST /api/setting. With '' a badge has no link. */
export const settingsSchema = fields({ iosAppUrl: webAddressOrNone(), androidAppUrl: webAddressOrNone() });
