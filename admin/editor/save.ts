import { EditError } from '../../model/edit/yaml-place.ts';
import type { Problem } from '../../model/read/problem.ts';
import { refusalText } from '../pages/outcome.tsx';
import { changeAddress } from '../paths.ts';
import { picturesOf } from '../photos/pictures-of.ts';
import { type Plan, refuse } from '../publish/change.ts';
import type { Visit } from '../routes/route.ts';
import { type Files, filesAfter } from '../tasks/plan.ts';
import { allergenChanges, askAboutChange, compareDishes } from './allergen-changes.ts';
import type { FormProblem, Saved } from './form.ts';
import { createWords, formAt, labelOfPath } from './in-words.ts';
import { merge } from './merge.ts';
import { askAboutPrices } from '../tasks/price.ts';
import { createPlainMessage, shorten } from './plain-message.ts';
import { placedMessage, type Unit, type Values, type Written } from './units.ts';

/**
 * Saves the values of a form, on top of what others have saved since it was opened with the values `was`. What both have changed is
 * a conflict, and nothing is written. `sure` is a question that has been answered with yes.
 */
export async function saveUnit(
  visit: Visit,
  find: (files: Files) => Unit | undefined,
  was: Values,
  data: Values,
  sure?: string,
): Promise<Saved> {
  const { admin } = visit;
  let written: Written | undefined;
  const result = await visit.change({
    plan: async (files): Promise<Plan> => {
      const unit = find(files);
      if (!unit) return refuse({ kind: 'gone' });
      const { value, conflicts } = merge(was, data, unit.data);
      // The values of a form are a group.
      const merged = value as Values;
      written = write(unit, merged);
      const { texts, problems } = written;
      const words = createWords(filesAfter(files, texts));
      const { summary = shorten(`${unit.title}: ${words.changesIn(unit.form, unit.data, merged).join(', ')}`) } =
        written;
      if (conflicts.length > 0)
        refuse({
          kind: 'conflict',
          conflicts: conflicts.map(({ path, mine, theirs }) => {
            const form = formAt(unit.form, path);
            return { label: labelOfPath(path), yours: words.shown(form, mine), theirs: words.shown(form, theirs) };
          }),
          data: unit.data,
          merged,
          files: [...texts.keys()],
        });
      const pictures = await picturesOf(admin, texts);
      const after = filesAfter(files, texts);
      const dishes = problems.length === 0 ? compareDishes(files, after) : [];
      const own = [unit.question?.(merged), askAboutPrices(after, dishes)].filter(Boolean).join('\n');
      const asked = askAboutChange(files, after, dishes, own);
      if (problems.length > 0 || (asked && asked.question !== sure)) {
        const found = await admin.check(texts, pictures);
        const isRight = problems.length + found.length === 0;
        refuse(isRight && asked ? { kind: 'question', ...asked } : { kind: 'invalid', problems: found });
      }
      return { summary, allergens: allergenChanges(dishes), texts, pictures };
    },
  });
  if ('id' in result) return { address: changeAddress(result.id, find(visit.files)?.next) };
  if (result.kind === 'question') return result;
  if (result.kind === 'conflict') {
    const person = await lastPerson(visit, result.files);
    return { ...result, question: `${person} since you opened this.` };
  }
  return {
    problems:
      result.kind === 'invalid' && written
        ? allProblems(visit.files, result.problems, written)
        : [{ path: [], message: refusalText(result) }],
  };
}

/** Who changed one of the files last: 'Meena saved something else here'. */
async function lastPerson({ admin, user }: Visit, files: readonly string[]): Promise<string> {
  const names = files.map((file) => file.replace('content/', ''));
  const [commit] = await admin.history.list(1, 'HEAD', names);
  return commit && commit.email === user.email
    ? 'You saved something else here, on another page or phone,'
    : `${commit?.person ?? 'Somebody'} saved something else here`;
}

/** Works out the new texts; a value that cannot be written is a problem of the whole form. */
export function write(unit: Unit, data: Values): Written {
  try {
    return unit.write(data);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const problems = [{ path: [], message: `This cannot be written: ${error.message}.` }];
    return { texts: new Map(), pathOf: () => undefined, problems };
  }
}

/** What the form and the content check say of its fields; only if that is nothing, what the check says of other places. */
export function allProblems(files: Files, found: readonly Problem[], { pathOf, problems }: Written): FormProblem[] {
  // A part that is missing has consequences for the whole.
  const said = new Set([...problems.map(({ path }) => path.join('.')), ...(problems.length > 0 ? [''] : [])]);
  const plain = createPlainMessage(files);
  const placed = found.flatMap((one) => {
    const path = pathOf(one);
    return path && !said.has(path.join('.')) ? { path, message: plain(one.message) } : [];
  });
  const own = [...problems, ...placed];
  // A file with a mistake is left out of the rest of the check, which then misses what the file has.
  if (own.length > 0) return own;
  // Elsewhere: a page names a dish that has another name now.
  return found.map((one) => ({ path: [], message: placedMessage(files, one) }));
}
