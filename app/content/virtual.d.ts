/** The modules that tools/content-plugin.ts makes of content/: plain data, ready for pages. Those with an export for each section are in sections.d.ts. */

declare module 'virtual:content/about' {
  const about: import('./explained.ts').ExplainedAbout;
  export default about;
}
/** What a browser needs of the pages: what changes on navigation. The rest is read from the HTML, by those who never navigate. */
declare module 'virtual:content/pages' {
  const pages: import('./schema.ts').BrowserPage[];
  export default pages;
}
declare module 'virtual:content/glossary' {
  const glossary: import('./schema.ts').Glossary;
  export default glossary;
}
declare module 'virtual:content/branches' {
  /** In the order of their ids. */
  const branches: import('./schema.ts').BranchSummary[];
  export default branches;
}
declare module 'virtual:content/stores' {
  /** The branches with all that is known of them, in the order of their ids. */
  const stores: import('./schema.ts').Branch[];
  export default stores;
}
declare module 'virtual:content/notices' {
  const notices: import('./schema.ts').Notice[];
  export default notices;
}
declare module 'virtual:content/opening' {
  const opening: import('../opening/say.ts').OpeningData;
  export default opening;
}
declare module 'virtual:content/stories' {
  /** Newest first. */
  const stories: import('./schema.ts').StorySummary[];
  export default stories;
}
declare module 'virtual:content/story-loaders' {
  /** By slug; one dynamic import for each story. */
  const loaders: Record<string, () => Promise<{ default: import('./schema.ts').Story }>>;
  export default loaders;
}
declare module 'virtual:content/menus' {
  /** By branch key, in the order of the branches; without dishes. */
  const menus: Record<string, import('./schema.ts').MenuIndex>;
  export default menus;
}
declare module 'virtual:content/menu-loaders' {
  /** By branch key; one dynamic import for each page of the menu. */
  const loaders: Record<string, (() => Promise<{ default: import('./schema.ts').MenuPageData }>)[]>;
  export default loaders;
}
declare module 'virtual:content/legal/privacy-policy' {
  const legal: import('./schema.ts').Legal;
  export default legal;
}
declare module 'virtual:content/legal/accessibility' {
  const legal: import('./schema.ts').Legal;
  export default legal;
}
declare module 'virtual:content/legal/terms-and-conditions' {
  const legal: import('./schema.ts').Legal;
  export default legal;
}
