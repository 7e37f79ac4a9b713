import * as v from 'valibot';
import { fields, list, listOf, text, textOfWords } from './fields.ts';
import { alt, doorPlate, linkButton, picture, sitePath, slug, tamil } from './values.ts';

const slide = fields({
  id: slug(),
  eyebrow: text(40),
  headline: text(40),
  text: text(170),
  button: text(20),
  href: sitePath(),
  picture: picture(),
  alt: alt(),
  plate: text(16),
});

const captions = ['Chicken Bucket Briyani', 'Mutton Bucket Briyani'] as const;

/** content/home.yaml: the home page in the order in which it is read (spec section 2). */
export const homeSchema = fields({
  slides: listOf(3, slide, 'slides'),
  about: fields({
    doorPlate: doorPlate(),
    heading: text(40),
    lead: text(200),
    paragraphs: list(text(400), 'paragraphs'),
    primaryButton: linkButton(),
    secondaryButton: linkButton(),
    housePlan: fields({
      label: text(100),
      rooms: listOf(5, fields({ tamil: tamil(), latin: text(20), text: text(80) }), 'rooms'),
    }),
  }),
  signatureDishes: fields({
    doorPlate: doorPlate(),
    heading: text(40),
    intro: text(160),
    dishes: listOf(
      15,
      fields({ name: text(40), description: textOfWords(12, 24), picture: picture(), alt: alt() }),
      'signature dishes',
    ),
  }),
  ourCulture: fields({
    doorPlate: doorPlate(),
    heading: text(40),
    intro: text(160),
    cards: listOf(
      3,
      fields({ title: text(60), text: text(160), button: text(20), href: sitePath(), picture: picture(), alt: alt() }),
      'story cards',
    ),
  }),
  reviews: fields({
    doorPlate: doorPlate(),
    heading: text(40),
    text: text(160),
    loading: text(80),
    failed: text(120),
    qrText: text(120),
    qrAlt: text(120),
    link: text(40),
  }),
  roots: fields({
    doorPlate: doorPlate(),
    heading: text(40),
    pictures: listOf(2, fields({ caption: text(30), picture: picture(), alt: alt() }), 'pictures'),
  }),
  featured: fields({
    doorPlate: doorPlate(),
    heading: text(40),
    subtitle: text(80),
    button: linkButton(),
    items: v.pipe(
      listOf(2, fields({ caption: text(40), picture: picture(), alt: alt() }), 'featured items'),
      v.check(
        (items) => items.every((item, index) => item.caption === captions[index]),
        `must be ${captions.join(' and ')}, in this order`,
      ),
    ),
  }),
});
