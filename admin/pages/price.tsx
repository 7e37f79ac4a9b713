import { paths } from '../paths.ts';
import { messagesOf, type Page, type Route } from '../routes/route.ts';
import { isLargePriceChange, planPrice, readPrice } from '../tasks/dish-tasks.ts';
import { type StoredDish, findDish } from '../tasks/dishes.ts';
import type { Files } from '../tasks/plan.ts';
import { Field, Form } from './form.tsx';

export const NOT_A_PRICE = 'Write the price in pounds, as in 5.50.';

interface PriceProps {
  dish: StoredDish;
  value?: string;
  problem?: string;
  confirm?: string;
}

const pricePage = (files: Files, id: string | undefined, more: Omit<PriceProps, 'dish'> = {}): Page | undefined => {
  const dish = findDish(files, id);
  return (
    dish && {
      title: `New price of ${dish.name}`,
      body: <Price dish={dish} {...more} />,
      status: more.problem === undefined ? 200 : 422,
    }
  );
};

export const priceRoutes: readonly Route[] = [
  {
    path: paths.price,
    get: ({ files, fields }) => pricePage(files, fields['dish']),
    post: ({ files, fields: { dish = '', was = '', price = '', sure } }) => {
      const value = readPrice(price);
      if (value === undefined) return pricePage(files, dish, { value: price, problem: NOT_A_PRICE });
      // A price that somebody has changed meanwhile is a conflict, which planPrice reports.
      const mustAsk = sure === undefined && findDish(files, dish)?.price === was && isLargePriceChange(was, value);
      if (mustAsk) return pricePage(files, dish, { confirm: value });
      return {
        plan: (now) => planPrice(now, dish, was, value),
        retry: (theirs) => ({ dish, was: theirs, price: value, sure: 'yes' }),
        onInvalid: (problems, now) => pricePage(now, dish, { value: price, problem: messagesOf(problems) }),
      };
    },
  },
];

function Price({ dish: { id, price, store }, value, problem, confirm }: PriceProps) {
  const hidden = { dish: id, was: price };
  if (confirm !== undefined)
    return (
      <>
        <p role="alert">
          From £{price} to £{confirm} is a change of more than 30%. Is that right?
        </p>
        <Form action={paths.price} hidden={{ ...hidden, price: confirm, sure: 'yes' }} label={`Yes, £${confirm}`} />
        <p>
          <a href={`${paths.price}?dish=${id}`}>Back</a>
        </p>
      </>
    );
  return (
    <>
      <p>
        {store}, now £{price}.
      </p>
      <Form action={paths.price} hidden={hidden} label="Save">
        <Field name="price" label="New price" value={value ?? price} problem={problem} inputMode="decimal" isRequired />
      </Form>
    </>
  );
}
