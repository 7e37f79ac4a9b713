import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import type { FileBranch, FileDay } from '../tasks/days.ts';
import { Field, FormButton } from './layout.tsx';
import { paths } from '../paths.ts';

interface HoursProps {
  words: StaffPageWords;
  branches: readonly FileBranch[];
  /** What the person has written. */
  values?: Partial<FileDay> & { opens?: string | undefined; closes?: string | undefined };
  problems?: Readonly<Partial<Record<keyof FileDay, string>>>;
}

/** The days that differ from the usual hours, and a form for another. */
export function Hours({ words, branches, values, problems }: HoursProps) {
  const { hours } = words;
  const isEmpty = branches.every(({ days }) => days.length === 0);
  return (
    <>
      <p>{hours.text}</p>
      {isEmpty && <p>{hours.none}</p>}
      {branches.map(({ key, store, days }) => (
        <section key={key} aria-label={store}>
          {days.length > 0 && <h2>{store}</h2>}
          <ul>
            {days.map((day) => (
              <li key={day.date}>
                <p>{fill(hours.line, { day: day.date, hours: day.hours, reason: day.reason })}</p>
                <FormButton
                  action={paths.hoursRemoved}
                  values={{ branch: key, date: day.date }}
                  label={hours.remove}
                  about={`${store}, ${day.date}`}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <form method="post" action={paths.hours}>
        <fieldset>
          <legend>{hours.branch}</legend>
          {branches.map(({ key, store }, n) => (
            <label key={key} className="choice">
              <input type="radio" name="branch" value={key} required defaultChecked={n === 0} /> {store}
            </label>
          ))}
        </fieldset>
        <Field
          name="date"
          label={hours.date}
          type="date"
          value={values?.date ?? ''}
          problem={problems?.date}
          isRequired
        />
        <p className="field">
          <label className="choice">
            <input type="checkbox" name="closed" value="yes" /> {hours.closed}
          </label>
        </p>
        <Field name="opens" label={hours.opens} type="time" value={values?.opens ?? ''} problem={problems?.hours} />
        <Field name="closes" label={hours.closes} type="time" value={values?.closes ?? ''} />
        <Field
          name="reason"
          label={hours.reason}
          hint={hours.reasonHint}
          value={values?.reason ?? ''}
          problem={problems?.reason}
          isRequired
        />
        <button type="submit">{hours.save}</button>
      </form>
    </>
  );
}
