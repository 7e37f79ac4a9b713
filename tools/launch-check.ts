import { ContentError } from '../model/read/problem.ts';
import { loadContent } from './content/load-content.ts';
import { placeholderReport, readPlaceholders } from './content/placeholders.ts';
import { recipeReport } from './recipes/report.ts';

/**
 * `npm run launch-check`: lists what must be settled before launch: placeholders in content/, and in the kitchen book open
 * questions, dishes without a recipe and unsigned lists. The exit code is 1 if there is anything.
 */
// The report of the kitchen has its questions, with the dishes that hang on them.
const placeholders = readPlaceholders(process.cwd()).filter(({ kind }) => kind !== 'question');
const kitchen = await loadContent().then(
  (content) => recipeReport(content.recipes),
  (error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  },
);
console.log([kitchen, placeholderReport(placeholders)].filter(Boolean).join('\n\n'));
if (placeholders.length > 0 || kitchen !== '') process.exitCode = 1;
