import { type PriceChange, priceSource } from '../../model/edit/plan-prices.ts';
import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { paths } from '../paths.ts';
import { isFarFrom } from '../tasks/dish-tasks.ts';
import { type FileRaise, markOf, type Raise, type Scope, scopeText, STEPS } from '../tasks/raise-prices.ts';
import { Field, FormButton } from './layout.tsx';

interface RaiseFormProps {
  words: StaffPageWords;
  scopes: readonly Scope[];
  /** What the person has written. */
  values?: { percent: string; step: string; scope: string };
  problem?: string;
}

/** The form that leads to the list of new prices. */
export function RaiseForm({ words, scopes, values, problem }: RaiseFormProps) {
  const { raise } = words;
  return (
    <form method="get" action={paths.raise}>
      <Field
        name="percent"
        label={raise.percent}
        hint={raise.percentHint}
        value={values?.percent ?? ''}
        problem={problem}
        isRequired
      />
      <p className="field">
        <label htmlFor="step">{raise.step}</label>
        <select id="step" name="step" defaultValue={values?.step}>
          {STEPS.map((step) => (
            <option key={step} value={step}>
              £{priceSource(step)}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor="scope">{raise.scope}</label>
        <select id="scope" name="scope" defaultValue={values?.scope}>
          <option value="">{raise.all}</option>
          {scopes.map((scope) => (
            <option key={scope.value} value={scope.value}>
              {scopeText(words, scope)}
            </option>
          ))}
        </select>
      </p>
      <button type="submit">{raise.look}</button>
    </form>
  );
}

interface RaiseListProps {
  words: StaffPageWords;
  raise: Raise;
  raises: readonly FileRaise[];
  /** Why the list could not be saved. */
  problem?: string;
}

/** The lists, in their order. Rounding may take a small price further than the percentage. */
const kinds = ['far', 'list', 'specified'] as const;
const kindOf = ({ before, after, isSpecified }: PriceChange): (typeof kinds)[number] => {
  if (isFarFrom(priceSource(before), priceSource(after))) return 'far';
  return isSpecified ? 'specified' : 'list';
};

/** Old and new prices to look at, and the button that saves them. */
export function RaiseList({ words: { raise: words }, raise, raises, problem }: RaiseListProps) {
  const values = { percent: String(raise.percent), step: String(raise.step), scope: raise.scope };
  const count = raises.flatMap(({ changes }) => changes).length;
  const lists = kinds.flatMap((kind) =>
    raises.flatMap(({ file, store, changes }) => {
      const some = changes.filter((change) => kindOf(change) === kind);
      return some.length === 0
        ? []
        : [{ key: `${file} ${kind}`, title: fill(words[kind], { branch: store }), changes: some }];
    }),
  );
  return (
    <>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {count === 0 && <p role="status">{words.none}</p>}
      {lists.map(({ key, title, changes }) => (
        <section key={key}>
          <h2>{title}</h2>
          <ul>
            {changes.map(({ path, name, before, after }) => (
              <li key={path.join('.')}>
                {name}{' '}
                <span className="price">{fill(words.line, { was: priceSource(before), now: priceSource(after) })}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count > 0 && (
        <FormButton
          action={paths.raise}
          values={{ ...values, mark: markOf(raises) }}
          label={fill(words.save, { count: String(count) })}
        />
      )}
      <p>
        <a href={paths.raise}>{words.back}</a>
      </p>
    </>
  );
}
