/**
 * `npm run schemas`: run it after a change in model/schema. It writes content/.schemas/*.json, with which editors complete and
 * check content files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas, schemaPatterns } from './content/editor-schemas.ts';

const folder = 'content/.schemas';
mkdirSync(folder, { recursive: true });
for (const [name, text] of editorSchemas()) writeFileSync(join(folder, `${name}.json`), text);
// Visual Studio Code finds the schema of each file here.
const settings = '.vscode/settings.json';
const others = JSON.parse(readFileSync(settings, 'utf8')) as Record<string, unknown>;
writeFileSync(settings, `${JSON.stringify({ ...others, 'yaml.schemas': schemaPatterns() }, null, 2)}\n`);
