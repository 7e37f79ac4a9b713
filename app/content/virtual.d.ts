/** The modules that tools/content-plugin.ts makes of content/: plain data, ready for pages. */

declare module 'virtual:content/site' {
  const site: import('./schema.ts').Site;
  export default site;
}
/** Each export is a module of its own, so that a page loads the texts that it shows: import * as ui. */
declare module 'virtual:content/ui' {
  export const global: import('./schema.ts').Ui['global'];
  export const navigation: import('./schema.ts').Ui['navigation'];
  export const footer: import('./schema.ts').Ui['footer'];
  export const home: import('./schema.ts').Ui['home'];
  export const menu: import('./schema.ts').Ui['menu'];
  export const blog: import('./schema.ts').Ui['blog'];
  export const article: import('./schema.ts').Ui['article'];
  export const selectStore: import('./schema.ts').Ui['selectStore'];
  export const dialog: import('./schema.ts').Ui['dialog'];
  export const bookReservation: import('./schema.ts').Ui['bookReservation'];
  export const gettingThere: import('./schema.ts').Ui['gettingThere'];
  export const faq: import('./schema.ts').Ui['faq'];
  export const opening: import('./schema.ts').Ui['opening'];
  export const feedback: import('./schema.ts').Ui['feedback'];
  export const goToAppStore: import('./schema.ts').Ui['goToAppStore'];
  export const underConstruction: import('./schema.ts').Ui['underConstruction'];
  export const notFound: import('./schema.ts').Ui['notFound'];
  export const offline: import('./schema.ts').Ui['offline'];
  export const tableSheet: import('./schema.ts').Ui['tableSheet'];
  export const legal: import('./schema.ts').Ui['legal'];
  export const notices: import('./schema.ts').Ui['notices'];
  export const log: import('./schema.ts').Ui['log'];
}
/** As ui: import * as home. */
declare module 'virtual:content/home' {
  export const slides: import('./schema.ts').Home['slides'];
  export const about: import('./schema.ts').Home['about'];
  export const signatureDishes: import('./schema.ts').Home['signatureDishes'];
  export const ourCulture: import('./schema.ts').Home['ourCulture'];
  export const reviews: import('./schema.ts').Home['reviews'];
  export const roots: import('./schema.ts').Home['roots'];
  export const featured: import('./schema.ts').Home['featured'];
}
declare module 'virtual:content/about' {
  const about: import('./explained.ts').ExplainedAbout;
  export default about;
}
/** As ui: import * as words. */
declare module 'virtual:content/menu-page' {
  export const hero: import('./schema.ts').MenuPageWords['hero'];
  export const wineHead: import('./schema.ts').MenuPageWords['wineHead'];
  export const allergenNotice: import('./schema.ts').MenuPageWords['allergenNotice'];
  export const codeKey: import('./schema.ts').MenuPageWords['codeKey'];
  export const codesRead: import('./schema.ts').MenuPageWords['codesRead'];
  export const legend: import('./schema.ts').MenuPageWords['legend'];
  export const states: import('./schema.ts').MenuPageWords['states'];
  export const allergens: import('./schema.ts').MenuPageWords['allergens'];
  export const finder: import('./schema.ts').MenuPageWords['finder'];
  export const allergenTable: import('./schema.ts').MenuPageWords['allergenTable'];
  export const wordsInNames: import('./schema.ts').MenuPageWords['wordsInNames'];
  export const eastHamNote: import('./schema.ts').MenuPageWords['eastHamNote'];
  export const rootsBanner: import('./schema.ts').MenuPageWords['rootsBanner'];
  export const pdf: import('./schema.ts').MenuPageWords['pdf'];
}
/** What a browser needs of seo.yaml: what changes on navigation. The rest is read from the HTML, by those who never navigate. */
declare module 'virtual:content/titles' {
  const titles: Pick<import('./schema.ts').SeoEntry, 'route' | 'title' | 'canonical' | 'robots'>[];
  export default titles;
}
declare module 'virtual:content/seo' {
  const seo: import('./schema.ts').SeoEntry[];
  export default seo;
}
declare module 'virtual:content/glossary' {
  const glossary: import('./schema.ts').Glossary;
  export default glossary;
}
declare module 'virtual:content/branches' {
  /** In the order of their ids. */
  const branches: import('./schema.ts').Branch[];
  export default branches;
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
