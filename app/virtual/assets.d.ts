/** Modules that the build makes; those of content are in app/virtual/content.d.ts. */
declare module 'virtual:qr/review' {
  const code: { size: number; path: string };
  export default code;
}
declare module 'virtual:qr/menus' {
  /** By branch key. */
  const codes: Record<string, { size: number; path: string }>;
  export default codes;
}

declare module 'virtual:used-sheets' {
  /** The CSS Modules of which a class was read (tools/prerender/used-sheets-plugin.ts); stays empty while developing. */
  export const usedSheets: Set<string>;
}
