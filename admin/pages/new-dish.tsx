import { paths } from '../paths.ts';
import { byField, type Page, type Route } from '../routes/route.ts';
import { readPrice } from '../tasks/dish-tasks.ts';
import { findOriginal, type NewDish, type Original, planNewDish } from '../tasks/new-dish.ts';
import { type Files, oneLine } from '../tasks/plan.ts';
import { Choices, Field, Hidden, Select } from './layout.tsx';
import { NOT_A_PRICE } from './price.tsx';

/** The fields beside which a message may stand. */
const problemFields = ['name', 'native', 'price', 'description'] as const;
type Problems = Partial<Record<(typeof problemFields)[number], string>>;
/** As they are written in the file. */
const HEATS = [
  ['0', 'Mild'],
  ['1', 'Gentle'],
  ['2', 'Medium'],
  ['3', 'Hot'],
] as const;

function formPage(
  files: Files,
  like: string | undefined,
  written?: NewDish,
  problems: Problems = {},
): Page | undefined {
  const original = findOriginal(files, like);
  if (!original) return undefined;
  const values = written ?? { ...original, name: '', native: '', hasSameRecipe: false };
  return {
    title: `A dish like ${original.name}`,
    body: <NewDishForm original={original} values={values} problems={problems} />,
    status: written ? 422 : 200,
  };
}

export const newDishRoutes: readonly Route[] = [
  {
    path: paths.newDish,
    isForOwner: true,
    get: ({ files, fields }) => formPage(files, fields['like']),
    post: ({ files, fields }) => {
      const { like = '', price = '', recipe, heat } = fields;
      const dish = {
        name: oneLine(fields['name']),
        native: oneLine(fields['native']),
        description: oneLine(fields['description']),
        heat: HEATS.find(([one]) => one === heat)?.[0] ?? '0',
        hasSameRecipe: recipe === 'same',
      };
      const value = readPrice(price);
      if (value === undefined) return formPage(files, like, { ...dish, price }, { price: NOT_A_PRICE });
      return {
        plan: (now) => planNewDish(now, like, { ...dish, price: value }),
        onInvalid: (problems, now) => formPage(now, like, { ...dish, price }, byField(problems, problemFields)),
      };
    },
  },
];

/** The form for a dish that is made after another one. */
function NewDishForm({ original, values, problems }: { original: Original; values: NewDish; problems: Problems }) {
  const recipes = [
    ...(original.recipe === undefined
      ? []
      : ([['same', `The same recipe as ${original.name}, with the same allergens`]] as const)),
    [
      'own',
      original.hasCategoryRecipe
        ? 'The recipe that all of this category have, with the same allergens'
        : 'Another recipe. Where the kitchen book has none under its name, its allergens read “not checked”.',
    ] as const,
  ];
  return (
    <>
      <p>
        It is put on the menu of {original.store} behind {original.name}, in the same category.
      </p>
      <form method="post" action={paths.newDish}>
        <Hidden values={{ like: original.id }} />
        <Field name="name" label="Name" value={values.name} problem={problems.name} isRequired />
        <Field
          name="native"
          label="Its name in the other language"
          hint="Leave it empty if it has none."
          value={values.native}
          problem={problems.native}
        />
        <Field
          name="price"
          label="Price"
          value={values.price}
          problem={problems.price}
          inputMode="decimal"
          isRequired
        />
        <Field
          name="description"
          label="Description"
          hint="6 to 16 words, with a full stop at the end. It may be left empty."
          value={values.description}
          problem={problems.description}
          rows={3}
        />
        <Select name="heat" label="Heat" value={values.heat} options={HEATS} />
        <Choices
          name="recipe"
          label="What it is made of"
          value={values.hasSameRecipe ? 'same' : 'own'}
          options={recipes}
        />
        <button type="submit">Put it on the menu</button>
      </form>
    </>
  );
}
