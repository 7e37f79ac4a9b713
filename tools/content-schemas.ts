/**
 * `npm run schemas`, after a change in model/schema: writes content/.schemas/*.json, by which editors complete and check
 * content as it is typed, and app/virtual/content-sections.d.ts, the types of its sections.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas, sectionTypes } from './content/editor-schemas.ts';

const folder = 'content/.schemas';
mkdirSync(folder, { recursive: true });
for (const [name, text] of editorSchemas()) writeFileSync(join(folder, `${name}.json`), text);
writeFileSync('app/virtual/content-sections.d.ts', sectionTypes());
