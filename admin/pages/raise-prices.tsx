import { moneyFormat } from '../editor/menus.ts';
import { paths } from '../paths.ts';
import { type FieldValues, messagesOf, type Page, type Route } from '../routes/route.ts';
import { isLargePriceChange } from '../tasks/dish-tasks.ts';
import type { Files } from '../tasks/plan.ts';
import {
  countText,
  priceChangesByFile,
  listScopes,
  hashOf,
  planRaise,
  readPercent,
  STEPS,
} from '../tasks/raise-prices.ts';
import type { PriceChange, PriceRaise } from '../tasks/raise-prices.ts';
import { FieldList, Form } from './form.tsx';

const title = 'Raise prices';
const listPage = (files: Files, raise: PriceRaise, problem?: string): Page => ({
  title,
  body: <RaiseList files={files} raise={raise} problem={problem} />,
});

export const raiseRoutes: readonly Route[] = [
  {
    path: paths.raisePrices,
    get: ({ files, fields }) => {
      const raise = readRaise(fields);
      if (raise) return listPage(files, raise);
      const isWrongPercent = fields['step'] !== undefined && readPercent(fields['percent'] ?? '') === undefined;
      const body = <RaiseForm files={files} values={fields} isWrongPercent={isWrongPercent} />;
      return { title, body, status: isWrongPercent ? 422 : 200 };
    },
    post: ({ fields }) => {
      const raise = readRaise(fields);
      if (!raise) return { redirect: paths.raisePrices };
      return {
        plan: (now) => planRaise(now, raise, fields['hash'] ?? ''),
        onInvalid: (problems, now) => listPage(now, raise, messagesOf(problems)),
      };
    },
  },
];

function readRaise({ percent = '', step, scope = '' }: FieldValues): PriceRaise | undefined {
  const value = readPercent(percent);
  const known = STEPS.find((one) => String(one) === step);
  return value === undefined || known === undefined ? undefined : { percent: value, step: known, scope };
}

function RaiseForm({ files, values, isWrongPercent }: { files: Files; values: FieldValues; isWrongPercent: boolean }) {
  return (
    <Form method="get" action={paths.raisePrices} label="Look at the new prices">
      <FieldList
        fields={{
          percent: {
            label: 'Per cent',
            hint: 'From -30 to 30, as in 5 or 2.5. With a minus sign prices go down.',
            isRequired: true,
          },
          step: {
            label: 'Round to the nearest',
            options: STEPS.map((step) => [String(step), moneyFormat(files)(step / 100)]),
          },
          scope: { label: 'Which prices', options: listScopes(files).map(({ value, label }) => [value, label]) },
        }}
        values={values}
        problems={isWrongPercent ? { percent: 'Write a number from -30 to 30 that is not 0, as in 5 or 2.5.' } : {}}
      />
    </Form>
  );
}

/** Rounding can change a small price by more than the percentage. */
const isLarge = ({ price, after }: PriceChange): boolean => isLargePriceChange(price, after);

function RaiseList({ files, raise, problem }: { files: Files; raise: PriceRaise; problem: string | undefined }) {
  const changesByFile = priceChangesByFile(files, raise);
  const all = changesByFile.flatMap(({ file, changes }) => changes.map((one) => ({ ...one, file })));
  const money = moneyFormat(files);
  const headingOf = (change: PriceChange) => (isLarge(change) ? `Over 30%: ${change.place}` : change.place);
  const sections = [
    ...Map.groupBy(
      all.toSorted((a, b) => Number(isLarge(b)) - Number(isLarge(a))),
      headingOf,
    ),
  ];
  return (
    <>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {all.length === 0 && <p role="status">No price would change.</p>}
      {sections.map(([heading, changes]) => (
        <details key={heading} name="group">
          <summary>{`${heading} (${changes.length})`}</summary>
          <ul className="tight">
            {changes.map(({ file, path, name, price, after }) => (
              <li key={`${file} ${path.join('.')}`}>
                {name} <span className="price">{`${money(price)} → ${money(after)}`}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {all.length > 0 && (
        <Form
          action={paths.raisePrices}
          hidden={{
            percent: String(raise.percent),
            step: String(raise.step),
            scope: raise.scope,
            hash: hashOf(changesByFile),
          }}
          label={`Save ${countText(all.length)}`}
        />
      )}
      <p>
        <a href={paths.raisePrices}>Another percentage</a>
      </p>
    </>
  );
}
