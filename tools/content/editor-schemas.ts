import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { aboutSchema } from '../../model/schema/about.ts';
import { branchSchema } from '../../model/schema/branch.ts';
import { noticesSchema } from '../../model/schema/days.ts';
import { faqSchema } from '../../model/schema/faq.ts';
import { glossarySchema } from '../../model/schema/glossary.ts';
import { homeSchema } from '../../model/schema/home.ts';
import { menuPageSchema } from '../../model/schema/menu-page.ts';
import { drinksSchema, menuSchema } from '../../model/schema/menu.ts';
import { seoSchema } from '../../model/schema/seo.ts';
import { settingsSchema, siteSchema } from '../../model/schema/site.ts';
import { uiSchema } from '../../model/schema/ui.ts';

/** The schema of each kind of YAML file, by its file name in content/.schemas. */
const schemas: Readonly<Record<string, { schema: GenericSchema; title: string }>> = {
  site: { schema: siteSchema, title: 'The site: name, kitchen, addresses, reviews service' },
  settings: { schema: settingsSchema, title: 'Addresses of the ordering app' },
  home: { schema: homeSchema, title: 'Home page' },
  about: { schema: aboutSchema, title: 'About Us' },
  menu: { schema: menuPageSchema, title: 'Menu page and menu PDF' },
  faq: { schema: faqSchema, title: 'FAQ' },
  ui: { schema: uiSchema, title: 'Small texts of the interface' },
  seo: { schema: seoSchema, title: 'Titles and descriptions' },
  notices: { schema: noticesSchema, title: 'Notices' },
  glossary: { schema: glossarySchema, title: 'Words explained' },
  branch: { schema: branchSchema, title: 'A branch' },
  'branch-menu': { schema: menuSchema, title: 'The menu of a branch' },
  'branch-drinks': { schema: drinksSchema, title: 'The drinks of a branch' },
};

/** The text of every JSON Schema. Rules that JSON Schema cannot express are left to `npm run check:content`. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, { schema, title }]) => {
      const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
      return [name, `${JSON.stringify({ ...json, title }, null, 2)}\n`];
    }),
  );
}

/** Content files whose module has one export for each section, so that a page loads only its texts: `import * as ui`. */
const sectioned: readonly (readonly [module: string, type: string, schema: GenericSchema])[] = [
  ['site', 'Site', siteSchema],
  ['ui', 'Ui', uiSchema],
  ['home', 'Home', homeSchema],
  ['menu-page', 'MenuPageWords', menuPageSchema],
];

/** The text of app/virtual/content-sections.d.ts: the types of these modules, which TypeScript cannot derive. */
export function sectionTypes(): string {
  const modules = sectioned.map(([module, type, schema]) => {
    const { properties = {} } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
    const sections = Object.keys(properties).filter((section) => section !== 'confirm');
    const lines = sections.map(
      (section) => `  export const ${section}: import('../../model/types.ts').${type}['${section}'];\n`,
    );
    return `declare module 'virtual:content/${module}' {\n${lines.join('')}}\n`;
  });
  return `/** Written by \`npm run schemas\`. Each export is a module of its own, so that a page loads the texts that it shows. */\n\n${modules.join('')}`;
}
