import * as v from 'valibot';
import { SLUG } from '../slug.ts';
import { type Form, wrongForm } from '../wrong-form.ts';
import {
  fields,
  describeValue,
  string,
  stringLike,
  stringThat,
  template,
  text,
  widget,
  withValue,
  textBetween,
} from './fields.ts';

/** Schemas for values of restaurants and websites: pictures, URLs, telephone numbers, prices, a second language. */

export const slug = () =>
  stringLike(SLUG, 'cannot be part of an address; write small letters, digits and single hyphens, as in fish-soup');

/** The id of something that stands elsewhere in the content. */
export const idOf = (of: 'parts' | 'stations' | 'dishes' | 'recipes' | 'branches') => v.pipe(slug(), widget('id', of));

export class PictureName {
  // With a private field, TypeScript does not accept other objects that have a name.
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  get name(): string {
    return this.#name;
  }
}

/** The name of a picture in content/pictures without its extension; '' if there is none yet. */
export const picture = () =>
  v.pipe(
    string(),
    v.check(
      (value) => !/\.(?:jpe?g|png|webp|avif)$/i.test(value),
      withValue('has a file ending; write the name without it'),
    ),
    v.check(
      (value) => !value.includes('/'),
      withValue('has a folder in it; write the bare name of a file in content/pictures'),
    ),
    v.transform((name) => new PictureName(name)),
    widget('picture'),
  );

export const alt = () => v.pipe(text(200), v.minLength(10, 'is too short to describe the picture; say what one sees'));

const SITE_PATH = /^\/[a-z0-9/-]*$/;

/** A path of the site. cross-check.ts checks that the page exists. */
export const sitePath = () =>
  stringLike(SITE_PATH, 'is not an address of this site; write it from the first slash on, as in /menu');

export const webAddress = () =>
  stringThat(isWebAddress, 'is not a web address; copy it from the browser, with https:// in front');

export const pageOrWebAddress = () =>
  stringThat(
    (value) => SITE_PATH.test(value) || isWebAddress(value),
    'is neither an address of this site, as in /menu, nor a web address; copy that from the browser, with https:// in front',
  );

export const email = () =>
  stringLike(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'is not an email address; write it as in hello@restaurant.example');

export const webAddressOrNone = () =>
  stringThat(
    (value) => value === '' || isWebAddress(value),
    "is not a web address; copy it from the browser, with https:// in front, or write ''",
  );

export const webAddressWith = (...places: string[]) =>
  v.pipe(
    template(...places),
    v.check(
      (value) => isWebAddress(value.replaceAll(/[{}]/g, '')),
      withValue(
        `is not a web address; copy it from the browser, with https:// in front and ${places.map((place) => `{${place}}`).join(', ')} where that belongs`,
      ),
    ),
  );

/** Whether a text is an absolute https URL. With a user's name in front, it could pass for an address of another host. */
export function isWebAddress(value: string): boolean {
  if (!/^https:\/\/[^\s/]+\.\S/.test(value) || /\s/.test(value)) return false;
  return URL.canParse(value) && new URL(value).username === '';
}

const PHONE = {
  isRight: (value) => /^0\d(?: ?\d)+$/.test(value),
  allowed: /[\d ]/,
  problem: 'is not a British telephone number',
  remedy: 'write it as it is dialled in Britain, as in 01632 960 000',
} as const satisfies Form;

/** A British telephone number as it is printed: "020 7946 0123". Only numbers that begin with 01 or 08 may have ten digits. */
export const phone = () =>
  v.pipe(
    string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const digits = value.replaceAll(' ', '');
      const counts = /^0[18]/.test(digits) ? [10, 11] : [11];
      if (!PHONE.isRight(value)) addIssue({ message: wrongForm(value, PHONE) });
      else if (!counts.includes(digits.length))
        addIssue({
          message: `"${value}" has ${digits.length} digits; a number that begins with ${digits.slice(0, 2)} has ${counts.join(' or ')}`,
        });
    }),
  );

export const degrees = (name: 'latitude' | 'longitude', min: number, max: number) => {
  const message = withValue(
    `is not a ${name} in Britain, which lies between ${min} and ${max}; copy it from a map, without quotes`,
  );
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message));
};

/** A higher price is reported, because a decimal point is probably missing. */
const MAX_PRICE = 200;

const PRICE = {
  isRight: (value) => /^\d+\.\d\d$/.test(value),
  allowed: /[\d.]/,
  problem: 'is not a price',
  remedy: 'write digits, with a full stop and two decimals, as in 4.50',
} as const satisfies Form;

const isInPence = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A price, as a number or as text with two decimals. The output is always a number (MENU-18). */
export const price = () =>
  v.pipe(
    v.union([v.number(), v.string()], notAPrice),
    v.check((value) => (typeof value === 'number' ? isInPence(value) : PRICE.isRight(value)), notAPrice),
    v.transform(Number),
    v.check((value) => value > 0, withValue(`is not above zero; ${PRICE.remedy}`)),
    v.check((value) => value <= MAX_PRICE, withValue(`is more than ${MAX_PRICE}; is a decimal point missing?`)),
    widget('price'),
  );

function notAPrice({ input }: { input: unknown }): string {
  if (input === null || input === '') return `is empty; ${PRICE.remedy}`;
  if (typeof input === 'string') return wrongForm(input, PRICE);
  return `${describeValue(input)} ${typeof input === 'number' ? 'has more than two decimals' : PRICE.problem}; ${PRICE.remedy}`;
}

/** Words in `localLanguage` of site.yaml. read/local-names.ts checks that they are in its script. */
export const localName = (max?: number) =>
  v.pipe(
    text(max),
    v.transform((words) => words.normalize('NFC')),
  );

/** The name of a room above a section's heading: in the local language, in Latin letters, and its meaning. */
export const roomName = () => fields({ localName: v.optional(localName()), latin: text(20), english: text(30) });

/** The head of a section: the name of its room, if it has one, and its heading. */
export const sectionHead = () => ({ roomName: v.optional(roomName()), heading: text(40) });

export const linkButton = () => fields({ text: text(30), href: sitePath() });

/** Maximum lengths in characters, including the inserted names of a branch. */
export const seoLimits = { title: 60, description: 155 };

/** What search results, shared links and lists of pages say below the title. */
export const description = () => textBetween(110, seoLimits.description);

/** The texts of a page in search results, browser tabs and shared links. On those of a branch, {store} and {menuName} can be used. */
export const seo = () =>
  fields({
    title: text(seoLimits.title),
    description: description(),
  });

export const pageFields = () => ({ seo: seo(), footerLink: v.optional(text(30)) });
