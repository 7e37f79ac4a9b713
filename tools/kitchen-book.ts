import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecipeBook, Part, Station } from '../model/recipes/book.ts';
import { signature } from '../model/recipes/signing.ts';
import { compare, deriveAll, withoutPart } from '../model/recipes/what-if.ts';
import { nearest } from '../model/read/nearest.ts';
import { isDay } from '../model/schema/days.ts';
import { ContentError } from '../model/read/problem.ts';
import type { Content } from '../model/types.ts';
import { commandLine } from './command-line.ts';
import { buildDay } from './content/build-moment.ts';
import { contentFolder } from './content/content-folder.ts';
import { loadContent } from './content/load-content.ts';
import { withSignature } from './recipes/sign-text.ts';
import { usageText } from './recipes/usage.ts';

/**
 * `npm run kitchen-book -- asafoetida` prints where an entry of the kitchen book is used, and what would change without it.
 * `npm run kitchen-book -- sign asafoetida sambar` signs entries with today's date, or with that of `--on 2026-03-01`.
 */
const help = `npm run kitchen-book -- <id>                      where it is used, and what would change without it
npm run kitchen-book -- sign <id> <id> …          signs entries as read today
npm run kitchen-book -- sign <id> --on 2026-03-01 signs an entry as read on that day`;

const { values, positionals } = commandLine({ allowPositionals: true, options: { on: { type: 'string' } } });
const [command, ...ids] = positionals[0] === 'sign' ? positionals : ['show', ...positionals];
try {
  const { recipes } = await loadContent();
  if (ids.length === 0) fail(help);
  else if (command === 'sign') sign(recipes.book, ids, values.on ?? buildDay());
  else for (const id of ids) show(recipes, id);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  fail(error.message);
}

function show({ book, served }: Content['recipes'], id: string): void {
  const entry = find(book, id);
  if (!entry) return;
  const today = deriveAll(book, served);
  const changes = entry.kind === 'station' ? [] : compare(today, deriveAll(withoutPart(book, id), served));
  console.log(usageText(book, entry, today, changes));
}

/** Signs entries in their files. Signs none if one cannot be signed. */
function sign(book: RecipeBook, entryIds: readonly string[], day: string): void {
  if (!isDay(day)) return fail(`"${day}" is not a day; write year-month-day, as in 2026-03-01`);
  if (day > buildDay()) return fail(`${day} is still to come; an entry is signed on the day on which it was read`);
  const entries = entryIds.flatMap((id) => find(book, id) ?? []);
  const open = entries.filter(({ confirm }) => confirm.length > 0);
  for (const { id, confirm } of open)
    fail(
      `"${id}" cannot be signed before its questions are answered:\n${confirm.map(({ ask }) => `  ${ask}`).join('\n')}`,
    );
  if (entries.length < entryIds.length || open.length > 0) return;
  for (const entry of entries) {
    const { file, path } = placeOf(entry);
    const target = join(contentFolder(process.cwd()), file);
    writeFileSync(target, withSignature(readFileSync(target, 'utf8'), path, signature(entry, day)));
    console.log(`Signed "${entry.id}" on ${day}.`);
  }
}

function find(book: RecipeBook, id: string): Part | Station | undefined {
  const entry = book.parts.get(id) ?? book.stations.get(id);
  const meant = nearest(id, [...book.parts.keys(), ...book.stations.keys()]);
  if (!entry) fail(`There is no "${id}" in the kitchen book${meant ? `; do you mean ${meant}?` : '.'}`);
  return entry;
}

function placeOf(entry: Part | Station): { file: string; path: string[] } {
  if (entry.kind === 'ingredient') return { file: 'recipes/ingredients.yaml', path: [entry.diet, entry.id] };
  if (entry.kind === 'station') return { file: 'recipes/stations.yaml', path: ['stations', entry.id] };
  return { file: `recipes/${entry.kind}s.yaml`, path: [entry.id] };
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
