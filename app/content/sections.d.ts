/** Written by `npm run schemas`. Each export is a module of its own, so that a page loads the texts that it shows. */

declare module 'virtual:content/site' {
  export const brand: import('./schema.ts').Site['brand'];
  export const brandTamil: import('./schema.ts').Site['brandTamil'];
  export const url: import('./schema.ts').Site['url'];
  export const builder: import('./schema.ts').Site['builder'];
  export const picturesNote: import('./schema.ts').Site['picturesNote'];
  export const links: import('./schema.ts').Site['links'];
  export const reviews: import('./schema.ts').Site['reviews'];
}
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
declare module 'virtual:content/home' {
  export const slides: import('./schema.ts').Home['slides'];
  export const about: import('./schema.ts').Home['about'];
  export const signatureDishes: import('./schema.ts').Home['signatureDishes'];
  export const ourCulture: import('./schema.ts').Home['ourCulture'];
  export const reviews: import('./schema.ts').Home['reviews'];
  export const roots: import('./schema.ts').Home['roots'];
  export const featured: import('./schema.ts').Home['featured'];
}
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
