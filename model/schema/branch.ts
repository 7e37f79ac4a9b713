import * as v from 'valibot';
import { day, daysInOrder, specialDays, week } from './days.ts';
import { deliverySchema } from './delivery.ts';
import { fields, list, mayBeEmpty, text, wholeNumber, yesNo } from './fields.ts';
import { alt, degrees, email, phone, picture, slug, webAddressOrNone, webAddressWith } from './values.ts';

const store = v.pipe(
  fields({
    link: webAddressOrNone(),
    googlePlayLink: webAddressOrNone(),
    appStoreLink: webAddressOrNone(),
    isUnderConstruction: v.optional(yesNo(), false),
    /** On the card of the branch; without them, the picture and the line of the branch. */
    picture: v.optional(picture()),
    line: v.optional(text(120)),
  }),
  v.check(
    ({ link, isUnderConstruction }) => link !== '' || isUnderConstruction,
    'has no link; write one, or isUnderConstruction: true',
  ),
);

const host = v.pipe(
  text(100),
  v.regex(
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    'is not a host; write it without https:// and slashes, as in harbour.restaurant.example',
  ),
);

/** An address on one line: street, town, postcode. */
export const ADDRESS = /^([^\n]+), ([^\d\n]+) ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;

/** content/branches/<key>/branch.yaml. */
export const branchSchema = fields({
  id: wholeNumber(1, 99),
  key: slug(),
  store: text(30),
  menuName: text(30),
  address: v.pipe(
    text(100),
    v.regex(
      ADDRESS,
      'must be one line that ends with the town and the postcode, as in "240 High St North, London E12 6SB"',
    ),
  ),
  geo: v.optional(fields({ latitude: degrees('latitude', 49, 61), longitude: degrees('longitude', -9, 2) })),
  hours: week(),
  specialDays: specialDays(),
  /** A temporary closure: first and last day, and the reason in a sentence. */
  closed: v.optional(v.pipe(fields({ from: day(), until: day(), text: text(100) }), daysInOrder())),
  phone: phone(),
  /** For deliveries and catering, if the branch has them. */
  deliveryPhone: v.optional(phone()),
  delivery: v.optional(deliverySchema),
  email: email(),
  line: text(120),
  picture: picture(),
  alt: alt(),
  /** The branch's own host, on which the site shows no booking button. */
  hostWithoutBooking: v.optional(host),
  hasAllergenNotice: v.optional(yesNo(), false),
  serviceCharge: v.optional(wholeNumber(1, 25)),
  /** Minutes before closing; booking offers no later table. */
  lastSeating: wholeNumber(15, 240),
  /** Booking offers tables for 1 to so many people; larger parties are asked to ring. */
  largestParty: v.optional(wholeNumber(1, 20), 20),
  /** The page of the branch's booking site with a table filled in, if it has such addresses. {date} is 2026-11-27, {time} 19:30. */
  bookingLink: v.optional(webAddressWith('people', 'date', 'time')),
  /** Left out by a branch that takes no orders, or no bookings, on the web. Without any the site has no page for them. */
  ordering: v.optional(store),
  booking: v.optional(store),
  gettingThere: fields({
    nearest: text(100),
    others: v.optional(list(text(100), 'stations')),
    text: text(200),
    buses: mayBeEmpty(),
    stepFree: mayBeEmpty(),
    parking: mayBeEmpty(),
  }),
  access: mayBeEmpty(),
});
