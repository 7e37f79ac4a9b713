/** Written by `npm run schemas`. Each export is a module of its own, so that a page loads the texts that it shows. */

declare module 'virtual:content/site' {
  export const brand: import('../../model/types.ts').Site['brand'];
  export const brandNative: import('../../model/types.ts').Site['brandNative'];
  export const hasLogo: import('../../model/types.ts').Site['hasLogo'];
  export const cuisine: import('../../model/types.ts').Site['cuisine'];
  export const currency: import('../../model/types.ts').Site['currency'];
  export const nativeLanguage: import('../../model/types.ts').Site['nativeLanguage'];
  export const nativeNumerals: import('../../model/types.ts').Site['nativeNumerals'];
  export const url: import('../../model/types.ts').Site['url'];
  export const builder: import('../../model/types.ts').Site['builder'];
  export const picturesNote: import('../../model/types.ts').Site['picturesNote'];
  export const links: import('../../model/types.ts').Site['links'];
  export const reviews: import('../../model/types.ts').Site['reviews'];
}
declare module 'virtual:content/ui' {
  export const global: import('../../model/types.ts').Ui['global'];
  export const navigation: import('../../model/types.ts').Ui['navigation'];
  export const footer: import('../../model/types.ts').Ui['footer'];
  export const home: import('../../model/types.ts').Ui['home'];
  export const menu: import('../../model/types.ts').Ui['menu'];
  export const blog: import('../../model/types.ts').Ui['blog'];
  export const article: import('../../model/types.ts').Ui['article'];
  export const selectStore: import('../../model/types.ts').Ui['selectStore'];
  export const dialog: import('../../model/types.ts').Ui['dialog'];
  export const bookReservation: import('../../model/types.ts').Ui['bookReservation'];
  export const gettingThere: import('../../model/types.ts').Ui['gettingThere'];
  export const faq: import('../../model/types.ts').Ui['faq'];
  export const opening: import('../../model/types.ts').Ui['opening'];
  export const feedback: import('../../model/types.ts').Ui['feedback'];
  export const goToAppStore: import('../../model/types.ts').Ui['goToAppStore'];
  export const underConstruction: import('../../model/types.ts').Ui['underConstruction'];
  export const notFound: import('../../model/types.ts').Ui['notFound'];
  export const offline: import('../../model/types.ts').Ui['offline'];
  export const tableSheet: import('../../model/types.ts').Ui['tableSheet'];
  export const legal: import('../../model/types.ts').Ui['legal'];
  export const notices: import('../../model/types.ts').Ui['notices'];
  export const log: import('../../model/types.ts').Ui['log'];
}
declare module 'virtual:content/home' {
  export const slides: import('../../model/types.ts').Home['slides'];
  export const about: import('../../model/types.ts').Home['about'];
  export const signatureDishes: import('../../model/types.ts').Home['signatureDishes'];
  export const ourCulture: import('../../model/types.ts').Home['ourCulture'];
  export const reviews: import('../../model/types.ts').Home['reviews'];
  export const roots: import('../../model/types.ts').Home['roots'];
  export const featured: import('../../model/types.ts').Home['featured'];
}
declare module 'virtual:content/menu-page' {
  export const hero: import('../../model/types.ts').MenuPageWords['hero'];
  export const drinksHead: import('../../model/types.ts').MenuPageWords['drinksHead'];
  export const allergenNotice: import('../../model/types.ts').MenuPageWords['allergenNotice'];
  export const codeKey: import('../../model/types.ts').MenuPageWords['codeKey'];
  export const codesRead: import('../../model/types.ts').MenuPageWords['codesRead'];
  export const legend: import('../../model/types.ts').MenuPageWords['legend'];
  export const states: import('../../model/types.ts').MenuPageWords['states'];
  export const allergens: import('../../model/types.ts').MenuPageWords['allergens'];
  export const finder: import('../../model/types.ts').MenuPageWords['finder'];
  export const allergenTable: import('../../model/types.ts').MenuPageWords['allergenTable'];
  export const wordsInNames: import('../../model/types.ts').MenuPageWords['wordsInNames'];
  export const allergyNote: import('../../model/types.ts').MenuPageWords['allergyNote'];
  export const rootsBanner: import('../../model/types.ts').MenuPageWords['rootsBanner'];
  export const pdf: import('../../model/types.ts').MenuPageWords['pdf'];
}
