import { fill } from '../../model/fill.ts';
import { HEATS, NewDishForm, type NewDishValues, newDishFields } from '../pages/new-dish.tsx';
import { paths } from '../paths.ts';
import { readPrice } from '../tasks/dish-tasks.ts';
import { findOriginal, planNewDish } from '../tasks/new-dish.ts';
import { byField, type Admin, type AdminApp, type AdminContext, readForm, sendPage, submit } from './context.tsx';

/** A dish made after another one: the form with that one's values, and the change. */
export function addNewDishRoutes(app: AdminApp, admin: Admin): void {
  const { words, readTexts } = admin;

  const formPage = async (
    c: AdminContext,
    like: string | undefined,
    written?: NewDishValues,
    problems: Partial<Record<(typeof newDishFields)[number], string>> = {},
  ): Promise<Response> => {
    const original = findOriginal(await readTexts(), like);
    if (!original) return c.notFound();
    const values = written ?? { ...original, name: '', native: '', hasSameRecipe: false };
    const form = <NewDishForm words={words} original={original} values={values} problems={problems} />;
    const title = fill(words.newDish.title, { dish: original.name });
    return sendPage(c, admin, title, form, { status: written ? 422 : 200 });
  };

  app.get(paths.newDish, (c) => formPage(c, c.req.query('like')));

  app.post(paths.newDish, async (c) => {
    const { like = '', price = '', recipe, heat = '', ...rest } = await readForm(c);
    const line = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
    const dish = {
      name: line(rest['name']),
      native: line(rest['native']),
      description: line(rest['description']),
      heat: HEATS.find((one) => one === heat) ?? HEATS[0],
      hasSameRecipe: recipe === 'same',
    };
    const value = readPrice(price);
    if (value === undefined) return formPage(c, like, { ...dish, price }, { price: words.price.notPrice });
    return submit(c, admin, (files) => planNewDish(files, words, like, { ...dish, price: value }), {
      onInvalid: (problems) => formPage(c, like, { ...dish, price }, byField(problems, newDishFields)),
    });
  });
}
