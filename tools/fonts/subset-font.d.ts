/** What we use of subset-font, which ships no types. */
declare module 'subset-font' {
  /** A place on an axis, or the part of it that stays variable. */
  export type AxisValue = number | { readonly min: number; readonly max: number };

  export interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, AxisValue>>;
    /** OpenType feature tags; left out, all features stay. */
    readonly keepFeatures?: readonly string[];
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
