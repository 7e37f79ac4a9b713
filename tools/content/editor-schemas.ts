import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { branchSchema } from '../../model/schema/branch.ts';
import { dataFiles } from '../../model/schema/data-files.ts';
import { drinksSchema, menuSchema } from '../../model/schema/menu.ts';

/** The file name of the schema of a file of `dataFiles`: "kitchen-stations" for kitchen/stations. */
function schemaName(file: string): string {
  return file.replace('/', '-');
}

/** The schema of each kind of YAML file, by its file name in content/.schemas. */
const schemas: Readonly<Record<string, { schema: GenericSchema; title: string }>> = {
  ...Object.fromEntries(Object.entries(dataFiles).map(([name, row]) => [schemaName(name), row])),
  branch: { schema: branchSchema, title: 'A branch' },
  'branch-menu': { schema: menuSchema, title: 'The menu of a branch' },
  'branch-drinks': { schema: drinksSchema, title: 'The drinks of a branch' },
};

/** Leaves out what only this program reads. */
const withoutOwn = (key: string, value: unknown): unknown => (key === 'isForPeople' ? undefined : value);

/** The text of every JSON Schema. Rules that JSON Schema cannot express are left to `npm run check:content`. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemas).map(([name, { schema, title }]) => {
      const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
      return [name, `${JSON.stringify({ ...json, title }, withoutOwn, 2)}\n`];
    }),
  );
}

/** The files that each JSON Schema is for: its path, and a path or pattern of content files. */
export function schemaPatterns(): Record<string, string> {
  const files = [
    ...Object.keys(dataFiles).map((name) => [schemaName(name), `${name}.yaml`] as const),
    ['branch', 'branches/*/branch.yaml'] as const,
    ['branch-menu', 'branches/*/menu.yaml'] as const,
    ['branch-drinks', 'branches/*/drinks.yaml'] as const,
  ];
  return Object.fromEntries(files.map(([name, file]) => [`./content/.schemas/${name}.json`, `content/${file}`]));
}
