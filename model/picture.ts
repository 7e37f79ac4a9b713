/**
 * One picture as pages use it: plain data, made from a master in `content/pictures` by `tools/pictures/pictures.ts`.
 *
 * Its files are `${src}-${width}.avif` and `.webp` for each of `widths`, and one `${src}-${widest}.jpg`;
 * `pictureUrl` in `app/ui/picture-url.ts` names them.
 */
export interface Picture {
  /** The master's file name without its ending: 'fish-soup'. */
  readonly slug: string;
  /** Address without width and ending, with a hash of the contents: '/pictures/fish-soup.3f2a1b'. */
  readonly src: string;
  /** Size of the widest version, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Widths of the versions, in pixels, ascending. */
  readonly widths: readonly number[];
  /** `srcset` of the AVIF versions, made by the Astro build (src/content.ts). */
  readonly avif?: string;
  /** Mean colour, shown while the picture loads: '#7a4b2c'. */
  readonly colour: string;
}
