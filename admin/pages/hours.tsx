import { paths } from '../paths.ts';
import { byField, type FieldProblems, type FieldValues, type Page, type Route } from '../routes/route.ts';
import { listBranches } from '../tasks/branches.ts';
import { hoursOf, lastDayProblem, planDay, planRemoveDay } from '../tasks/days.ts';
import type { Files } from '../tasks/plan.ts';
import { Choices, FieldList, Form } from './form.tsx';

const dayField = { date: { label: 'Day', type: 'date', isRequired: true } } as const;
const hourFields = {
  opens: { label: 'Opens', type: 'time' },
  closes: { label: 'Closes', type: 'time' },
  reason: { label: 'Reason', hint: 'Short, as in Christmas Day.', isRequired: true },
} as const;

interface HoursProps {
  files: Files;
  values: FieldValues;
  problems?: FieldProblems;
}

const hoursPage = (props: HoursProps): Page => ({
  title: 'Hours on a day',
  body: <Hours {...props} />,
  status: props.problems ? 422 : 200,
});

export const hourRoutes: readonly Route[] = [
  {
    path: paths.hours,
    get: ({ files }) => hoursPage({ files, values: {} }),
    post: ({ fields, files: current, admin }) => {
      const { branch = '', date = '', opens, closes, reason = '', closed } = fields;
      const day = { date, hours: hoursOf(opens, closes, closed !== undefined), reason: reason.trim() };
      const problem = lastDayProblem(date, admin.now());
      if (problem) return hoursPage({ files: current, values: fields, problems: { date: problem } });
      return {
        plan: (files) => planDay(files, branch, day),
        onInvalid: (problems, files) => {
          const { hours, ...problemsOf } = byField(problems, ['date', 'hours', 'reason']);
          return hoursPage({ files, values: fields, problems: { ...problemsOf, opens: hours } });
        },
      };
    },
  },
  {
    path: paths.removeDay,
    post: ({ fields: { branch = '', date = '' } }) => ({ plan: (files) => planRemoveDay(files, branch, date) }),
  },
];

function Hours({ files, values, problems }: HoursProps) {
  const branches = listBranches(files);
  return (
    <>
      <p>For one day that differs from the usual hours. Guests are told from a week before.</p>
      {branches.every(({ days }) => days.length === 0) && <p>No such day is planned.</p>}
      {branches.map(({ key, store, days }) => (
        <section key={key} aria-label={store}>
          {days.length > 0 && <h2>{store}</h2>}
          <ul>
            {days.map(({ date, hours, reason }) => (
              <li key={date}>
                <p>
                  {date}, {hours}: {reason}
                </p>
                <Form
                  action={paths.removeDay}
                  hidden={{ branch: key, date }}
                  label="Remove"
                  labelSuffix={`${store}, ${date}`}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Form action={paths.hours} label="Save">
        <Choices
          name="branch"
          label="Branch"
          value={values['branch'] ?? branches[0]?.key}
          options={branches.map(({ key, store }) => [key, store])}
        />
        <FieldList fields={dayField} values={values} problems={problems} />
        <p className="field">
          <label className="choice">
            <input type="checkbox" name="closed" value="yes" defaultChecked={values['closed'] !== undefined} /> Closed
            all day
          </label>
        </p>
        <FieldList fields={hourFields} values={values} problems={problems} />
      </Form>
    </>
  );
}
