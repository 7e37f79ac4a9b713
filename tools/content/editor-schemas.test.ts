import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import { editorSchemas, sectionTypes } from './editor-schemas.ts';

const files = globSync('content/**/*.yaml').toSorted();
const schemas = editorSchemas();

test('the schemas that editors use, and the types of sections, are those of the code; if not, run "npm run schemas"', () => {
  const written = globSync('content/.schemas/*.json').map(
    (file) => [file.replace(/^.*\/|\.json$/g, ''), readFileSync(file, 'utf8')] as const,
  );
  expect(new Map(written.toSorted())).toEqual(new Map([...schemas].toSorted()));
  expect(readFileSync('app/virtual/content-sections.d.ts', 'utf8')).toBe(sectionTypes());
});

test('every content file names its schema in its first line, and VS Code is told the same', () => {
  // A JSON file that is written by hand and read here only.
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  for (const file of files) {
    const [, named = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(file, 'utf8')) ?? [];
    const schema = join(dirname(file), named);
    expect(schemas.has(schema.replace(/^.*\/|\.json$/g, '')), file).toBe(true);
    const mapped = Object.entries(settings['yaml.schemas']).filter(([, pattern]) => matchesGlob(file, pattern));
    expect(
      mapped.map(([path]) => relative('.', path)),
      file,
    ).toEqual([schema]);
  }
});

test('a misspelt or missing field is refused by the schema too', () => {
  const settings: unknown = JSON.parse(schemas.get('settings') ?? '');
  expect(settings).toMatchObject({ additionalProperties: false, required: ['iosAppUrl', 'androidAppUrl'] });
});

test('every content file says what it is in its second line', () => {
  for (const file of files) expect(readFileSync(file, 'utf8').split('\n')[1], file).toMatch(/^# [A-Z].{20,}/);
});

test('the recipes of content/README.md have five steps each and name files that exist', () => {
  const readme = readFileSync('content/README.md', 'utf8');
  const recipes = readme.split(/^## /m).slice(1);
  expect(recipes.map((recipe) => recipe.split('\n')[0])).toEqual([
    'Change a price',
    'Take a dish off for today',
    'Add a dish',
    'Add a story',
    'Explain a word',
    'Swap a photo',
    'Close for a day, or keep other hours',
    'Change the opening hours',
    'Close a branch for longer',
    'Put up a notice',
    'Print a sheet for the tables',
    'Add a branch',
  ]);
  for (const recipe of recipes) expect(recipe.match(/^\d\. /gm)).toHaveLength(5);
  const named = [...readme.matchAll(/`([a-z]+\.yaml|[a-z]+\/)`/g)].map(([, file = '']) => file);
  const known = globSync('content/**').map((file) => file.replace(/^content\//, ''));
  const missing = named.filter(
    (file) => !known.some((path) => path === file.replace(/\/$/, '') || path.endsWith(`/${file}`)),
  );
  expect(missing).toEqual([]);
});
