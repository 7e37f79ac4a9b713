import * as v from 'valibot';
import { fields, list, text } from './fields.ts';
import { alt, linkButton, picture, sectionHead } from './values.ts';
import { pageFields } from './page.ts';

/** content/about.yaml: the About Us page. The contact box gets its telephone numbers from the branches. */
export const aboutSchema = fields({
  ...pageFields(),
  heading: text(30),
  tagline: text(100),
  success: fields({
    ...sectionHead(),
    paragraphs: list(text(400), 'paragraphs'),
    picture: picture(),
    alt: alt(),
  }),
  quote: text(160),
  quotePicture: v.optional(picture()),
  contactBox: fields({ heading: text(60), text: text(160) }),
  chef: fields({
    ...sectionHead(),
    intro: text(200),
    habits: list(
      /** The picture is decoration: the text beside it says the same. */
      fields({ title: text(40), text: text(160), picture: v.optional(picture()) }),
      'habits',
    ),
    picture: picture(),
    alt: alt(),
  }),
  closing: text(200),
  button: linkButton(),
});
