import { londonTime } from '../../model/opening/london.ts';
import type { Problem } from '../../model/read/problem.ts';
import { paths } from '../paths.ts';
import { byField, type Page, type Route } from '../routes/route.ts';
import { type FileNotice, listNotices, planNewNotice, planNotice, planNoticeDown } from '../tasks/notices.ts';
import { oneLine } from '../tasks/plan.ts';
import { ButtonLink, Field, FormButton, Hidden } from './layout.tsx';

/** The fields of the form that may be wrong. */
const problemFields = ['text', 'linkText', 'linkHref', 'from', 'until'] as const;
type ProblemField = (typeof problemFields)[number];

interface NoticeProps {
  /** The notice to change, or what the person has written. */
  values: Partial<FileNotice>;
  /** The text of the notice that is changed. */
  was: string | undefined;
  /** What is wrong, by field. */
  problems?: Readonly<Partial<Record<ProblemField, string>>>;
}

const formPage = (props: NoticeProps): Page => ({
  title: props.was === undefined ? 'Put up a notice' : 'Change',
  body: <Notice {...props} />,
});

export const noticeRoutes: readonly Route[] = [
  { path: paths.notices, get: ({ files }) => ({ title: 'Notices', body: <Notices notices={listNotices(files)} /> }) },
  {
    path: paths.notice,
    get: ({ files, fields, admin }) => {
      const notice = listNotices(files).find(({ text }) => text === fields['was']);
      const values = notice ?? { from: londonTime(admin.now()).slice(0, 10) };
      return formPage({ values, was: notice?.text });
    },
    post: ({ fields: { was, text, from = '', fromTime, until = '', untilTime, linkText, linkHref } }) => {
      const notice = {
        text: oneLine(text),
        // Half a link is reported by the content check.
        link: linkText || linkHref ? { text: linkText?.trim() ?? '', href: linkHref?.trim() ?? '' } : undefined,
        from: momentOf(from, fromTime),
        until: momentOf(until, untilTime),
      };
      return {
        plan: (files) => (was === undefined ? planNewNotice(files, notice) : planNotice(files, was, notice)),
        onInvalid: (problems) => {
          const found = byField(problems.map(atLink(notice.link)), problemFields);
          return formPage({ values: notice, was, problems: found });
        },
      };
    },
  },
  {
    path: paths.noticeDown,
    post: ({ fields: { was = '' } }) => ({ plan: (files) => planNoticeDown(files, was) }),
  },
];

/** A day, or a day with a time, as the file has it. */
const momentOf = (day: string, time: string | undefined): string => (time === undefined ? day : `${day} ${time}`);

/** The longest words of a link. */
const LINK_LENGTH = 30;

/** Gives a problem of the link the field of the form: the check calls the words of the notice and those of its link "text". */
const atLink =
  (link: FileNotice['link']) =>
  (problem: Problem): Problem => {
    const isWords = link !== undefined && (link.text === '' || link.text.length > LINK_LENGTH);
    if (problem.field === 'href') return { ...problem, field: 'linkHref' };
    return problem.field === 'text' && isWords ? { ...problem, field: 'linkText' } : problem;
  };

/** The notices of the file with their buttons. */
const Notices = ({ notices }: { notices: readonly FileNotice[] }) => (
  <>
    <p>A notice stands above every page, from one day to another.</p>
    <ButtonLink href={paths.notice}>Put up a notice</ButtonLink>
    {notices.length === 0 && <p>No notice is up or planned.</p>}
    <ul>
      {notices.map(({ text, link, from, until }) => (
        <li key={text}>
          <h2>{text}</h2>
          <p>
            {from} to {until}
          </p>
          {link && (
            <p>
              {link.text}: {link.href}
            </p>
          )}
          <div className="buttons">
            <FormButton method="get" action={paths.notice} values={{ was: text }} label="Change" about={text} />
            <FormButton action={paths.noticeDown} values={{ was: text }} label="Take down" about={text} />
          </div>
        </li>
      ))}
    </ul>
  </>
);

/** The form for a new notice, or for a change of one. */
function Notice({ values: { text, link, from = '', until = '' }, was, problems }: NoticeProps) {
  const field = (name: ProblemField, value: string | undefined) => ({ name, value, problem: problems?.[name] });
  return (
    <form method="post" action={paths.notice}>
      {was !== undefined && <Hidden values={{ was }} />}
      <Field {...field('text', text)} label="Notice" hint="At most 140 letters." isRequired />
      <Field {...field('from', from.slice(0, 10))} label="From" type="date" isRequired />
      <Field
        name="fromTime"
        value={from.slice(11)}
        label="Time at which it starts"
        hint="Leave it empty for the start of the day."
        type="time"
      />
      <Field
        {...field('until', until.slice(0, 10))}
        label="Until"
        hint="The last day on which it shows."
        type="date"
        isRequired
      />
      <Field
        name="untilTime"
        value={until.slice(11)}
        label="Time at which it ends"
        hint="Leave it empty for the end of the day."
        type="time"
      />
      <Field
        {...field('linkText', link?.text)}
        label="Words of a link"
        hint="At most 30 letters, as in See the other branch. Leave both empty for no link."
      />
      <Field
        {...field('linkHref', link?.href)}
        label="Where the link leads"
        hint="An address of this site, as in /menu, or one copied from the browser."
      />
      <button type="submit">Save</button>
    </form>
  );
}
