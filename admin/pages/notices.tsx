import { londonTime } from '../../model/opening/london.ts';
import type { Problem } from '../../model/read/problem.ts';
import { listStores } from '../editor/menus.ts';
import { paths } from '../paths.ts';
import { byField, type FieldProblems, type FieldValues, type Page, type Route } from '../routes/route.ts';
import { lastDayProblem, periodText } from '../tasks/days.ts';
import { listNotices, planNewNotice, planNotice, planTakeDownNotice, stateOf } from '../tasks/notices.ts';
import type { FileNotice, ListedNotice } from '../tasks/notices.ts';
import { type Files, oneLine } from '../tasks/plan.ts';
import { ButtonLink, FieldList, Form, type FormField } from './form.tsx';

const fieldsOf = (files: Files): Readonly<Record<string, FormField>> => ({
  text: { label: 'Notice', hint: 'At most 140 letters.', isRequired: true },
  ...branchField(files),
  from: { label: 'From', type: 'date', isRequired: true },
  until: { label: 'Until', hint: 'The last day on which it shows.', type: 'date', isRequired: true },
});
const moreFields: Readonly<Record<string, FormField>> = {
  fromTime: { label: 'Time at which it starts', hint: 'Leave it empty for the start of the day.', type: 'time' },
  untilTime: { label: 'Time at which it ends', hint: 'Leave it empty for the end of the day.', type: 'time' },
  linkText: {
    label: 'Words of a link',
    hint: 'At most 30 letters, as in See the other branch. Leave both empty for no link.',
  },
  linkHref: {
    label: 'Where the link leads',
    hint: 'An address of this site, as in /menu, or one copied from the browser.',
  },
};

/** A choice among all branches and each. */
export const branchField = (files: Files): Readonly<Record<string, FormField>> => {
  const stores = listStores(files).map(({ branch, store }) => [branch, store] as const);
  return stores.length > 1 ? { branch: { label: 'Branch', options: [['', 'All branches'], ...stores] } } : {};
};

/** The form for a new notice, or for a change of the one with this id. */
const formPage = (files: Files, values: FieldValues, id: string | undefined, problems?: FieldProblems): Page => ({
  title: id === undefined ? 'Put up a notice' : 'Change the notice',
  body: (
    <Form action={paths.notice} hidden={{ notice: id }} label="Save">
      <FieldList fields={fieldsOf(files)} values={values} problems={problems} />
      <details open={Object.keys(moreFields).some((name) => values[name] || problems?.[name])}>
        <summary>Times, and a link</summary>
        <FieldList fields={moreFields} values={values} problems={problems} />
      </details>
    </Form>
  ),
  status: problems ? 422 : 200,
});

const valuesOf = ({ text, branch, link, from, until }: FileNotice): FieldValues => ({
  text,
  branch,
  from: from.slice(0, 10),
  fromTime: from.slice(11),
  until: until.slice(0, 10),
  untilTime: until.slice(11),
  linkText: link?.text,
  linkHref: link?.href,
});

export const noticeRoutes: readonly Route[] = [
  {
    path: paths.notices,
    get: ({ files, admin }) => ({ title: 'Notices', body: <Notices files={files} now={admin.now()} /> }),
  },
  {
    path: paths.notice,
    get: ({ files, fields, admin }) => {
      const { notice: id, again, ...typed } = fields;
      const notice = listNotices(files).find((one) => one.id === (id ?? again));
      const today = londonTime(admin.now()).slice(0, 10);
      const values = notice && { ...valuesOf(notice), ...(again && { from: today, until: today }) };
      return formPage(files, { from: today, until: today, ...values, ...typed }, id && notice?.id);
    },
    post: ({ fields, files: current, admin }) => {
      const { notice: id, text, branch, from = '', fromTime, until = '', untilTime, linkText, linkHref } = fields;
      const notice = {
        text: oneLine(text),
        branch,
        // Half a link is reported by the content check.
        link: linkText || linkHref ? { text: linkText?.trim() ?? '', href: linkHref?.trim() ?? '' } : undefined,
        from: momentOf(from, fromTime),
        until: momentOf(until, untilTime),
      };
      const problem = lastDayProblem(notice.until, admin.now(), notice.from);
      if (problem) return formPage(current, fields, id, { until: problem });
      return {
        plan: (files) => (id === undefined ? planNewNotice(files, notice, admin.now()) : planNotice(files, id, notice)),
        onInvalid: (problems, files) =>
          formPage(
            files,
            fields,
            id,
            byField(problems.map(toLinkField(notice.link)), Object.keys({ ...fieldsOf(files), ...moreFields })),
          ),
      };
    },
  },
  {
    path: paths.takeDownNotice,
    post: ({ fields: { notice = '' } }) => ({ plan: (files) => planTakeDownNotice(files, notice) }),
  },
];

/** A day, or a day with a time, as the file has it. */
const momentOf = (day: string, time: string | undefined): string => (time === undefined ? day : `${day} ${time}`);

/** Replaces the field of a problem by that of the form. The check has "text" for the text of the notice and that of its link. */
const toLinkField =
  (link: FileNotice['link']) =>
  (problem: Problem): Problem => {
    if (problem.field === 'href') return { ...problem, field: 'linkHref' };
    return problem.field === 'text' && link && problem.path?.includes('link')
      ? { ...problem, field: 'linkText' }
      : problem;
  };

const groups = [
  ['up', 'Up now'],
  ['planned', 'Planned'],
  ['over', 'Over'],
] as const;

function Notices({ files, now }: { files: Files; now: number }) {
  const notices = listNotices(files);
  const stores = new Map(listStores(files).map(({ branch, store }) => [branch, store]));
  return (
    <>
      <p>A notice stands above every page, or above those of one branch, from one day to another.</p>
      <ButtonLink href={paths.notice}>Put up a notice</ButtonLink>
      {notices.length === 0 && <p>No notice is up or planned.</p>}
      {groups.map(([state, heading]) => {
        const some = notices.filter((one) => stateOf(one, now) === state);
        return (
          some.length > 0 && (
            <section key={state} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {some.map((notice) => (
                  <Notice
                    key={notice.id}
                    notice={notice}
                    store={stores.get(notice.branch ?? '')}
                    isOver={state === 'over'}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

interface NoticeProps {
  notice: ListedNotice;
  store: string | undefined;
  isOver: boolean;
}

const Notice = ({ notice: { id, text, link, from, until }, store, isOver }: NoticeProps) => (
  <li>
    <h3>{text}</h3>
    <p>{`${store ?? 'All branches'}, ${periodText(from, until)}`}</p>
    {link && <p>{`${link.text}: ${link.href}`}</p>}
    <div className="buttons">
      <Form
        method="get"
        action={paths.notice}
        hidden={isOver ? { again: id } : { notice: id }}
        label={isOver ? 'Put up again' : 'Change'}
        labelSuffix={text}
      />
      <Form
        action={paths.takeDownNotice}
        hidden={{ notice: id }}
        label={isOver ? 'Remove' : 'Take down'}
        labelSuffix={text}
      />
    </div>
  </li>
);
