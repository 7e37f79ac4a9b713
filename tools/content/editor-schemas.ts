import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { branchSchema } from '../../model/schema/branch.ts';
import { dataFiles } from '../../model/schema/data-files.ts';
import { drinksSchema, menuSchema } from '../../model/schema/menu.ts';

/** The schema of each kind of YAML file, by its file name in content/.schemas. */
const schemas: Readonly<Record<string, { schema: GenericSchema; title: string }>> = {
  ...Object.fromEntries(Object.entries(dataFiles).map(([name, row]) => [name.replace('/', '-'), row])),
  branch: { schema: branchSchema, title: 'A branch' },
  'branch-menu': { schema: menuSchema, title: 'The menu of a branch' },
  'branch-drinks': { schema: drinksSchema, title: 'The drinks of a branch' },
};

/** Leaves out what only this program reads. */
const withoutOwn = (key: string, value: unknown): unknown => (key === 'isForPeople' ? undefined : value);

/** The text of every JSON Schema. Rules that JSON Schema cannot express are left to `npm run check:content`. */
export const editorSchemas = (): Map<string, string> =>
  new Map(
    Object.entries(schemas).map(([name, { schema, title }]) => {
      const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
      return [name, `${JSON.stringify({ ...json, title }, withoutOwn, 2)}\n`];
    }),
  );

/** Writes content/.schemas/*.json, which the first line of each content file names: text editors complete and check it. */
export function writeEditorSchemas(root: string): void {
  const folder = join(root, 'content/.schemas');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of editorSchemas()) writeFileSync(join(folder, `${name}.json`), text);
}
