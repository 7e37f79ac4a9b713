import { findDish, moneyFormat } from '../editor/menus.ts';
import { paths } from '../paths.ts';
import { type FieldValues, messagesOf, type Page, type Route } from '../routes/route.ts';
import { isLargePriceChange, planPrices, pricesOf, readPrice } from '../tasks/dish-tasks.ts';
import type { Files } from '../tasks/plan.ts';
import { Field, Form } from './form.tsx';

const NOT_A_PRICE = 'Write the price in digits, as in 5.50.';

/** The prices that a dish has, as the form sends them back: `was0` is its own, the others are those of its sizes. */
const pricesNow = (files: Files, key: string | undefined): FieldValues => {
  const dish = findDish(files, key);
  return Object.fromEntries((dish ? pricesOf(dish) : []).map(({ price }, n) => [`was${n}`, price]));
};

/** The form, with what was typed if it comes back. */
function pricePage(files: Files, fields: FieldValues, problem?: string): Page | undefined {
  const dish = findDish(files, fields['dish']);
  if (!dish) return undefined;
  const prices = pricesOf(dish);
  const money = moneyFormat(files);
  const body = (
    <>
      <p>{dish.store}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Form action={paths.price} hidden={{ dish: fields['dish'], ...pricesNow(files, fields['dish']) }} label="Save">
        {prices.map(({ size, price }, n) => {
          const typed = fields[`price${n}`];
          return (
            <Field
              // oxlint-disable-next-line react/no-array-index-key -- sizes have no ids
              key={n}
              name={`price${n}`}
              label={(prices.length > 1 && size) || 'New price'}
              hint={`Now ${money(price)}`}
              value={typed ?? price}
              problem={typed !== undefined && readPrice(typed) === undefined ? NOT_A_PRICE : undefined}
              inputMode="decimal"
              isRequired
            />
          );
        })}
      </Form>
    </>
  );
  return { title: `New price of ${dish.name}`, body };
}

const confirmPage = (fields: FieldValues, changes: readonly string[]): Page => ({
  title: 'Is that right?',
  body: (
    <>
      <p role="alert">{`From ${changes.join(', from ')} is a change of more than 30%. Is that right?`}</p>
      <Form action={paths.price} hidden={{ ...fields, sure: 'yes' }} label="Yes, save" />
      <p>
        <a href={`${paths.price}?dish=${fields['dish'] ?? ''}`}>Back</a>
      </p>
    </>
  ),
});

export const priceRoutes: readonly Route[] = [
  {
    path: paths.price,
    get: ({ files, fields }) => pricePage(files, fields),
    post: ({ files, fields }) => {
      const { dish = '', sure } = fields;
      const was = Object.entries(fields).flatMap(([name, value = '']) => (/^was\d+$/.test(name) ? [value] : []));
      const next = was.flatMap((_, n) => readPrice(fields[`price${n}`] ?? '') ?? []);
      const again = (current: Files, problem?: string): Page | undefined => {
        const page = pricePage(current, fields, problem);
        return page && { ...page, status: 422 };
      };
      if (was.length === 0 || next.length < was.length) return again(files);
      const money = moneyFormat(files);
      const now = pricesNow(files, dish);
      const large = next.flatMap((price, n) => {
        const before = now[`was${n}`] ?? price;
        return isLargePriceChange(before, price) ? `${money(before)} to ${money(price)}` : [];
      });
      if (sure === undefined && large.length > 0) return confirmPage(fields, large);
      return {
        plan: (current) => planPrices(current, dish, was, next, money),
        retry: (current) => ({ ...fields, ...pricesNow(current, dish), sure: 'yes' }),
        onInvalid: (problems, current) => again(current, messagesOf(problems)),
      };
    },
  },
];
