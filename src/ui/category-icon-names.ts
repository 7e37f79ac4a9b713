import { firstLetter } from './first-letter.ts';

/** The icons in category-icons.svg, by their name in menu.yaml. */
const CATEGORY_ICONS: ReadonlySet<string> = new Set([
  'rasam',
  'vadai',
  'briyani',
  'bucket',
  'leaf',
  'fish',
  'prawn',
  'idiyappam',
  'naan',
  'aubergine',
  'tandoor',
  'parotta',
  'egg',
  'uthappam',
  'dosa',
  'kari dosa',
  'mutton',
  'chicken',
  'payasam',
  'juice',
  'soda',
  'curry pot',
  'biriyani',
  'tray',
  'appalam',
  'white wine',
  'rose wine',
  'red wine',
  'sparkling wine',
  'lassi',
  'beer',
  'spirit glass',
]);

/** The symbol id of an icon in category-icons.svg, or null for an unknown icon. */
export function categoryIconId(name: string): string | null {
  return CATEGORY_ICONS.has(name) ? name.replaceAll(' ', '-') : null;
}

/** The letter shown when there is no icon, or when the PDF cannot draw it. */
export function iconLetter(name: string): string {
  return (firstLetter(name) || '?').toLocaleUpperCase('en-GB');
}
