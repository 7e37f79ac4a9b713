/** The modules that tools/content/content-plugin.ts makes from content/: plain data for the pages. Those with one export per section are in content-sections.d.ts. */

declare module 'virtual:content/about' {
  const about: import('../../model/explained.ts').ExplainedAbout;
  export default about;
}
/** The page properties that change on navigation. All others are only in the prerendered HTML. */
declare module 'virtual:content/pages' {
  const pages: import('../../model/types.ts').BrowserPage[];
  export default pages;
}
declare module 'virtual:content/glossary' {
  const glossary: import('../../model/types.ts').Glossary;
  export default glossary;
}
declare module 'virtual:content/branches' {
  /** In the order of their ids. */
  const branches: import('../../model/types.ts').BranchSummary[];
  export default branches;
}
declare module 'virtual:content/stores' {
  /** In the order of their ids. */
  const stores: import('../../model/types.ts').Store[];
  export default stores;
}
declare module 'virtual:content/directions' {
  /** In the order of the branches' ids. */
  const directions: import('../../model/types.ts').Directions[];
  export default directions;
}
declare module 'virtual:content/notices' {
  const notices: import('../../model/types.ts').Notice[];
  export default notices;
}
declare module 'virtual:content/announcements' {
  /** What is told below the opening line, by branch key. */
  const announcements: Record<string, import('../../model/opening/announcements.ts').Announcement[]>;
  export default announcements;
}
declare module 'virtual:content/opening' {
  const opening: import('../../model/opening/opening-text.ts').OpeningData;
  export default opening;
}
declare module 'virtual:content/stories' {
  /** Newest first. */
  const stories: import('../../model/types.ts').StorySummary[];
  export default stories;
}
declare module 'virtual:content/story-loaders' {
  /** By slug; one dynamic import for each story. */
  const loaders: Record<string, () => Promise<{ default: import('../../model/types.ts').Story }>>;
  export default loaders;
}
declare module 'virtual:content/menus' {
  /** By branch key, in the order of the branches; without dishes. */
  const menus: Record<string, import('../../model/types.ts').MenuIndex>;
  export default menus;
}
declare module 'virtual:content/menu-outlines' {
  /** By branch key. */
  const outlines: Record<string, import('../../model/menu-outline.ts').MenuOutline>;
  export default outlines;
}
declare module 'virtual:content/menu-loaders' {
  /** By branch key; one dynamic import for each page of the menu. */
  const loaders: Record<
    string,
    (() => Promise<{
      default: import('../../model/types.ts').MenuPageData<import('../../model/types.ts').MenuDish>;
    }>)[]
  >;
  export default loaders;
}
declare module 'virtual:content/allergen-loaders' {
  /** By branch key; the allergens of every dish of its menu, by the dish's id. */
  const loaders: Record<
    string,
    () => Promise<{ default: Record<string, import('../../model/allergen-state.ts').DishAllergens> }>
  >;
  export default loaders;
}
declare module 'virtual:content/legal/privacy-policy' {
  const legal: import('../../model/types.ts').Legal;
  export default legal;
}
declare module 'virtual:content/legal/accessibility' {
  const legal: import('../../model/types.ts').Legal;
  export default legal;
}
declare module 'virtual:content/legal/terms-and-conditions' {
  const legal: import('../../model/types.ts').Legal;
  export default legal;
}
