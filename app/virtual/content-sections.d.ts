/** Written by `npm run schemas`. Each export is a module of its own, so that a page loads the texts that it shows. */

declare module 'virtual:content/site' {
  export const brand: import('../../model/types.ts').Content['site']['brand'];
  export const brandNative: import('../../model/types.ts').Content['site']['brandNative'];
  export const hasLogo: import('../../model/types.ts').Content['site']['hasLogo'];
  export const cuisine: import('../../model/types.ts').Content['site']['cuisine'];
  export const currency: import('../../model/types.ts').Content['site']['currency'];
  export const nativeLanguage: import('../../model/types.ts').Content['site']['nativeLanguage'];
  export const nativeNumerals: import('../../model/types.ts').Content['site']['nativeNumerals'];
  export const url: import('../../model/types.ts').Content['site']['url'];
  export const builder: import('../../model/types.ts').Content['site']['builder'];
  export const picturesNote: import('../../model/types.ts').Content['site']['picturesNote'];
  export const links: import('../../model/types.ts').Content['site']['links'];
  export const contacts: import('../../model/types.ts').Content['site']['contacts'];
  export const reviews: import('../../model/types.ts').Content['site']['reviews'];
}
declare module 'virtual:content/home' {
  export const slides: import('../../model/types.ts').Content['home']['slides'];
  export const about: import('../../model/types.ts').Content['home']['about'];
  export const signatureDishes: import('../../model/types.ts').Content['home']['signatureDishes'];
  export const ourCulture: import('../../model/types.ts').Content['home']['ourCulture'];
  export const reviews: import('../../model/types.ts').Content['home']['reviews'];
  export const roots: import('../../model/types.ts').Content['home']['roots'];
  export const featured: import('../../model/types.ts').Content['home']['featured'];
}
declare module 'virtual:content/menu-page' {
  export const hero: import('../../model/types.ts').Content['menuPage']['hero'];
  export const drinksHead: import('../../model/types.ts').Content['menuPage']['drinksHead'];
  export const allergenNotice: import('../../model/types.ts').Content['menuPage']['allergenNotice'];
  export const codeKey: import('../../model/types.ts').Content['menuPage']['codeKey'];
  export const codesRead: import('../../model/types.ts').Content['menuPage']['codesRead'];
  export const legend: import('../../model/types.ts').Content['menuPage']['legend'];
  export const states: import('../../model/types.ts').Content['menuPage']['states'];
  export const allergens: import('../../model/types.ts').Content['menuPage']['allergens'];
  export const finder: import('../../model/types.ts').Content['menuPage']['finder'];
  export const allergenTable: import('../../model/types.ts').Content['menuPage']['allergenTable'];
  export const wordsInNames: import('../../model/types.ts').Content['menuPage']['wordsInNames'];
  export const soldOut: import('../../model/types.ts').Content['menuPage']['soldOut'];
  export const allergyNote: import('../../model/types.ts').Content['menuPage']['allergyNote'];
  export const rootsBanner: import('../../model/types.ts').Content['menuPage']['rootsBanner'];
  export const pdf: import('../../model/types.ts').Content['menuPage']['pdf'];
}
declare module 'virtual:content/ui' {
  export const global: import('../../model/types.ts').Content['ui']['global'];
  export const navigation: import('../../model/types.ts').Content['ui']['navigation'];
  export const footer: import('../../model/types.ts').Content['ui']['footer'];
  export const home: import('../../model/types.ts').Content['ui']['home'];
  export const menu: import('../../model/types.ts').Content['ui']['menu'];
  export const blog: import('../../model/types.ts').Content['ui']['blog'];
  export const article: import('../../model/types.ts').Content['ui']['article'];
  export const selectStore: import('../../model/types.ts').Content['ui']['selectStore'];
  export const dialog: import('../../model/types.ts').Content['ui']['dialog'];
  export const bookReservation: import('../../model/types.ts').Content['ui']['bookReservation'];
  export const gettingThere: import('../../model/types.ts').Content['ui']['gettingThere'];
  export const faq: import('../../model/types.ts').Content['ui']['faq'];
  export const glossary: import('../../model/types.ts').Content['ui']['glossary'];
  export const opening: import('../../model/types.ts').Content['ui']['opening'];
  export const feedback: import('../../model/types.ts').Content['ui']['feedback'];
  export const goToAppStore: import('../../model/types.ts').Content['ui']['goToAppStore'];
  export const underConstruction: import('../../model/types.ts').Content['ui']['underConstruction'];
  export const notFound: import('../../model/types.ts').Content['ui']['notFound'];
  export const offline: import('../../model/types.ts').Content['ui']['offline'];
  export const tableSheet: import('../../model/types.ts').Content['ui']['tableSheet'];
  export const legal: import('../../model/types.ts').Content['ui']['legal'];
  export const notices: import('../../model/types.ts').Content['ui']['notices'];
  export const log: import('../../model/types.ts').Content['ui']['log'];
}
