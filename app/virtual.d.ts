/** Modules that the build makes; those of content are in app/content/virtual.d.ts. */
declare module 'virtual:review-qr' {
  const qr: { size: number; path: string };
  export default qr;
}
