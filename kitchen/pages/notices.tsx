import { fill } from '../../model/fill.ts';
import type { DoorWords } from '../../model/schema/door.ts';
import type { FileNotice } from '../tasks/notices.ts';
import { Field, FormButton, Hidden } from './layout.tsx';
import { paths } from '../paths.ts';

/** The notices of the file with their buttons. */
export function Notices({ words: { notices: words }, notices }: { words: DoorWords; notices: readonly FileNotice[] }) {
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
        {notices.map(({ text, from, until }) => (
          <li key={text}>
            <h2>{text}</h2>
            <p>{fill(words.period, { from, until })}</p>
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
  words: DoorWords;
  /** The notice to change, or what the person has written. */
  values: Partial<FileNotice>;
  /** The text of the notice that is changed. */
  was: string | undefined;
  /** What is wrong, by field. */
  problems?: Readonly<Partial<Record<keyof FileNotice, string>>> | undefined;
}

/** The form for a new notice, or for a change of one. */
export function Notice({ words: { notices: words }, values, was, problems }: NoticeProps) {
  return (
    <form method="post" action={paths.notice}>
      {was !== undefined && <Hidden values={{ was }} />}
      <Field
        name="text"
        label={words.notice}
        hint={words.noticeHint}
        value={values.text ?? ''}
        problem={problems?.text}
        isRequired
      />
      <Field name="from" label={words.from} type="date" value={values.from ?? ''} problem={problems?.from} isRequired />
      <Field
        name="until"
        label={words.until}
        hint={words.untilHint}
        type="date"
        value={values.until ?? ''}
        problem={problems?.until}
        isRequired
      />
      <button type="submit">{words.save}</button>
    </form>
  );
}
