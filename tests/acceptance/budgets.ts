/**
 * What every page may cost, in bytes as a browser fetches them (brotli), checked against the built folder. Whole KB with some room, so
 * that a dish or a word more stays within them.
 */
export interface Budget {
  /** HTML with the styles inside it. */
  html: number;
  /** The scripts that make the page live. */
  script: number;
  /** Fonts that the page asks for by itself, early. */
  preloadedFonts: number;
  /** The picture that is preloaded, in the version for a phone. */
  preloadedPicture: number;
  /** How many scripts the first load fetches. */
  scripts: number;
  /** Scripts inside the HTML: the mark of the host, and the late start. */
  inlineScripts: number;
}

const KB = 1024;

/** The first round trip carries about 14 KB: a page that fits in it is there after one. */
const usual: Budget = {
  html: 14 * KB,
  script: 84 * KB,
  preloadedFonts: 48 * KB,
  preloadedPicture: 100 * KB,
  scripts: 15,
  inlineScripts: 2,
};

/** By page; the others have the usual one. */
const others: readonly (readonly [pages: RegExp, budget: Partial<Budget>])[] = [
  // Everything there is stands on these pages, to be read with scripts off.
  [/^\/(?:home)?$/, { html: 20 * KB }],
  [/^\/menu(?:\/|$)/, { html: 28 * KB }],
  // Long texts that may become longer.
  [/^\/(?:blog\/|glossary$)/, { html: 16 * KB }],
  // Fourteen cells for each of some two hundred dishes.
  [/^\/allergens\//, { html: 20 * KB }],
];

/** The budget of the page at this path. */
export const budgetOf = (path: string): Budget => ({ ...usual, ...others.find(([pages]) => pages.test(path))?.[1] });

/**
 * All fonts together, all style sheets together, a single ornament, and the scripts that a page at rest fetches (opening hours,
 * offline).
 */
export const siteBudget = { fonts: 84 * KB, styles: 18 * KB, ornament: 10 * KB, late: 3 * KB };
