import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { paths } from '../paths.ts';
import type { FileText, TextFile } from '../tasks/texts.ts';
import { Field, Hidden } from './layout.tsx';

interface TextsProps {
  words: StaffPageWords;
  /** The files to show. */
  files: readonly TextFile[];
  find: string;
}

/** The search, and all texts by the page that they are on. */
export function Texts({ words: { texts: words, questions }, files, find }: TextsProps) {
  return (
    <>
      <p>{words.text}</p>
      <p>
        <a className="button" href={paths.questions}>
          {questions.title}
        </a>
      </p>
      <form method="get" action={paths.texts} role="search" className="search">
        <Field name="find" label={words.find} value={find} />
        <button type="submit">{words.search}</button>
      </form>
      {files.length === 0 && <p role="status">{fill(words.none, { text: find })}</p>}
      {files.map(({ file, title, texts }) => (
        <details key={file} open={find !== ''}>
          <summary>{title}</summary>
          <ul>
            {texts.map(({ id, label, value }) => (
              <li key={id}>
                <a href={`${paths.text}?${new URLSearchParams({ id }).toString()}`} className="row">
                  <span className="hint">{label || words.body}</span> {value.slice(0, SHOWN)}
                  {value.length > SHOWN && '…'}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** How much of a text stands in the list, in characters. */
const SHOWN = 160;
/** Longer texts get a field of more than one line. */
const ONE_LINE = 50;
/** Letters in a line of such a field. */
const LINE = 36;

interface TextFormProps {
  words: StaffPageWords;
  text: FileText;
  /** What the person has written. */
  written?: string | undefined;
  problem?: string | undefined;
}

/** The form for one text. */
export function TextForm({ words: { texts: words }, text, written, problem }: TextFormProps) {
  const { id, value, max, isSpecified } = text;
  const places = [...new Set(value.match(/\{[\w.]+\}/g))];
  const hint = [
    ...(max === undefined ? [] : [fill(words.most, { count: String(max) })]),
    ...(places.length > 0 ? [fill(words.places, { list: places.join(', ') })] : []),
  ].join(' ');
  const rows = Math.min(20, Math.ceil(value.length / LINE) + value.split('\n').length);
  return (
    <>
      {isSpecified && <p className="state">{words.specified}</p>}
      <form method="post" action={paths.text}>
        <Hidden values={{ id, was: value }} />
        <Field
          name="text"
          label={words.label}
          hint={hint}
          value={written ?? value}
          problem={problem}
          isRequired={value !== ''}
          {...(value.length > ONE_LINE && { rows })}
        />
        <button type="submit">{words.save}</button>
      </form>
    </>
  );
}
