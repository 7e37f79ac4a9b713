/** The colours of the PDF by use, each a token of src/styles/tokens.css, so that the PDF has the colours of the theme. */
const TOKENS = {
  ink: '--ink',
  soft: '--ink-2',
  oxide: '--accent',
  leaf: '--leaf-700',
  brass: '--brass-400',
  brassText: '--brass-800',
  hairline: '--line',
  lineStrong: '--line-strong',
  veg: '--veg',
  egg: '--egg',
  nonVeg: '--nonveg',
} as const;

type ColourName = keyof typeof TOKENS;

export type PdfColours = Readonly<Record<ColourName, string>>;

/** @param colourOf returns the value of a token: '#7a2418' */
export function readPdfColours(colourOf: (token: string) => string): PdfColours {
  const colours = Object.entries(TOKENS).map(([name, token]) => [name, colourOf(token)]);
  // The keys are those of TOKENS.
  return Object.fromEntries(colours) as PdfColours;
}
