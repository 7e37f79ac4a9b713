import { moneyFormat } from '../editor/menus.ts';
import { paths } from '../paths.ts';
import type { FormField } from '../editor/form.ts';
import type { FieldValues } from '../editor/read-form.ts';
import type { Route } from '../routes/route.ts';
import { isLargePriceChange } from '../tasks/price.ts';
import type { Files } from '../tasks/plan.ts';
import { countText, priceChanges, listScopes, hashOf, planRaise, readPercent, STEPS } from '../tasks/raise-prices.ts';
import type { PriceChange, PriceRaise } from '../tasks/raise-prices.ts';
import { Form, FormFields } from './form.tsx';

const title = 'Raise prices';

export const raiseRoutes: readonly Route[] = [
  {
    path: paths.raisePrices,
    get: ({ files, fields }) => {
      const raise = readRaise(fields);
      if (raise) return { title, body: <RaiseList files={files} raise={raise} /> };
      const isWrong = Object.keys(fields).length > 0;
      const problems = [
        ...(isWrong && readPercent(fields['percent'] ?? '') === undefined ? [NO_PERCENT] : []),
        ...(isWrong && stepOf(fields) === undefined ? [NO_STEP] : []),
      ];
      const values = isWrong ? fields : { step: 10, scope: '' };
      const body = (
        <Form method="get" action={paths.raisePrices} label="Look at the new prices">
          <FormFields fields={fieldsFor(files)} values={values} problems={problems} />
        </Form>
      );
      return { title, body, status: isWrong ? 422 : 200 };
    },
    post: ({ fields }) => {
      const raise = readRaise(fields);
      return raise
        ? { plan: (files) => planRaise(files, raise, fields['hash'] ?? '') }
        : { redirect: paths.raisePrices };
    },
  },
];

const stepOf = (fields: FieldValues) => STEPS.find((one) => String(one) === fields['step']);

function readRaise(fields: FieldValues): PriceRaise | undefined {
  const [percent, step] = [readPercent(fields['percent'] ?? ''), stepOf(fields)];
  return percent === undefined || step === undefined ? undefined : { percent, step, scope: fields['scope'] ?? '' };
}

const NO_PERCENT = { path: ['percent'], message: 'Write a number from -30 to 30 that is not 0, as in 5 or 2.5.' };
const NO_STEP = { path: ['step'], message: 'Choose to what the new prices are rounded.' };

function fieldsFor(files: Files): readonly FormField[] {
  const steps = STEPS.map((step) => [step, moneyFormat(files)(step / 100)] as const);
  const hint = 'From -30 to 30, as in 5 or 2.5. With a minus sign prices go down.';
  const choice = (options: readonly (readonly [string | number, string])[]) => ({ kind: 'choice', options }) as const;
  return [
    { key: 'percent', label: 'Per cent', hint, isRequired: true, form: { kind: 'text' } },
    { key: 'step', label: 'Round to the nearest', isRequired: true, form: choice(steps) },
    { key: 'scope', label: 'Which prices', isRequired: true, form: choice(listScopes(files)) },
  ];
}

/** Rounding can change a small price by more than the percentage. */
const isLarge = ({ price, after }: PriceChange): boolean => isLargePriceChange(price, after);

const OVER = 'Over 30%';

function RaiseList({ files, raise }: { files: Files; raise: PriceRaise }) {
  const all = priceChanges(files, raise);
  const groups = [...Map.groupBy(all, (one) => (isLarge(one) ? OVER : one.store))];
  const { percent, step, scope } = raise;
  return (
    <>
      {all.length === 0 && <p role="status">No price would change.</p>}
      {groups
        .toSorted(([a], [b]) => Number(b === OVER) - Number(a === OVER))
        .map(([heading, some]) => (
          <details key={heading} name="group">
            <summary>{`${heading} (${some.length})`}</summary>
            {[...Map.groupBy(some, (one) => `${heading === OVER ? `${one.store}: ` : ''}${one.category}`)].map(
              ([category, changes]) => (
                <details key={category} name={heading} className="inner">
                  <summary>{`${category} (${changes.length})`}</summary>
                  <PriceList files={files} changes={changes} />
                </details>
              ),
            )}
          </details>
        ))}
      {all.length > 0 && (
        <Form
          action={paths.raisePrices}
          hidden={{ percent: String(percent), step: String(step), scope, hash: hashOf(all) }}
          label={`Save ${countText(all.length)}`}
        />
      )}
      <p>
        <a href={paths.raisePrices}>Another percentage</a>
      </p>
    </>
  );
}

function PriceList({ files, changes }: { files: Files; changes: readonly PriceChange[] }) {
  const money = moneyFormat(files);
  return (
    <ul className="tight">
      {changes.map(({ file, path, name, price, after }) => (
        <li key={`${file} ${path.join('.')}`}>
          {name} <span className="price">{`${money(price)} → ${money(after)}`}</span>
        </li>
      ))}
    </ul>
  );
}
