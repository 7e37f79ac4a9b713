import * as v from 'valibot';
import { fields, mayBeEmpty, text } from './fields.ts';
import { tamil, webAddress, webAddressOrNone } from './values.ts';

/** content/site.yaml: the name, the addresses outside, the reviews service. */
export const siteSchema = fields({
  brand: text(30),
  brandTamil: tamil(),
  url: v.pipe(
    webAddress(),
    v.check((url) => !url.endsWith('/'), 'ends with a slash; take it off'),
  ),
  builder: text(40),
  picturesNote: text(200),
  links: fields({
    facebook: webAddress(),
    instagram: webAddress(),
    youtube: webAddress(),
    builder: webAddress(),
    disclaimer: webAddress(),
  }),
  reviews: fields({ script: webAddressOrNone(), className: mayBeEmpty(), link: webAddress() }),
});

/** content/settings.yaml: what POST /api/setting answers (spec section 7). '' leaves a badge without a link. */
export const settingsSchema = fields({ iosAppUrl: webAddressOrNone(), androidAppUrl: webAddressOrNone() });
