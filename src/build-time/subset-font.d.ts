/** The part of subset-font that we use; the package has no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'truetype' | 'woff2';
    /** Ranges of the axes that stay variable, and fixed values of the others. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features to keep. If absent, all are kept: Tamil needs them for shaping. */
    readonly keepFeatures?: readonly string[] | undefined;
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
