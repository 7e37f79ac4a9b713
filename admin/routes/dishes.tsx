import { fill } from '../../model/fill.ts';
import { londonTime } from '../../model/opening/london.ts';
import { Dishes, Price } from '../pages/dishes.tsx';
import { paths } from '../paths.ts';
import { isFarFrom, planAvailable, planPrice, planSoldOut, readPrice } from '../tasks/dish-tasks.ts';
import { findDishes, listDishes } from '../tasks/dishes.ts';
import { type Admin, type AdminApp, type AdminContext, readForm, sendPage, submit } from './context.tsx';

/** The search, and what is done with a dish: sold out, price, on the menu or off it. */
export function addDishRoutes(app: AdminApp, admin: Admin): void {
  const { words, readTexts } = admin;

  app.get(paths.dishes, async (c) => {
    const find = c.req.query('find')?.trim() ?? '';
    const dishes = findDishes(listDishes(await readTexts()), find);
    const today = londonTime(admin.now()).slice(0, 10);
    const props = { words, dishes, find, today, isOwner: c.get('user').role === 'owner' };
    return sendPage(c, admin, words.tabs.dishes, <Dishes {...props} />);
  });

  app.post(paths.soldOut, async (c) => {
    const { dish = '', was, day } = await readForm(c);
    return submit(c, admin, (files) => planSoldOut(files, words, dish, was, day), {
      again: (theirs) => ({ dish, was: theirs, ...(day !== undefined && { day }) }),
    });
  });

  app.post(paths.onMenu, async (c) => {
    const { dish = '', on } = await readForm(c);
    return submit(c, admin, (files) => planAvailable(files, words, dish, on !== undefined));
  });

  const pricePage = async (
    c: AdminContext,
    id: string | undefined,
    more: { value?: string; problem?: string; confirm?: string } = {},
  ): Promise<Response> => {
    const dish = listDishes(await readTexts()).find((one) => one.id === id);
    if (!dish) return c.notFound();
    const title = fill(words.price.title, { dish: dish.name });
    const status = more.problem === undefined ? 200 : 422;
    return sendPage(c, admin, title, <Price words={words} dish={dish} {...more} />, { status });
  };
  app.get(paths.price, (c) => pricePage(c, c.req.query('dish')));
  app.post(paths.price, async (c) => {
    const { dish = '', was = '', price = '', sure } = await readForm(c);
    const value = readPrice(price);
    if (value === undefined) return pricePage(c, dish, { value: price, problem: words.price.notPrice });
    if (isFarFrom(was, value) && sure === undefined) return pricePage(c, dish, { confirm: value });
    return submit(c, admin, (files) => planPrice(files, words, dish, was, value), {
      again: (theirs) => ({ dish, was: theirs, price: value, sure: 'yes' }),
      onInvalid: (problems) =>
        pricePage(c, dish, { value: price, problem: problems.map(({ message }) => message).join('; ') }),
    });
  });
}
