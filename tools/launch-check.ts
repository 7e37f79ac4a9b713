import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../model/read/problem.ts';
import { signatureText } from '../model/recipes/signature.ts';
import { buildDay, contentFolder } from '../src/build-time/environment.ts';
import { launchEntriesOf, launchReport } from '../src/build-time/launch-list.ts';
import { loadContent } from '../src/build-time/load-content.ts';

/**
 * `npm run launch-check` lists what must be settled before the site opens; the exit code is 1 while there is anything.
 * `npm run launch-check -- sign "Meena Raman"` signs the recipes as they are, in that name and with today's date.
 */
const [command, name] = process.argv.slice(2);
const root = process.cwd();
try {
  const content = await loadContent(root);
  const { book, served } = content.recipes;
  if (command === undefined) {
    const groups = await launchEntriesOf(root, content);
    console.log(launchReport(groups));
    if (groups.length > 0) process.exitCode = 1;
  } else if (command === 'sign' && name) {
    writeFileSync(join(contentFolder(root), 'recipes/signature.yaml'), signatureText(book, served, name, buildDay()));
    console.log(`Signed the recipes in the name of ${name}.`);
  } else fail('Write npm run launch-check -- sign "Your Name"');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  fail(error.message);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
