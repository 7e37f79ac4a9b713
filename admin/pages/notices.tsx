import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import type { FileNotice } from '../tasks/notices.ts';
import { Field, FormButton, Hidden } from './layout.tsx';
import { paths } from '../paths.ts';

/** The notices of the file with their buttons. */
export function Notices({
  words: { notices: words },
  notices,
}: {
  words: StaffPageWords;
  notices: readonly FileNotice[];
}) {
  return (
    <>
      <p>{words.text}</p>
      <p>
        <a className="button" href={paths.notice}>
          {words.putUp}
        </a>
      </p>
      {notices.length === 0 && <p>{words.none}</p>}
      <ul>
        {notices.map(({ text, link, from, until }) => (
          <li key={text}>
            <h2>{text}</h2>
            <p>{fill(words.period, { from, until })}</p>
            {link && <p>{fill(words.leadsTo, link)}</p>}
            <div className="buttons">
              <form method="get" action={paths.notice}>
                <Hidden values={{ was: text }} />
                <button type="submit">
                  {words.change}
                  <span className="sr"> {text}</span>
                </button>
              </form>
              <FormButton action={paths.noticeDown} values={{ was: text }} label={words.takeDown} about={text} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface NoticeProps {
  words: StaffPageWords;
  /** The notice to change, or what the person has written. */
  values: Partial<FileNotice>;
  /** The text of the notice that is changed. */
  was: string | undefined;
  /** What is wrong, by field. */
  problems?: Readonly<Partial<Record<NoticeField, string>>> | undefined;
}

/** The fields of the form that may be wrong. */
export const noticeFields = ['text', 'linkText', 'linkHref', 'from', 'until'] as const;
type NoticeField = (typeof noticeFields)[number];

/** The form for a new notice, or for a change of one. */
export function Notice({ words: { notices: words }, values, was, problems }: NoticeProps) {
  const { text = '', link, from = '', until = '' } = values;
  const field = (name: NoticeField, value: string) => ({ name, value, problem: problems?.[name] });
  return (
    <form method="post" action={paths.notice}>
      {was !== undefined && <Hidden values={{ was }} />}
      <Field {...field('text', text)} label={words.notice} hint={words.noticeHint} isRequired />
      <Field {...field('from', from.slice(0, 10))} label={words.from} type="date" isRequired />
      <Field name="fromTime" value={from.slice(11)} label={words.fromTime} hint={words.fromTimeHint} type="time" />
      <Field
        {...field('until', until.slice(0, 10))}
        label={words.until}
        hint={words.untilHint}
        type="date"
        isRequired
      />
      <Field name="untilTime" value={until.slice(11)} label={words.untilTime} hint={words.untilTimeHint} type="time" />
      <Field {...field('linkText', link?.text ?? '')} label={words.linkText} hint={words.linkTextHint} />
      <Field {...field('linkHref', link?.href ?? '')} label={words.linkHref} hint={words.linkHrefHint} />
      <button type="submit">{words.save}</button>
    </form>
  );
}
