/** Modules that the build makes; those of content are in app/content/virtual.d.ts. */
declare module 'virtual:qr/review' {
  const code: { size: number; path: string };
  export default code;
}
declare module 'virtual:qr/menus' {
  /** By branch key. */
  const codes: Record<string, { size: number; path: string }>;
  export default codes;
}
