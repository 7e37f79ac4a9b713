/**
 * Local fonts, scaled to the metrics of the web fonts, so that the layout does not shift when those load. Browsers use the last rule
 * whose font the device has, so the most common fonts come last.
 *
 * A scale (`size-adjust`, in %) is the value with which the fewest texts of the site, in windows of 390 and 1280 px, take more or fewer
 * lines than in the web font (measured with Tinos, Noto Serif, Gelasio, Roboto and Arimo). For the label font, capitals, figures and
 * small letters have values of their own: the mean advance width in the web font, divided by that in the local font. After a change of a
 * font, `npm run bench -- --only=shifts` shows the layout shift.
 */
type Scale = readonly [weight: string, scale: number, characters?: string];

const CAPITALS = 'U+41-5A';
const FIGURES = 'U+2E, U+30-39, U+A3';
const arial = ['Arial', 'Arimo', 'Liberation Sans'];
const times = ['Times New Roman', 'Tinos', 'Liberation Serif'];

/** Ascent and descent of each web font, in % of its size, and the local fonts with their scales. */
const families: readonly {
  name: string;
  ascent: number;
  descent: number;
  local: readonly (readonly [fonts: readonly string[], ...scales: Scale[]])[];
}[] = [
  {
    name: 'Arima',
    ascent: 107.3,
    descent: 56,
    local: [
      [times, ['400 500', 112.3], ['600 700', 101]],
      [
        ['Noto Serif', 'Noto Serif Regular'],
        ['400 500', 95.3],
        ['600 700', 89.2],
      ],
      [
        ['Georgia', 'Gelasio'],
        ['400 500', 102.2],
        ['600 700', 86.3],
      ],
    ],
  },
  {
    name: 'Anek',
    ascent: 98.15,
    descent: 42.65,
    local: [
      [
        ['Roboto', 'Roboto Regular'],
        ['400 500', 94.5],
        ['600 700', 96.2],
      ],
      [arial, ['400 500', 95.5], ['600 700', 91]],
    ],
  },
  {
    name: 'Khand',
    ascent: 105,
    descent: 47.9,
    local: [
      [['Roboto'], ['600', 79.5], ['600', 72, CAPITALS], ['600', 75.48, FIGURES]],
      [arial, ['600', 75], ['600', 66, CAPITALS], ['600', 78, FIGURES]],
    ],
  },
];

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

/** The rules of all fallbacks. src/styles/tokens.css names them: "Arima Fallback". */
export const fallbackFonts = families
  .flatMap(({ name, ascent, descent, local }) =>
    local.flatMap(([fonts, ...scales]) =>
      scales.map(([weight, scale, characters]) => {
        const names = weight.startsWith('4') ? fonts : fonts.map((font) => `${font} Bold`);
        return `@font-face{font-family:"${name} Fallback";src:${names.map((font) => `local("${font}")`).join()};font-weight:${weight};${
          characters ? `unicode-range:${characters};` : ''
        }size-adjust:${percent(scale)};ascent-override:${percent((ascent * 100) / scale)};descent-override:${percent((descent * 100) / scale)};line-gap-override:0%}`;
      }),
    ),
  )
  .join('');
