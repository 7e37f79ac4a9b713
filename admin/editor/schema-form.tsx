import { type ReactNode, useContext, useState } from 'react';
import { asText, type ControlProps, controls } from './controls.tsx';
import { EditorContext } from './editor-context.ts';
import { Entries, type ValueProps } from './entries.tsx';
import type { Form, FormField } from './form.ts';
import { asGroup, type Group } from './form-values.ts';
import { HoursControl, WeekControl } from './hours-controls.tsx';
import { IdsControl } from './ids-control.tsx';
import { MarkdownControl } from './markdown-control.tsx';
import { PictureControl } from './picture-control.tsx';
import { isAt, nameBelow } from './places.ts';
import { Messages, Section, showField } from './section.tsx';

interface FieldProps extends ValueProps {
  field: FormField;
  /** Of its whole form. */
  isFirst?: boolean;
}
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

function Fields({ fields, name, value, onChange }: ValueProps & { fields: readonly FormField[] }) {
  const { problems, place } = useContext(EditorContext);
  const group = asGroup(value);
  // As it was at first, so that no field moves while one types.
  const [rare] = useState(
    () => new Set(fields.filter((one) => one.isRare && !(one.key in group)).map(({ key }) => key)),
  );
  const show = (field: FormField) => (
    <Field
      key={field.key}
      field={field}
      isFirst={name === '' && field === fields[0]}
      name={nameBelow(name, field.key)}
      value={group[field.key]}
      onChange={(change) =>
        onChange((now) => withField(asGroup(now), fields, field.key, change(asGroup(now)[field.key])))
      }
    />
  );
  // The words for a picture are asked for when there is one.
  const isShown = ({ key }: FormField) => key !== 'alt' || group['image'] !== '' || 'alt' in group;
  const plain = fields.filter((one) => !rare.has(one.key) && !one.key.startsWith('$') && isShown(one));
  const more = fields.filter(({ key }) => rare.has(key));
  const isNeeded = ({ key }: FormField) =>
    [...problems.map(({ path }) => path), place].some((path) => isAt(path, nameBelow(name, key)));
  return (
    <>
      {plain.map(show)}
      {more.length > 0 && (
        <details open={more.some(isNeeded) || undefined}>
          <summary>More: drinks, sizes, days</summary>
          {more.map(show)}
        </details>
      )}
      {fields.filter(({ key }) => key.startsWith('$')).map(show)}
    </>
  );
}

function Field(props: FieldProps) {
  const { field, name, value, onChange, isFirst } = props;
  const { key, form, label, hint, isRequired } = field;
  // In a form that begins with a list, that is what it is opened for.
  const isOpen = (key.startsWith('$') && value !== undefined) || (isFirst && form.kind === 'list');
  const section = { name, label, hint, isOpen };
  if (form.kind === 'list' || form.kind === 'map')
    return (
      <Section {...section} title={`${label} (${Object.keys(Object(value)).length})`}>
        <Entries {...props} form={form} Value={Value} />
      </Section>
    );
  if (form.kind !== 'group') return <Control {...props} />;
  const isThere = value !== undefined || isRequired;
  const toggled = isThere ? undefined : {};
  return (
    <Section {...section} title={label}>
      {isThere && <Fields {...props} fields={form.fields} />}
      {/* A dish cannot be without its recipe. */}
      {!isRequired && !(isThere && key === '$recipe') && (
        <button type="button" onClick={() => onChange(() => toggled)}>
          {isThere ? 'Take out' : 'Add'}
        </button>
      )}
    </Section>
  );
}

/** A value without a field of its own: that of a whole form, or of an entry of a list. */
export const Value = ({ form, label, ...props }: ValueProps & { form: Form; label: string }) =>
  form.kind === 'group' ? (
    <Fields {...props} fields={form.fields} />
  ) : (
    <Field {...props} field={{ key: '', label, isRequired: true, form }} />
  );

/** By kind of form. A field of another kind has fields of its own. */
const all: { readonly [Kind in Form['kind']]?: (props: ControlProps<Kind>) => ReactNode } = {
  ...controls,
  hours: HoursControl,
  week: WeekControl,
  id: IdsControl,
  ids: IdsControl,
  picture: PictureControl,
  markdown: MarkdownControl,
};
/** Controls of several inputs, which have a heading in place of a label. */
const groups = new Set<Form['kind']>(['contains', 'week', 'ids', 'id', 'picture', 'markdown']);

function Control({ field, name, value, onChange }: FieldProps) {
  const { problems, place } = useContext(EditorContext);
  const { form, label, isRequired } = field;
  const places = [...new Set(asText(value).match(/\{[\w.]+\}/g))];
  const hint = [field.hint, places.length > 0 && `Keep ${places.join(', ')} as it stands; the site fills it in.`]
    .filter(Boolean)
    .join(' ');
  // Problems of parts of a value that has one control are shown with it.
  const messages = problems.flatMap(({ path, message }) => (isAt(path, name) ? message : []));
  const id = `at-${name}`;
  const input = {
    id,
    name,
    'aria-describedby': `${id}-notes`,
    'aria-invalid': messages.length > 0 ? (true as const) : undefined,
  };
  const title = isRequired ? label : `${label} (optional)`;
  // The control of a kind takes forms of that kind.
  const Shown = all[form.kind] as ((props: ControlProps) => ReactNode) | undefined;
  return (
    <div className="field" ref={isAt(place, name) ? showField : null}>
      {form.kind !== 'yesNo' &&
        (groups.has(form.kind) ? <span className="label">{title}</span> : <label htmlFor={id}>{title}</label>)}
      <span id={`${id}-notes`}>
        {hint !== '' && <span className="hint">{hint}</span>}
        <Messages label={label} messages={messages} />
      </span>
      {Shown && (
        <Shown
          form={form}
          label={label}
          value={value}
          onChange={(next) => onChange(() => next)}
          isRequired={isRequired}
          input={input}
        />
      )}
    </div>
  );
}
