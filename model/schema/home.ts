import * as v from 'valibot';
import { fields, list, listBetween, listOf, oneOf, template, text, textOfWords } from './fields.ts';
import { alt, roomName, linkButton, localName, picture, sitePath, slug } from './values.ts';
import { pageFields } from './page.ts';

const slide = fields({
  id: slug(),
  eyebrow: text(40),
  headline: text(40),
  text: text(170),
  button: text(20),
  href: sitePath(),
  picture: picture(),
  alt: alt(),
  label: text(16),
});

/** The sections of the page, by their anchors, to which the rooms of the house plan lead. */
const sections = ['about', 'dishes', 'culture', 'reviews', 'featured'] as const;

const room = fields({
  localName: v.optional(localName()),
  latin: text(20),
  text: text(80),
  section: oneOf(...sections),
});

/** content/home.yaml: the home page, in reading order. */
export const homeSchema = fields({
  ...pageFields(),
  /** The heading of the page for screen readers. The slides say it in pictures. */
  title: text(80),
  slides: listBetween(1, 5, slide, 'slides'),
  about: fields({
    roomName: v.optional(roomName()),
    heading: text(40),
    lead: text(200),
    paragraphs: list(text(400), 'paragraphs'),
    picture: picture(),
    alt: alt(),
    primaryButton: linkButton(),
    secondaryButton: linkButton(),
    housePlan: v.optional(fields({ label: text(100), rooms: listOf(5, room, 'rooms') })),
  }),
  signatureDishes: fields({
    roomName: v.optional(roomName()),
    heading: text(40),
    intro: text(160),
    /** Before the price of a dish that costs more at another branch. */
    priceFrom: text(20),
    soldOutAt: template('branch'),
    /** With the branch, if not all have it. */
    onMenuAs: template('dish'),
    dishes: listBetween(
      1,
      15,
      fields({
        name: text(40),
        /** The id of a dish of a menu, or of its recipe, for the price and the link. */
        dish: v.optional(slug()),
        description: textOfWords(12, 24),
        picture: picture(),
        alt: alt(),
      }),
      'signature dishes',
    ),
  }),
  ourCulture: fields({
    roomName: v.optional(roomName()),
    heading: text(40),
    intro: text(160),
    picture: picture(),
    alt: alt(),
    cards: listBetween(
      1,
      3,
      fields({ title: text(60), text: text(160), button: text(20), href: sitePath(), picture: picture(), alt: alt() }),
      'story cards',
    ),
  }),
  reviews: fields({
    roomName: v.optional(roomName()),
    heading: text(40),
    text: text(160),
    loading: text(80),
    failed: text(120),
    qrText: text(120),
    qrAlt: text(120),
    link: text(40),
  }),
  roots: fields({
    roomName: v.optional(roomName()),
    heading: text(40),
    pictures: listOf(2, fields({ caption: text(30), picture: picture(), alt: alt() }), 'pictures'),
  }),
  featured: fields({
    roomName: v.optional(roomName()),
    heading: text(40),
    subtitle: text(80),
    /** Who sells the featured items, if not every branch does. */
    note: v.optional(text(80)),
    button: linkButton(),
    items: listOf(2, fields({ caption: text(40), picture: picture(), alt: alt() }), 'featured items'),
  }),
});
