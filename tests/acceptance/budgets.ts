/**
 * Upper limits per page. Sizes are transfer sizes in bytes, brotli-compressed where the build compresses. They leave room
 * for small content changes.
 */
export interface Budget {
  /** HTML with the styles inside it. */
  html: number;
  /** The scripts that make the page live. */
  scriptBytes: number;
  /** Fonts that the page asks for by itself, early. */
  preloadedFonts: number;
  /** The picture that is preloaded, in the version for a phone. */
  preloadedPicture: number;
  /** How many scripts the first load fetches. */
  scriptCount: number;
  /** Scripts inside the HTML: the mark of the host, and the late start. */
  inlineScriptCount: number;
}

const KB = 1024;

/** TCP's initial congestion window is about 14 KB, so this HTML needs one round trip once the connection is open. */
const defaultBudget: Budget = {
  html: 14 * KB,
  scriptBytes: 84 * KB,
  preloadedFonts: 48 * KB,
  preloadedPicture: 100 * KB,
  scriptCount: 15,
  inlineScriptCount: 2,
};

/** Overrides of the default budget, by page path. */
const overrides: readonly (readonly [pages: RegExp, budget: Partial<Budget>])[] = [
  // These pages contain all their content in the HTML, so that it is readable without scripts.
  [/^\/(?:home)?$/, { html: 24 * KB }],
  // More than 14 KB needs a second round trip, which carries the rest of any page up to 42 KB.
  [/^\/menu(?:\/|$)/, { html: 31 * KB, scriptBytes: 85 * KB }],
  // Long texts that may become longer.
  [/^\/(?:blog\/|glossary$)/, { html: 16 * KB }],
  // Fourteen cells for each of some two hundred dishes.
  [/^\/allergens\//, { html: 20 * KB }],
];

/** The budget of the page at this path. */
export const budgetOf = (path: string): Budget => ({
  ...defaultBudget,
  ...overrides.find(([pages]) => pages.test(path))?.[1],
});

/** Upper limits for the whole site, in bytes. */
export const siteBudget = {
  /** All web fonts of the pages together. */
  webFontBytes: 84 * KB,
  /** All style sheets together. */
  styleBytes: 26.25 * KB,
  /** The largest ornament. */
  largestOrnamentBytes: 10 * KB,
  /** The scripts that an idle page loads (opening hours, offline). */
  idleScriptBytes: 3 * KB,
};
