/** Made by tools/pdf/pdf-plugin.ts. */
declare module 'virtual:menu-pdf/fonts' {
  /** The address of each face's TrueType file. */
  const fonts: Readonly<Record<import('./model.ts').Face, string>>;
  export default fonts;
}
