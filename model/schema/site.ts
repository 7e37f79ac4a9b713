import * as v from 'valibot';
import { fields, mayBeEmpty, show, string, text } from './fields.ts';
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

/** The id of an iPhone app: the team's ten signs and the app's own name, as App Store Connect shows them. */
const iosAppId = idOrNone(
  /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/,
  "an id of an iPhone app; write the team's ten signs, a full stop and the bundle id, as in ABCDE12345.uk.co.valavu.order",
);
const androidPackage = idOrNone(
  /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/,
  'the name of an Android package; copy it from the address of the app on Google Play, after "id="',
);
const androidFingerprint = idOrNone(
  /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/,
  'a SHA-256 fingerprint; copy it from Google Play Console, App signing: 32 pairs of 0-9 and A-F with colons between',
);

/** The ordering app, for phones that open a link in it (served under /.well-known). '' or no `apps` at all where there is none. */
const apps = v.pipe(
  fields({ iosAppId, androidPackage, androidFingerprint }),
  v.rawCheck(({ dataset, addIssue }) => {
    // What is wrong with one of them alone is told already.
    if (!dataset.typed || dataset.issues) return;
    if ((dataset.value.androidPackage === '') !== (dataset.value.androidFingerprint === ''))
      addIssue({ message: "has androidPackage or androidFingerprint alone; fill in both, or '' in both" });
  }),
);

/** content/settings.yaml: what POST /api/setting answers (spec section 7), where '' leaves a badge without a link; and the app's ids. */
export const settingsSchema = fields({
  iosAppUrl: webAddressOrNone(),
  androidAppUrl: webAddressOrNone(),
  apps: v.optional(apps),
});

function idOrNone(form: RegExp, what: string) {
  return v.pipe(
    string(),
    v.check(
      (value) => value === '' || form.test(value),
      ({ input }) => `${show(input)} is not ${what}, or ''`,
    ),
  );
}
