import { signedDay } from '../../model/recipes/signing.ts';
import type { Part, Station } from '../../model/recipes/book.ts';
import { openQuestions } from '../../model/recipes/what-if.ts';
import type { Content } from '../../model/types.ts';

/** What the kitchen must settle before launch: its open questions, dishes without a recipe, unsigned lists. '' if there is nothing. */
export function recipeReport({ book, served }: Content['recipes']): string {
  const questions = openQuestions(book, served);
  const lists: [heading: string, lines: readonly string[]][] = [
    ['Questions to the kitchen, the one that the most dishes hang on first', questions.map(questionText)],
    [
      'The answers that would settle the most, if they are no',
      questions
        .filter(({ freed }) => freed > 0)
        .toSorted((one, other) => other.freed - one.freed)
        .slice(0, 15)
        .map(({ ask, freed, owner }) => `${freed} states: ${ask} (${owner.id})`),
    ],
    [
      'Dishes without a recipe: every allergen reads "not checked". Add them to content/recipes/recipes.yaml',
      served.flatMap(({ branch, dish, recipe }) => (recipe === undefined ? [`${branch}: ${dish}`] : [])),
    ],
    ['Lists that the chef has not signed: npm run kitchen-book -- sign the-id', unsigned(book)],
  ];
  return lists
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `${heading} (${lines.length})\n${lines.map((line) => `  ${line}`).join('\n')}`)
    .join('\n\n');
}

function questionText({ ask, owner, dishes, freed }: ReturnType<typeof openQuestions>[number]): string {
  const names = [...new Set(dishes.map(({ baseName }) => baseName))];
  const shown = names.length > 6 ? `${names.slice(0, 6).join(', ')} and ${names.length - 6} more` : names.join(', ');
  const effect = freed > 0 ? `; a no settles ${freed} states` : '';
  return `${owner.id}: ${ask}\n    ${dishes.length} dishes${effect}: ${shown || 'none'}`;
}

/** One line for each kind of entry, with those first that were signed and have changed since. */
function unsigned(book: Content['recipes']['book']): string[] {
  const entries: readonly (Part | Station)[] = [...book.parts.values(), ...book.stations.values()];
  const open = entries.filter((entry) => signedDay(entry) === undefined);
  const changed = open.flatMap(({ id, checked }) =>
    checked ? [`${id}: signed on ${checked.split(' ')[0] ?? ''}, changed since`] : [],
  );
  const kinds = [...new Set(open.map(({ kind }) => kind))].map((kind) => {
    const ids = open.filter((entry) => entry.kind === kind && !entry.checked).map(({ id }) => id);
    return `${ids.length} of kind ${kind}: ${ids.join(', ')}`;
  });
  return [...changed, ...kinds];
}
