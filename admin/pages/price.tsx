import { paths } from '../paths.ts';
import { messagesOf, type Page, type Route } from '../routes/route.ts';
import { isLargePriceChange, planPrice, readPrice } from '../tasks/dish-tasks.ts';
import { type StoredDish, findDish } from '../tasks/dishes.ts';
import type { Files } from '../tasks/plan.ts';
import { Field, Form } from './form.tsx';

export const NOT_A_PRICE = 'Write the price in pounds, as in 5.50.';

interface PriceProps {
  dish: StoredDish;
  typed?: string;
  problem?: string;
  priceToConfirm?: string;
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
    post: ({ files, fields: { dish = '', was = '', price: typed = '', sure } }) => {
      const newPrice = readPrice(typed);
      if (newPrice === undefined) return pricePage(files, dish, { typed, problem: NOT_A_PRICE });
      // A price that somebody has changed meanwhile is a conflict, which planPrice reports.
      const mustAsk = sure === undefined && findDish(files, dish)?.price === was && isLargePriceChange(was, newPrice);
      if (mustAsk) return pricePage(files, dish, { priceToConfirm: newPrice });
      return {
        plan: (now) => planPrice(now, dish, was, newPrice),
        retry: (theirs) => ({ dish, was: theirs, price: newPrice, sure: 'yes' }),
        onInvalid: (problems, now) => pricePage(now, dish, { typed, problem: messagesOf(problems) }),
      };
    },
  },
];

function Price({ dish: { id, price, store }, typed, problem, priceToConfirm }: PriceProps) {
  const hidden = { dish: id, was: price };
  if (priceToConfirm !== undefined)
    return (
      <>
        <p role="alert">
          From £{price} to £{priceToConfirm} is a change of more than 30%. Is that right?
        </p>
        <Form
          action={paths.price}
          hidden={{ ...hidden, price: priceToConfirm, sure: 'yes' }}
          label={`Yes, £${priceToConfirm}`}
        />
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
        <Field name="price" label="New price" value={typed ?? price} problem={problem} inputMode="decimal" isRequired />
      </Form>
    </>
  );
}
