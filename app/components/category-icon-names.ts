/** The icons drawn in category-icons.svg, by the name that a category gives in menu.yaml. */
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

/** The id of an icon's symbol in category-icons.svg, or null where no such icon is drawn. */
export function categoryIconId(name: string): string | null {
  return CATEGORY_ICONS.has(name) ? name.replaceAll(' ', '-') : null;
}

/** The letter that stands in for an icon that is missing or fails to load: the first one of the name, as a capital. */
export function iconLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase('en-GB');
}
