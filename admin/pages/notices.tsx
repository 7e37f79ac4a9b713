import { londonTime } from '../../model/opening/london.ts';
import type { Problem } from '../../model/read/problem.ts';
import type { FormField } from './form.tsx';
import { paths } from '../paths.ts';
import { byField, type FieldProblems, type FieldValues, type Page, type Route } from '../routes/route.ts';
import { lastDayProblem } from '../tasks/days.ts';
import { listNotices, planNewNotice, planNotice, planTakeDownNotice } from '../tasks/notices.ts';
import type { FileNotice, ListedNotice } from '../tasks/notices.ts';
import { oneLine } from '../tasks/plan.ts';
import { ButtonLink, FieldList, Form } from './form.tsx';

const noticeFields: Readonly<Record<string, FormField>> = {
  text: { label: 'Notice', hint: 'At most 140 letters.', isRequired: true },
  from: { label: 'From', type: 'date', isRequired: true },
  fromTime: { label: 'Time at which it starts', hint: 'Leave it empty for the start of the day.', type: 'time' },
  until: { label: 'Until', hint: 'The last day on which it shows.', type: 'date', isRequired: true },
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

/** The form for a new notice, or for a change of the one with this id. */
const formPage = (values: FieldValues, id: string | undefined, problems?: FieldProblems): Page => ({
  title: id === undefined ? 'Put up a notice' : 'Change',
  body: (
    <Form action={paths.notice} hidden={{ notice: id }} label="Save">
      <FieldList fields={noticeFields} values={values} problems={problems} />
    </Form>
  ),
  status: problems ? 422 : 200,
});

const valuesOf = ({ text, link, from, until }: FileNotice): FieldValues => ({
  text,
  from: from.slice(0, 10),
  fromTime: from.slice(11),
  until: until.slice(0, 10),
  untilTime: until.slice(11),
  linkText: link?.text,
  linkHref: link?.href,
});

export const noticeRoutes: readonly Route[] = [
  { path: paths.notices, get: ({ files }) => ({ title: 'Notices', body: <Notices notices={listNotices(files)} /> }) },
  {
    path: paths.notice,
    get: ({ files, fields, admin }) => {
      const notice = listNotices(files).find(({ id }) => id === fields['notice']);
      return formPage(notice ? valuesOf(notice) : { from: londonTime(admin.now()).slice(0, 10) }, notice?.id);
    },
    post: ({ fields, admin }) => {
      const { notice: id, text, from = '', fromTime, until = '', untilTime, linkText, linkHref } = fields;
      const notice = {
        text: oneLine(text),
        // Half a link is reported by the content check.
        link: linkText || linkHref ? { text: linkText?.trim() ?? '', href: linkHref?.trim() ?? '' } : undefined,
        from: momentOf(from, fromTime),
        until: momentOf(until, untilTime),
      };
      const problem = lastDayProblem(notice.until, admin.now(), notice.from);
      if (problem) return formPage(fields, id, { until: problem });
      return {
        plan: (files) => (id === undefined ? planNewNotice(files, notice) : planNotice(files, id, notice)),
        onInvalid: (problems) =>
          formPage(fields, id, byField(problems.map(toLinkField(notice.link)), Object.keys(noticeFields))),
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

const LINK_LENGTH = 30;

/** Replaces the field of a problem by that of the form. The check has "text" for the text of the notice and that of its link. */
const toLinkField =
  (link: FileNotice['link']) =>
  (problem: Problem): Problem => {
    const isLinkText = link !== undefined && (link.text === '' || link.text.length > LINK_LENGTH);
    if (problem.field === 'href') return { ...problem, field: 'linkHref' };
    return problem.field === 'text' && isLinkText ? { ...problem, field: 'linkText' } : problem;
  };

const Notices = ({ notices }: { notices: readonly ListedNotice[] }) => (
  <>
    <p>A notice stands above every page, from one day to another.</p>
    <ButtonLink href={paths.notice}>Put up a notice</ButtonLink>
    {notices.length === 0 && <p>No notice is up or planned.</p>}
    <ul>
      {notices.map(({ id, text, link, from, until }) => (
        <li key={id}>
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
            <Form method="get" action={paths.notice} hidden={{ notice: id }} label="Change" labelSuffix={text} />
            <Form action={paths.takeDownNotice} hidden={{ notice: id }} label="Take down" labelSuffix={text} />
          </div>
        </li>
      ))}
    </ul>
  </>
);
