/** The part of subset-font that we use; the package has no types. */
declare module 'subset-font' {
  /** A fixed value of an axis, or the range that stays variable. */
  export type AxisValue = number | { readonly min: number; readonly max: number };

  export interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, AxisValue>>;
    /** OpenType feature tags. If absent, all features stay. */
    readonly keepFeatures?: readonly string[];
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
