import { paths } from '../paths.ts';
import { byField, type FieldProblems, type FieldValues, type Page, type Route } from '../routes/route.ts';
import { readPrice } from '../tasks/dish-tasks.ts';
import { findOriginal, newDishFields, type Original, planNewDish } from '../tasks/new-dish.ts';
import { type Files, oneLine, textAt } from '../tasks/plan.ts';
import { Choices, FieldList, Form } from './form.tsx';
import { NOT_A_PRICE } from './price.tsx';

const names = Object.keys(newDishFields);

/** The form for a dish that is made after another one, with the values of that one or, after a refusal, those that were submitted. */
function formPage(
  files: Files,
  like: string | undefined,
  submitted?: FieldValues,
  problems?: FieldProblems,
): Page | undefined {
  const original = findOriginal(files, like);
  if (!original) return undefined;
  const originalValues = Object.fromEntries(names.map((name) => [name, textAt(original.item, name)]));
  const values = submitted ?? { ...originalValues, price: original.price, name: '', localName: '' };
  return {
    title: `A dish like ${original.name}`,
    body: <NewDishForm original={original} values={values} problems={problems} />,
    status: submitted ? 422 : 200,
  };
}

export const newDishRoutes: readonly Route[] = [
  {
    path: paths.newDish,
    get: ({ files, fields }) => formPage(files, fields['like']),
    post: ({ files, fields }) => {
      const { like = '', price = '', recipe } = fields;
      const value = readPrice(price);
      if (value === undefined) return formPage(files, like, fields, { price: NOT_A_PRICE });
      const values = {
        ...Object.fromEntries(names.map((name) => [name, oneLine(fields[name])])),
        heat: newDishFields['heat']?.options?.find(([one]) => one === fields['heat'])?.[0] ?? '0',
        price: value,
      };
      return {
        plan: (now) => planNewDish(now, like, { values, hasSameRecipe: recipe === 'same' }),
        onInvalid: (problems, now) => formPage(now, like, fields, byField(problems, names)),
      };
    },
  },
];

interface NewDishFormProps {
  original: Original;
  values: FieldValues;
  problems: FieldProblems | undefined;
}

function NewDishForm({ original: { id, name, store, recipe, hasCategoryRecipe }, values, problems }: NewDishFormProps) {
  const same = ['same', `The same recipe as ${name}, with the same allergens`] as const;
  const otherLabel = hasCategoryRecipe
    ? 'The recipe that all of this category have, with the same allergens'
    : 'Another recipe: the one in the recipes that has the name of the new dish';
  const other = ['other', otherLabel] as const;
  return (
    <>
      <p>
        It is put on the menu of {store} after {name}, in the same category.
      </p>
      <Form action={paths.newDish} hidden={{ like: id }} label="Put it on the menu">
        <FieldList fields={newDishFields} values={values} problems={problems} />
        <Choices
          name="recipe"
          label="What it is made of"
          value={values['recipe'] ?? 'other'}
          options={recipe === undefined ? [other] : [same, other]}
        />
      </Form>
    </>
  );
}
