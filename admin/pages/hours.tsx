import { isDay } from '../../model/schema/days.ts';
import { listStores } from '../editor/menus.ts';
import { paths } from '../paths.ts';
import { byField, type FieldProblems, type FieldValues, type Page, type Route } from '../routes/route.ts';
import { daysOf, isOver, lastDayProblem, periodText, planDays, planUsualHours } from '../tasks/days.ts';
import type { Files } from '../tasks/plan.ts';
import { Choices, FieldList, Form } from './form.tsx';
import { branchField } from './notices.tsx';

const dayFields = {
  date: { label: 'Day', type: 'date', isRequired: true },
  until: { label: 'Last day', hint: 'Leave it empty for one day.', type: 'date' },
} as const;
const hourFields = {
  opens: { label: 'Opens', type: 'time' },
  closes: { label: 'Closes', type: 'time' },
} as const;
const secondFields = {
  opens2: { label: 'Opens again', type: 'time' },
  closes2: { label: 'Closes again', type: 'time' },
} as const;
const reasonField = { reason: { label: 'Reason', hint: 'Short, as in Christmas Day.', isRequired: true } } as const;

const kinds = [
  ['closed', 'Closed'],
  ['open', 'Open, at the times below'],
] as const;

const NO_DAY = 'Choose a day of the calendar';
const BOTH = 'Closed is chosen, and times are written. Which counts? Choose Open, or empty the times';

interface HoursProps {
  files: Files;
  now: number;
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
    get: ({ files, fields, admin }) => hoursPage({ files, now: admin.now(), values: fields }),
    post: ({ fields, files: current, admin }) => {
      const { branch, date = '', until, opens, closes, opens2, closes2, reason = '', kind } = fields;
      const now = admin.now();
      const hasTimes = [opens, closes, opens2, closes2].some(Boolean);
      const last = until === undefined ? 'date' : 'until';
      const problem = [date, until ?? date].every(isDay) ? lastDayProblem(until ?? date, now, until && date) : NO_DAY;
      const problems = problem ? { [last]: problem } : kind !== 'open' && hasTimes && { kind: BOTH };
      if (problems) return hoursPage({ files: current, now, values: fields, problems });
      const sittings = [
        `${opens ?? ''}-${closes ?? ''}`,
        ...(opens2 || closes2 ? [`${opens2 ?? ''}-${closes2 ?? ''}`] : []),
      ];
      const hours = kind === 'open' ? sittings.join(' and ') : 'closed';
      const day = { date, until: until === date ? undefined : until, hours, reason: reason.trim() };
      return {
        plan: (files) => {
          const keys = branch === undefined ? listStores(files).map((one) => one.branch) : [branch];
          return planDays(files, keys, day, now);
        },
        onInvalid: (found, files) => {
          // Of a closure, the reason is its text.
          const own = found.map((one) => Object.assign({}, one, one.field === 'text' && { field: 'reason' }));
          const { hours: wrong, ...rest } = byField(own, ['date', 'hours', 'reason', 'until']);
          return hoursPage({ files, now, values: fields, problems: { ...rest, opens: wrong } });
        },
      };
    },
  },
  {
    path: paths.removeDay,
    post: ({ fields: { branch = '', date = '' } }) => ({ plan: (files) => planUsualHours(files, branch, date) }),
  },
];

function Hours({ files, now, values, problems }: HoursProps) {
  const stores = listStores(files);
  const planned = stores.flatMap((store) =>
    daysOf(store)
      .filter((day) => !isOver(day, now))
      .map((day) => Object.assign(day, store)),
  );
  return (
    <>
      <p>For days that differ from the usual hours. Guests are told from a week before.</p>
      <Form action={paths.hours} label="Save">
        <FieldList fields={{ ...branchField(files), ...dayFields }} values={values} problems={problems} />
        <Choices
          name="kind"
          label="Hours"
          value={values['kind'] ?? 'closed'}
          options={kinds}
          problem={problems?.['kind']}
        />
        <FieldList fields={hourFields} values={values} problems={problems} />
        <details open={values['opens2'] !== undefined}>
          <summary>A second sitting</summary>
          <FieldList fields={secondFields} values={values} problems={problems} />
        </details>
        <FieldList fields={reasonField} values={values} problems={problems} />
      </Form>
      {planned.length > 0 && <h2>Planned</h2>}
      <ul>
        {planned.map(({ branch, store, date, until, hours, reason }) => (
          <li key={`${branch} ${date}`}>
            <p>
              <b>{store}</b>
            </p>
            <p>{`${periodText(date, until)}, ${hours}: ${reason}`}</p>
            <div className="buttons">
              <Form
                action={paths.removeDay}
                hidden={{ branch, date }}
                label="Remove"
                labelSuffix={`${store}, ${date}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
