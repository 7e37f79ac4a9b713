import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from './editor-schemas.ts';

/**
 * `npm run schemas`: writes content/.schemas/*.json, by which editors complete and check content as it is typed.
 * With --check nothing is written; it ends with 1 where a file is not what would be written.
 */
const folder = 'content/.schemas';
const stale: string[] = [];
const check = process.argv.includes('--check');
if (!check) mkdirSync(folder, { recursive: true });
for (const [name, text] of editorSchemas()) {
  const file = join(folder, `${name}.json`);
  if (!check) writeFileSync(file, text);
  else if (readOrNothing(file) !== text) stale.push(file);
}
if (stale.length > 0) {
  console.error(`Not what the schemas in app/content/schema say: ${stale.join(', ')}. Run "npm run schemas".`);
  process.exitCode = 1;
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
