import type { GenericSchema, InferOutput } from 'valibot';
import type { Resolved } from '../picture.ts';
import { noticesSchema } from './days.ts';
import { pageFiles } from './pages.ts';
import { launchListSchema } from './launch-list.ts';
import { ingredientsSchema, preparationsSchema, recipesSchema, signatureSchema, stationsSchema } from './recipes.ts';
import { settingsSchema, siteSchema } from './site.ts';
import { uiSchema } from './ui.ts';

/**
 * The YAML files that a content folder has once, not for each branch. A key is the name without `.yaml`. A new file is a row here,
 * or, if it has the texts of a page, in pages.ts: it is required unless it stands in `optionalFiles`, checked and part of `Content`.
 */
export const dataFiles = {
  ...pageFiles,
  site: { schema: siteSchema, title: 'The site: name, kitchen, addresses, reviews service' },
  settings: { schema: settingsSchema, title: 'Addresses of the ordering app' },
  ui: { schema: uiSchema, title: 'Small texts of the interface' },
  notices: { schema: noticesSchema, title: 'Notices' },
  'recipes/ingredients': { schema: ingredientsSchema, title: 'What the kitchens buy' },
  'recipes/preparations': { schema: preparationsSchema, title: 'What the kitchens make before the dishes' },
  'recipes/recipes': { schema: recipesSchema, title: 'What the dishes are made of' },
  'recipes/stations': { schema: stationsSchema, title: 'Equipment that dishes share' },
  'recipes/signature': { schema: signatureSchema, title: 'Who has read the recipes' },
  'launch-list': { schema: launchListSchema, title: 'What is left to settle before opening' },
} as const satisfies Record<string, { schema: GenericSchema; title: string }>;

export type DataFileName = keyof typeof dataFiles;
/** Those that a restaurant may leave out. */
export const optionalFiles = ['recipes/signature', 'launch-list'] as const satisfies readonly DataFileName[];
export type OptionalFileName = (typeof optionalFiles)[number];

/** What the files hold once they are read, by name. */
export type DataFiles = { [Name in DataFileName]: Resolved<InferOutput<(typeof dataFiles)[Name]['schema']>> };
