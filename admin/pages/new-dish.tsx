import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { paths } from '../paths.ts';
import type { Original, NewDish } from '../tasks/new-dish.ts';
import { Field, Hidden } from './layout.tsx';

/** The fields beside which a message may stand. */
export const newDishFields = ['name', 'native', 'price', 'description'] as const;
/** As they are written in the file. */
export const HEATS = ['0', '1', '2', '3'] as const;

/** What the person has written. */
export type NewDishValues = NewDish;

interface NewDishFormProps {
  words: StaffPageWords;
  original: Original;
  values: NewDishValues;
  problems: Partial<Record<(typeof newDishFields)[number], string>>;
}

/** The form for a dish that is made after another one. */
export function NewDishForm({ words: { newDish: words }, original, values, problems }: NewDishFormProps) {
  const heats = [words.mild, words.gentle, words.medium, words.hot];
  return (
    <>
      <p>{fill(words.text, { dish: original.name, branch: original.store })}</p>
      <form method="post" action={paths.newDish}>
        <Hidden values={{ like: original.id }} />
        <Field name="name" label={words.name} value={values.name} problem={problems.name} isRequired />
        <Field
          name="native"
          label={words.otherName}
          hint={words.otherNameHint}
          value={values.native}
          problem={problems.native}
        />
        <Field
          name="price"
          label={words.price}
          value={values.price}
          problem={problems.price}
          inputMode="decimal"
          isRequired
        />
        <Field
          name="description"
          label={words.description}
          hint={words.descriptionHint}
          value={values.description}
          problem={problems.description}
          rows={3}
        />
        <p className="field">
          <label htmlFor="heat">{words.heat}</label>
          <select id="heat" name="heat" defaultValue={values.heat}>
            {HEATS.map((heat, index) => (
              <option key={heat} value={heat}>
                {heats[index]}
              </option>
            ))}
          </select>
        </p>
        <fieldset>
          <legend>{words.recipe}</legend>
          {original.recipe !== undefined && (
            <Choice
              value="same"
              label={fill(words.sameRecipe, { dish: original.name })}
              isChosen={values.hasSameRecipe}
            />
          )}
          <Choice
            value="own"
            label={original.hasCategoryRecipe ? words.categoryRecipe : words.ownRecipe}
            isChosen={!values.hasSameRecipe}
          />
        </fieldset>
        <button type="submit">{words.save}</button>
      </form>
    </>
  );
}

const Choice = ({ value, label, isChosen }: { value: string; label: string; isChosen: boolean }) => (
  <label className="choice">
    <input type="radio" name="recipe" value={value} defaultChecked={isChosen} /> {label}
  </label>
);
