/**
 * `npm run schemas`: run it after a change in model/schema. It writes content/.schemas/*.json, with which editors complete and
 * check content files, and app/virtual/content-sections.d.ts, the types of their sections.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas, sectionTypes } from './content/editor-schemas.ts';

const folder = 'content/.schemas';
mkdirSync(folder, { recursive: true });
for (const [name, text] of editorSchemas()) writeFileSync(join(folder, `${name}.json`), text);
writeFileSync('app/virtual/content-sections.d.ts', sectionTypes());
