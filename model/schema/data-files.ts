import type { GenericSchema } from 'valibot';
import { aboutSchema } from './about.ts';
import { noticesSchema } from './days.ts';
import { faqSchema } from './faq.ts';
import { glossarySchema } from './glossary.ts';
import { homeSchema } from './home.ts';
import { ingredientsSchema, preparationsSchema, recipesSchema, stationsSchema } from './recipes.ts';
import { menuPageSchema } from './menu-page.ts';
import { ourTableSchema } from './our-table.ts';
import { seoSchema } from './seo.ts';
import { settingsSchema, siteSchema } from './site.ts';
import { uiSchema } from './ui.ts';

interface DataFile {
  schema: GenericSchema;
  /** For the JSON Schema that editors use. */
  title: string;
  /** The field of `Content` that holds the file, if it is not called like the file. */
  field?: string;
}

/**
 * The YAML files of which a content folder has one each, by name without `.yaml`. A new file is a row here: it is required,
 * checked, part of `Content` and known to editors. Run `npm run schemas` afterwards.
 */
export const dataFiles = {
  site: { schema: siteSchema, title: 'The site: name, kitchen, addresses, reviews service' },
  settings: { schema: settingsSchema, title: 'Addresses of the ordering app' },
  home: { schema: homeSchema, title: 'Home page' },
  about: { schema: aboutSchema, title: 'About Us' },
  menu: { schema: menuPageSchema, title: 'Menu page and menu PDF', field: 'menuPage' },
  'our-table': { schema: ourTableSchema, title: 'Our table', field: 'ourTable' },
  faq: { schema: faqSchema, title: 'FAQ' },
  ui: { schema: uiSchema, title: 'Small texts of the interface' },
  seo: { schema: seoSchema, title: 'Titles and descriptions' },
  notices: { schema: noticesSchema, title: 'Notices' },
  glossary: { schema: glossarySchema, title: 'Words explained' },
  'recipes/ingredients': { schema: ingredientsSchema, title: 'What the kitchens buy' },
  'recipes/preparations': { schema: preparationsSchema, title: 'What the kitchens make before the dishes' },
  'recipes/recipes': { schema: recipesSchema, title: 'What the dishes are made of' },
  'recipes/stations': { schema: stationsSchema, title: 'Equipment that dishes share' },
} as const satisfies Record<string, DataFile>;

/** The name of a file of `dataFiles`. */
export type DataFileName = keyof typeof dataFiles;
