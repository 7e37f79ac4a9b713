import { paths } from '../paths.ts';
import { messagesOf, type Page, type Route } from '../routes/route.ts';
import type { Files } from '../tasks/plan.ts';
import { findText, findTexts, listTextFiles, planText, BODY_LABEL } from '../tasks/texts.ts';
import type { FileText, TextFile } from '../tasks/texts.ts';
import { ButtonLink, Field, Form, Search, readSearch } from './form.tsx';

interface TextFormProps {
  text: FileText;
  written?: string;
  problem?: string;
}

function formPage(files: Files, id: string | undefined, more: Omit<TextFormProps, 'text'> = {}): Page | undefined {
  const text = findText(files, id);
  if (!text) return undefined;
  const textFile = listTextFiles(files).find(({ file }) => file === text.file);
  return {
    title: `${textFile?.title ?? text.file}: ${text.label || BODY_LABEL}`,
    body: <TextForm text={text} {...more} />,
  };
}

export const textRoutes: readonly Route[] = [
  {
    path: paths.texts,
    get: ({ files, fields }) => {
      const find = readSearch(fields);
      return { title: 'Texts', body: <Texts files={findTexts(listTextFiles(files), find)} find={find} /> };
    },
  },
  {
    path: paths.text,
    get: ({ files, fields }) => formPage(files, fields['id']),
    post: ({ fields: { id = '', label = '', was = '', text = '' } }) => ({
      plan: (files) => planText(files, id, { label, was }, text),
      retry: (theirs) => ({ id, label, was: theirs, text }),
      onInvalid: (problems, files) => formPage(files, id, { written: text, problem: messagesOf(problems) }),
    }),
  },
];

/** How much of a text the list shows, in characters. */
const SHOWN = 160;
/** Longer texts get a field of more than one row. */
const MAX_INPUT_LENGTH = 50;
const LETTERS_PER_ROW = 36;

const Texts = ({ files, find }: { files: readonly TextFile[]; find: string }) => (
  <>
    <p>Every text that guests read, page by page. A change is checked before it goes on the site.</p>
    <ButtonLink href={paths.launch}>Before opening</ButtonLink>
    <Search action={paths.texts} label="Find a text" value={find} />
    {files.length === 0 && <p role="status">No text has “{find}” in it. Try a part of it.</p>}
    {files.map(({ file, title, texts }) => (
      <details key={file} open={find !== ''}>
        <summary>{title}</summary>
        <ul>
          {texts.map(({ id, label, value }) => (
            <li key={id}>
              <a href={textAddress(id)} className="row">
                <span className="hint">{label || BODY_LABEL}</span> {value.slice(0, SHOWN)}
                {value.length > SHOWN && '…'}
              </a>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </>
);

export const textAddress = (id: string): string => `${paths.text}?${new URLSearchParams({ id }).toString()}`;

function TextForm({ text: { id, label, value, max, isFixedBySpec }, written, problem }: TextFormProps) {
  const placeholders = [...new Set(value.match(/\{[\w.]+\}/g))];
  const hint = [
    ...(max === undefined ? [] : [`At most ${max} letters.`]),
    ...(placeholders.length > 0 ? [`Keep ${placeholders.join(', ')} as it stands; the site fills it in.`] : []),
  ].join(' ');
  const rows = Math.min(20, Math.ceil(value.length / LETTERS_PER_ROW) + value.split('\n').length);
  return (
    <>
      {isFixedBySpec && (
        <p className="state">
          These words were agreed on when the site was made. Ask the person who looks after the site before you change
          them.
        </p>
      )}
      <Form action={paths.text} hidden={{ id, label, was: value }} label="Save">
        <Field
          name="text"
          label="Text"
          hint={hint}
          value={written ?? value}
          problem={problem}
          isRequired={value !== ''}
          {...(value.length > MAX_INPUT_LENGTH && { rows })}
        />
      </Form>
    </>
  );
}
