import * as v from 'valibot';
import { fields, list, listBetween, listOf, template, text, textOfWords } from './fields.ts';
import { alt, idOf, linkButton, picture, sectionHead, sitePath, slug, pageFields } from './values.ts';

const slide = fields({
  /** That of a branch makes its dish that branch's. */
  id: slug(),
  eyebrow: text(40),
  headline: text(40),
  text: text(170),
  button: text(20),
  href: sitePath(),
  /** The ground of its words. Left out for the first still of the walk. */
  picture: v.optional(picture()),
  alt: v.optional(alt()),
  label: text(16),
  /** The id of a dish of a menu, or of its recipe, whose picture and price stand beside the button. */
  dish: v.optional(idOf('dishes')),
});

/** One view of the house: the same camera for windows taller than wide, and for others. */
const still = fields({ portrait: picture(), landscape: picture(), alt: alt() });

/** A picture, and the id of the dish that it shows, or of its recipe. It leads there while a menu has it. */
const pictureOfDish = () => ({ picture: picture(), alt: alt(), dish: v.optional(idOf('dishes')) });

/** content/home.yaml: the home page, in reading order. */
export const homeSchema = fields({
  ...pageFields(),
  /** The heading of the page for screen readers. The slides say it in pictures. */
  title: text(80),
  /** Six stills of one house, behind the sections (docs/design.md), and the link to the end of the walk. */
  walk: v.optional(fields({ skip: text(30), stills: listOf(6, still, 'stills') })),
  slides: listBetween(1, 5, slide, 'slides'),
  about: fields({
    ...sectionHead(),
    lead: text(200),
    paragraphs: list(text(400), 'paragraphs'),
    primaryButton: linkButton(),
    secondaryButton: linkButton(),
  }),
  signatureDishes: fields({
    ...sectionHead(),
    intro: text(160),
    /** Before the price of a dish that costs more at another branch. */
    priceFrom: text(20),
    soldOutAt: template('branch'),
    onMenuAs: template('dish'),
    onlyAt: template('branch'),
    dishes: listBetween(
      1,
      15,
      fields({
        name: text(40),
        /** The id of a dish of a menu, or of its recipe, for the price and the link. */
        dish: v.optional(idOf('dishes')),
        description: textOfWords(12, 24),
        picture: picture(),
        alt: alt(),
      }),
      'signature dishes',
    ),
  }),
  ourCulture: v.optional(
    fields({
      ...sectionHead(),
      intro: text(160),
      cards: listBetween(
        1,
        3,
        fields({
          title: text(60),
          text: text(160),
          button: text(20),
          href: sitePath(),
          picture: picture(),
          alt: alt(),
        }),
        'story cards',
      ),
    }),
  ),
  reviews: v.optional(
    fields({
      ...sectionHead(),
      loading: text(80),
      failed: text(120),
      qrText: text(120),
      qrAlt: text(120),
      link: text(40),
      direct: text(40),
    }),
  ),
  roots: v.optional(
    fields({
      ...sectionHead(),
      pictures: listOf(2, fields({ caption: text(30), ...pictureOfDish() }), 'pictures'),
    }),
  ),
  featured: v.optional(
    fields({
      ...sectionHead(),
      subtitle: text(80),
      /** Who sells the featured items, if not every branch does. */
      note: v.optional(text(80)),
      button: linkButton(),
      items: listOf(2, fields({ caption: text(40), ...pictureOfDish() }), 'featured items'),
    }),
  ),
  hearth: v.optional(
    fields({ ...sectionHead(), lead: text(160), book: v.optional(linkButton()), order: v.optional(linkButton()) }),
  ),
});
