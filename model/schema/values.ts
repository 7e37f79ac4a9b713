import * as v from 'valibot';
import { fields, list, show, string, template, text } from './fields.ts';

/** What the schemas know of restaurants and websites: pictures, addresses, telephones, times, prices, Tamil. */

/** A name for addresses: small letters, digits, single hyphens. */
export const slug = () =>
  v.pipe(
    string(),
    v.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      ({ input }) =>
        `${show(input)} cannot be part of an address; write small letters, digits and single hyphens, as in masala-dosa`,
    ),
  );

/** A picture named in content, before it is looked up. */
export class PictureName {
  // A private field makes TypeScript tell this class from other things with a name.
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  get name(): string {
    return this.#name;
  }
}

/** The name of a picture in content/pictures without its ending; '' where there is none yet. */
export const picture = () =>
  v.pipe(
    string(),
    v.check(
      (value) => !/\.(?:jpe?g|png|webp|avif)$/i.test(value),
      ({ input }) => `${show(input)} has a file ending; write the name without it`,
    ),
    v.check(
      (value) => !value.includes('/'),
      ({ input }) => `${show(input)} has a folder in it; write the bare name of a file in content/pictures`,
    ),
    v.transform((name) => new PictureName(name)),
  );

/** What a picture shows, for those who cannot see it. */
export const alt = () => v.pipe(text(200), v.minLength(10, 'is too short to describe the picture; say what one sees'));

/** An address inside the site. That it exists is checked against content/seo.yaml. */
export const sitePath = () =>
  v.pipe(
    string(),
    v.regex(
      /^\/[a-z0-9/-]*$/,
      ({ input }) => `${show(input)} is not an address of this site; write it from the first slash on, as in /menu`,
    ),
  );

/** An address elsewhere. */
export const webAddress = () =>
  v.pipe(
    string(),
    v.check(
      isWebAddress,
      ({ input }) => `${show(input)} is not a web address; copy it from the browser, with https:// in front`,
    ),
  );

/** An address elsewhere, or '' where there is none. */
export const webAddressOrNone = () =>
  v.pipe(
    string(),
    v.check(
      (value) => value === '' || isWebAddress(value),
      ({ input }) =>
        `${show(input)} is not a web address; copy it from the browser, with https:// in front, or write ''`,
    ),
  );

/** An address elsewhere with a place in it that the program fills in. */
export const webAddressWith = (place: string) =>
  v.pipe(
    template(place),
    v.check(
      (value) => isWebAddress(value.replaceAll(`{${place}}`, place)),
      ({ input }) =>
        `${show(input)} is not a web address; copy it from the browser, with https:// in front and {${place}} where that belongs`,
    ),
  );

/** Whether a text is an absolute https address. */
function isWebAddress(value: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(value) && URL.canParse(value);
}

/** A British telephone number as it is printed: "020 7946 0123". */
export const phone = () =>
  v.pipe(
    string(),
    v.regex(
      /^0[\d ]+$/,
      ({ input }) => `${show(input)} is not a British telephone number; write it as it is dialled, as in 020 7946 0123`,
    ),
    v.check(
      (value) => /^\d{10,11}$/.test(value.replaceAll(' ', '')),
      ({ input }) =>
        `${show(input)} has ${String(input).replaceAll(' ', '').length} digits; a British number has 10 or 11`,
    ),
  );

/** A time of day on the 24-hour clock, in quotes: "23:00". */
export const time = () =>
  v.pipe(
    string(),
    v.regex(
      /^(?:[01]\d|2[0-3]):[0-5]\d$/,
      ({ input }) => `${show(input)} is not a time; write it on the 24-hour clock and in quotes, as in "23:00"`,
    ),
  );

/** A place on the map, in degrees, somewhere in Britain. */
export const degrees = (name: 'latitude' | 'longitude', min: number, max: number) => {
  const message = ({ input }: { input: unknown }) =>
    `${show(input)} is not a ${name} in Britain, which lies between ${min} and ${max}; copy it from a map, without quotes`;
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message));
};

/** The dearest price that is still believed, in pounds: above it a decimal point is missing. */
const DEAREST = 200;

const isPrice = (value: number | string) =>
  (typeof value === 'number' || /^\d+\.\d\d$/.test(value)) &&
  Number.isFinite(Number(value)) &&
  Math.abs(Number(value) * 100 - Math.round(Number(value) * 100)) < 1e-6;

/** Pounds, as a number or as text with two decimals; always a number once read (spec section 3). */
export const price = () =>
  v.pipe(
    v.union([v.number(), v.string()], notAPrice),
    v.check(isPrice, notAPrice),
    v.transform(Number),
    v.check(
      (pounds) => pounds > 0,
      ({ input }) => `${show(input)} is not above zero; write the price in pounds, as in 9.00`,
    ),
    v.check(
      (pounds) => pounds <= DEAREST,
      ({ input }) =>
        `${show(input)} is more than £${DEAREST}; is a decimal point missing? Write ${(Number(input) / 100).toFixed(2)} if that is meant`,
    ),
  );

function notAPrice({ input }: { input: unknown }): string {
  const digits = String(input)
    .replace(',', '.')
    .replace(/[^\d.]/g, '');
  const write = Number(digits) > 0 ? Number(digits).toFixed(2) : 'pounds with two decimals, as in 9.00';
  return input === null ? `is empty; write ${write}` : `${show(input)} is not a price; write ${write}`;
}

/** Tamil script. The second rule catches vowel signs that stand alone or double, as typing and copying produce them. */
export const tamil = () =>
  v.pipe(
    string(),
    v.regex(
      /^[\u0B80-\u0BFF0-9 ,()]+$/,
      ({ input }) => `${show(input)} is not Tamil script alone; write Tamil letters, or leave the line out`,
    ),
    v.check(
      (word) =>
        !/^[\u0BBE-\u0BCD]|[ ,(][\u0BBE-\u0BCD]|[\u0BBE-\u0BCC]{2}|\u0BC6\u0BBE|\u0BC7\u0BBE|\u0BCD\u0BCD/.test(
          word.normalize('NFC'),
        ),
      ({ input }) => `${show(input)} has a vowel sign out of place; type the word again`,
    ),
    v.transform((word) => word.normalize('NFC')),
  );

/** The Tamil name of a room over a section's heading. */
export const doorPlate = () => fields({ tamil: tamil(), latin: text(20), english: text(30) });

/** A button that leads to another page. */
export const linkButton = () => fields({ text: text(30), href: sitePath() });

/** Points for the restaurant to confirm before launch: for the launch check, never shown. */
export const confirm = () => v.optional(list(text(), 'points to confirm'));
