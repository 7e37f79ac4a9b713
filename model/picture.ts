import type { PictureName } from './schema/values.ts';

/** What is known of a picture in `content/pictures` without encoding it (src/build-time/pictures.ts). */
export interface PictureFacts {
  /** The file name without its ending: 'fish-soup'. */
  readonly slug: string;
  /** Size in pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** A picture as pages show it: plain data. The Astro build encodes its versions (src/content.ts). */
export interface Picture extends PictureFacts {
  /** `srcset` of the AVIF versions; '' in programs that show no pictures. */
  readonly avif: string;
  /** Address of the one WebP version, for browsers without AVIF. */
  readonly src: string;
}

/** A value of a file with its pictures looked up; null for a picture name of ''. */
export type Resolved<T> = T extends PictureName
  ? Picture | null
  : T extends readonly (infer Entry)[]
    ? Resolved<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;
