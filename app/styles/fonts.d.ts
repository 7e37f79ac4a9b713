/** Made by `tools/fonts/fonts-plugin.ts`. */
declare module 'virtual:fonts' {
  /** The site's font files, and whether a page should ask for them early. */
  const fonts: readonly { readonly href: string; readonly preload: boolean }[];
  export default fonts;
}
