/**
 * The restaurant's content for the build: read and checked once, then plain values. Only code that runs in the build may import it;
 * islands and scripts get what they show as props or data (tests/repo.test.ts).
 */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { explainMenuPage, explainStory, wordMarker } from '../model/glossary.ts';
import { containedKinds } from '../model/codes.ts';
import { announcementsOf } from '../model/opening/announcements.ts';
import { openingData } from '../model/opening/opening-text.ts';
import type { Picture } from '../model/picture.ts';
import { readContent } from '../model/read/read.ts';
import type { Content, MenuPageData } from '../model/types.ts';
import { contentFolder } from './build-time/environment.ts';
import { hideFromSearch, isDraft as isDraftOf } from './build-time/launch-list.ts';
import { readOptions } from './build-time/load-content.ts';
import { readTheme } from './build-time/theme.ts';
import { paths } from './paths.ts';
import { dishesOn } from '../model/dishes-on.ts';

// Astro reads the size and hash of each original.
const images = import.meta.glob<ImageMetadata>('#restaurant/pictures/*.{jpg,jpeg,png,webp}', {
  import: 'default',
  eager: true,
});
// Makes every file a dependency of this module, so that `astro dev` reloads after a change.
import.meta.glob(['#restaurant/**/*.{yaml,md}', '!**/README.md'], { query: '?raw', import: 'default', eager: true });

const root = process.cwd();
/** The look of the restaurant: colours and drawings. */
export const look = readTheme(root);
const originals = new Map(
  Object.entries(images).map(([file, image]) => [/([^/]+)\.\w+$/.exec(file)?.[1] ?? '', image]),
);

/** Widths of the versions of a picture, in pixels. Phones of 412 px at density 2 load 640 for a full width (ui/picture.tsx). */
const ALL_STEPS = [240, 480, 720, 1080, 1600] as const;
/** PICTURES=small is for tests, whose first build so encodes each picture once. */
const STEPS = process.env['PICTURES'] === 'small' ? ALL_STEPS.slice(0, 1) : ALL_STEPS;
/** An original that is wider than its largest step by this has a version of its own width too. */
const OWN_WIDTH_FROM = 1.2;

/** A picture with its versions: AVIF in several widths, and one WebP for browsers without AVIF. */
async function withVersions(picture: Picture): Promise<Picture> {
  const src = originals.get(picture.slug);
  if (!src) throw new Error(`content/pictures has no picture "${picture.slug}"`);
  const widths = pictureWidths(picture.width);
  // Astro takes the height from the file, which need not be upright.
  const sizeOf = (width: number) => ({ width, height: Math.round(width / (picture.width / picture.height)) });
  const avif = await Promise.all(
    widths.map(async (width) => {
      const version = await getImage({ src, ...sizeOf(width), format: 'avif', quality: 43 });
      return `${version.src} ${width}w`;
    }),
  );
  const width = widths.findLast((each) => each <= 960) ?? widths[0] ?? picture.width;
  const fallback = await getImage({ src, ...sizeOf(width), format: 'webp', quality: 72 });
  return { ...picture, avif: avif.join(', '), src: fallback.src };
}

/** The middle of a picture for link previews: 1200 × 630 pixels, or fewer of a smaller picture. Without a picture, the icon. */
export async function linkPreview(picture: Picture | null | undefined) {
  const original = picture && originals.get(picture.slug);
  if (!original) return { src: '/icon-512.png', width: 512, height: 512 };
  const scale = Math.min(1, picture.width / 1200, picture.height / 630);
  const size = { width: Math.floor(1200 * scale), height: Math.floor(630 * scale) };
  const { src } = await getImage({ src: original, ...size, fit: 'cover', format: 'jpeg', quality: 70 });
  return { src, ...size };
}

/** Reads the content folder. Throws ContentError with every mistake, which stops the build. */
async function loadWithVersions(): Promise<Content> {
  const folder = contentFolder(root);
  const options = await readOptions(root, folder);
  const pictures = await Promise.all(
    [...(options.pictures ?? [])].map(
      async ([slug, picture]) => [slug, picture && (await withVersions(picture))] as const,
    ),
  );
  return readContent(folder, { ...options, pictures: new Map(pictures) });
}

const whole = await loadWithVersions();
/** Whether search engines must not index this build (src/build-time/launch-list.ts). */
export const isDraft = await isDraftOf(root, whole);
export const content = isDraft ? hideFromSearch(whole) : whole;
export const { about, branches, home, legal, menus, notices, pages, settings, site, ui } = content;
export const { blog, faq, feedback, glossary, offline } = content;
export const { 'app-store': appStore, 'book-reservation': bookReservation, 'not-found': notFound } = content;
export const { 'our-table': ourTable, 'select-store': selectStore, 'table-sheet': tableSheet } = content;
export const { 'under-construction': underConstruction } = content;

const isHot = Object.values(menus).some((menu) => dishesOn(menu).some(({ heat }) => heat > 0));
const { filters } = content.menu;
/** Where no dish is hot, guests are asked for no heat. */
export const menuWords = { ...content.menu, filters: { ...filters, heats: isHot ? filters.heats : [] } };

/** Formats a whole number in the digits of `localNumerals` in site.yaml, or in ordinary ones without it. */
export const formatNumeral = (number: number): string =>
  number.toLocaleString('en-GB', { numberingSystem: site.localNumerals });
/** The language of these numerals; undefined for ordinary ones. */
export const numeralLanguage = site.localNumerals && site.localLanguage;

const addresses = new Set(pages.map(({ path }) => path));
/** Whether the site has a page: those without stories, words, orders or bookings are left out (routes.ts). */
export const hasPage = (path: string): boolean => addresses.has(path);
/** The branch that guests ring: the only one, if the site leads to no ordering and no booking. */
export const rungBranch =
  branches.length === 1 && ![paths.selectStore, paths.bookReservation].some(hasPage) ? branches[0] : undefined;

/** The page that shows the way to each branch. */
export const directionsPath = [paths.selectStore, paths.bookReservation].find(hasPage) ?? paths.about;

const words = glossary.groups.flatMap((group) => group.words);
/** Marks the glossary words of a text. */
export const markWords = wordMarker(words, site.brand);
/** The announcements below the opening line, by branch key. */
export const announcements = Object.fromEntries(branches.map((branch) => [branch.key, announcementsOf(branch)]));
export const opening = openingData(content);
/** Newest first, with their glossary words marked. */
export const stories = content.stories.map((story) => explainStory(story, markWords));
/** By branch key: the pages of each menu, with their glossary words marked. */
export const pagesOfMenu = Object.fromEntries(
  Object.entries(menus).map(([key, menu]) => [key, menu.map((page) => explainMenuPage(page, markWords))]),
);
/** By branch key. */
export const menuOutlines = Object.fromEntries(Object.entries(menus).map(([key, menu]) => [key, menuOutline(menu)]));

/** What the table of contents and the key of a menu show: its categories, page by page, and the cereals and nuts of its dishes, each once. */
function menuOutline(menu: readonly MenuPageData[]) {
  const dishes = dishesOn(menu);
  return {
    pages: menu.map(({ categories }) =>
      categories.map(({ slug, name, items, isDrinks }) => ({ slug, name, count: items.length, isDrinks })),
    ),
    /** The first of the texts that say when a dish is served. */
    served: dishes.find(({ served }) => served)?.served,
    kinds: containedKinds(dishes),
  };
}

/** The widths, ascending, of the versions of an original: the steps up to its own width. Never enlarged. */
function pictureWidths(originalWidth: number): number[] {
  const fitting = STEPS.filter((step) => step <= originalWidth);
  const largest = fitting.at(-1) ?? 0;
  const hasOwn = largest === 0 || (STEPS === ALL_STEPS && originalWidth >= largest * OWN_WIDTH_FROM);
  return hasOwn ? [...fitting, originalWidth] : [...fitting];
}

/** What a page returns that this site does not have (hasPage): without a body Astro writes no file; for a 404 it would write that page. */
export const noPage = () => new Response(null, { status: 204 });
