/** Virtual modules of the build; those of content are in app/virtual/content.d.ts. */
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
  /** The CSS Modules whose classes were read during rendering (tools/prerender/used-sheets-plugin.ts); empty in development. */
  export const usedSheets: Set<string>;
}
