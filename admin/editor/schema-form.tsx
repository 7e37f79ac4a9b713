import { useContext, useId, useState, type ReactNode } from 'react';
import { allergens } from '../../model/schema/allergens.ts';
import {
  asText,
  ChoiceControl,
  ContainsControl,
  DayControl,
  HoursControl,
  MomentControl,
  NumberControl,
  TextControl,
  WeekControl,
  YesNoControl,
} from './controls.tsx';
import { EditorContext } from './editor-context.ts';
import type { Form, FormField, FormProblem, Path } from './form.ts';
import { placeBelow, problemsBelow } from './places.ts';
import { IdsControl } from './ids-control.tsx';
import { Entries } from './entries.tsx';
import { MarkdownControl } from './markdown-control.tsx';
import { PictureControl } from './picture-control.tsx';

export interface FieldProps {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
  problems: readonly FormProblem[];
  /** The place below this one that is opened at first. */
  place?: Path | undefined;
}
type Group = Readonly<Record<string, unknown>>;

export const asGroup = (value: unknown): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : {};

/** A group with another value of a field. A new field stands where the form has it. */
function withField(group: Group, fields: readonly FormField[], key: string, value: unknown): Group {
  if (value === undefined) return Object.fromEntries(Object.entries(group).filter(([one]) => one !== key));
  if (key in group) return { ...group, [key]: value };
  const order = fields.map((one) => one.key);
  const earlier = new Set(order.slice(0, order.indexOf(key)));
  const entries = Object.entries(group);
  const at = entries.findLastIndex(([one]) => earlier.has(one)) + 1;
  return Object.fromEntries(entries.toSpliced(at, 0, [key, value]));
}

export function Fields({
  fields,
  value,
  onChange,
  problems,
  place,
}: Omit<FieldProps, 'field'> & { fields: readonly FormField[] }) {
  const group = asGroup(value);
  // As it was at first, so that no field moves while one types.
  const [rare] = useState(
    () => new Set(fields.filter((one) => one.isRare && !(one.key in group)).map(({ key }) => key)),
  );
  const show = (field: FormField) => (
    <Field
      key={field.key}
      field={field}
      value={group[field.key]}
      problems={problemsBelow(problems, field.key)}
      place={placeBelow(place, field.key)}
      onChange={(next) => onChange(withField(group, fields, field.key, next))}
    />
  );
  const isWrong = problems.some(({ path: [key] }) => rare.has(String(key)));
  const places = fields.filter(({ key }) => key.startsWith('$'));
  return (
    <>
      {fields.filter(({ key }) => !rare.has(key) && !key.startsWith('$')).map(show)}
      {rare.size > 0 && (
        <details open={isWrong || rare.has(String(place?.[0])) || undefined}>
          <summary>
            <span>More: drinks, sizes, days</span>
          </summary>
          {fields.filter(({ key }) => rare.has(key)).map(show)}
        </details>
      )}
      {places.map(show)}
    </>
  );
}

function Field(props: FieldProps) {
  const { field, value, onChange, problems, place } = props;
  const { form, label, isRequired } = field;
  if (form.kind === 'group') {
    if (value === undefined && !isRequired)
      return (
        <Section title={label} {...props}>
          <button type="button" onClick={() => onChange({})}>
            Add
          </button>
        </Section>
      );
    return (
      <Section title={label} {...props}>
        <Fields fields={form.fields} value={value} onChange={onChange} problems={problems} place={place} />
        {!isRequired && (
          <button type="button" onClick={() => onChange(undefined)}>
            Take out
          </button>
        )}
      </Section>
    );
  }
  if (form.kind === 'list' || form.kind === 'map')
    return (
      <Section title={`${label} (${Object.keys(Object(value) as object).length})`} {...props}>
        <Entries {...props} form={form} renderEntry={renderEntry} />
      </Section>
    );
  return <Control {...props} />;
}

/** The value of an entry of a list: the fields of a group, or a single value. */
const renderEntry = (form: Form, props: Omit<FieldProps, 'field'>, label: string): ReactNode =>
  form.kind === 'group' ? (
    <Fields {...props} fields={form.fields} />
  ) : (
    <Field {...props} field={{ key: '', label, isRequired: true, form }} />
  );

/** Opened by itself if something in it is wrong. */
function Section({
  title,
  field,
  problems,
  value,
  place,
  children,
}: FieldProps & { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(place !== undefined || (field.key.startsWith('$') && value !== undefined));
  return (
    <details open={isOpen || problems.length > 0} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{title}</span>
      </summary>
      {field.hint !== undefined && <p className="hint">{field.hint}</p>}
      <Messages label={field.label} problems={problems} />
      {(isOpen || problems.length > 0) && children}
      {field.key === '$recipe' && <FollowsList />}
    </details>
  );
}

/** What follows from the recipe of the form, at each branch. */
const FollowsList = () =>
  useContext(EditorContext).follows.map(({ store, diet, contains, mayContain, codes }) => (
    <dl key={store} className="follows" aria-live="polite">
      <dt>{`${store}: ${diet}${codes.length > 0 ? ` (${codes.join(', ')})` : ''}`}</dt>
      <dd>{contains.length > 0 ? `Contains ${contains.join('; ')}` : 'Contains none of the fourteen'}</dd>
      {mayContain.length > 0 && <dd>{`May contain ${mayContain.join('; ')}`}</dd>}
    </dl>
  ));

/** "Name is missing; add it" */
const sentence = (label: string, message: string): string =>
  /^(?:is|has|must|begins|ends|links|carries|cannot|can|stands)\b/.test(message) ? `${label} ${message}` : message;

const Messages = ({ label, problems, id }: { label: string; problems: readonly FormProblem[]; id?: string }) => (
  <span id={id}>
    {problems
      .filter(({ path }) => path.length === 0)
      .map(({ message }) => (
        <span key={message} className="problem" role="alert">
          {sentence(label, message)}
        </span>
      ))}
  </span>
);

const shownFields = new WeakSet<Element>();
/** Goes to the field for which the form was opened, once. */
function showField(element: HTMLElement | null): void {
  if (!element || shownFields.has(element)) return;
  shownFields.add(element);
  element.scrollIntoView({ block: 'center' });
  element.querySelector<HTMLElement>('input, textarea, select')?.focus();
}

function Control({ field, value, onChange, problems, place }: FieldProps) {
  const id = useId();
  const { pictures } = useContext(EditorContext);
  const { form, label, isRequired } = field;
  const places = [...new Set(asText(value).match(/\{[\w.]+\}/g))];
  const hint = [field.hint, places.length > 0 && `Keep ${places.join(', ')} as it stands; the site fills it in.`]
    .filter(Boolean)
    .join(' ');
  // Problems of parts of a value that has one control are shown with it.
  const here = problems.map(({ message }) => ({ path: [], message }));
  const input = {
    id,
    'aria-describedby': `${id}-notes`,
    'aria-invalid': problems.length > 0 ? (true as const) : undefined,
  };
  const shared = { label, value, onChange, isRequired, input };
  const isGroup = ['contains', 'week', 'ids', 'id', 'picture', 'markdown'].includes(form.kind);
  const name = isRequired ? label : `${label} (optional)`;
  return (
    <div className="field" ref={place && showField}>
      {form.kind !== 'yesNo' && (isGroup ? <span className="label">{name}</span> : <label htmlFor={id}>{name}</label>)}
      <span id={`${id}-notes`}>
        {hint !== '' && <span className="hint">{hint}</span>}
        <Messages label={label} problems={here} />
      </span>
      {renderControl(form, shared, pictures)}
    </div>
  );
}

type Shared = {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  isRequired: boolean;
  input: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined };
};

function renderControl(form: Form, shared: Shared, pictures: readonly string[]): ReactNode {
  const { value, onChange, isRequired } = shared;
  const asList = Array.isArray(value) ? value.map(String) : value === undefined || value === '' ? [] : [asText(value)];
  switch (form.kind) {
    case 'text':
      return <TextControl {...shared} form={form} />;
    case 'number':
    case 'price':
      return <NumberControl {...shared} form={{ kind: form.kind }} />;
    case 'yesNo':
      return <YesNoControl {...shared} form={form} />;
    case 'choice':
      return <ChoiceControl {...shared} form={form} />;
    case 'day':
      return <DayControl {...shared} form={{ kind: 'day' }} />;
    case 'moment':
      return <MomentControl {...shared} form={{ kind: 'moment' }} />;
    case 'hours':
      return <HoursControl {...shared} />;
    case 'week':
      return <WeekControl {...shared} form={{ kind: 'week' }} />;
    case 'contains':
      return <ContainsControl {...shared} allergens={allergens} />;
    case 'id':
      return (
        <IdsControl
          {...shared}
          of={form.of}
          ids={asList}
          isSingle
          onChange={([one]) => onChange(one ?? (isRequired ? '' : undefined))}
        />
      );
    case 'ids':
      return (
        <IdsControl
          {...shared}
          of={form.of}
          ids={asList}
          onChange={(ids) =>
            onChange(ids.length === 0 && !isRequired ? undefined : form.isOneOrMany && ids.length === 1 ? ids[0] : ids)
          }
        />
      );
    case 'picture':
      return <PictureControl {...shared} pictures={pictures} />;
    case 'markdown':
      return <MarkdownControl {...shared} />;
    default:
      return null;
  }
}
