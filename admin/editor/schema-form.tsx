import { type ReactNode, useContext, useState } from 'react';
import { asText, type ControlProps, controls } from './controls.tsx';
import { EditorContext } from './editor-context.ts';
import { Entries, type ValueProps } from './entries.tsx';
import type { Form, FormField } from './form.ts';
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
export type Group = Readonly<Record<string, unknown>>;

// The values of a form are plain data.
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

/** How many fields of a group in a form are shown at once; the next ones are opened by a press, unless they are FEW. */
const [MANY, FEW] = [10, 3];

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
  const first = name === '' || plain.length <= MANY + FEW ? plain.length : MANY;
  const more = Array.from({ length: Math.ceil((plain.length - first) / MANY) }, (_, n) => {
    const some = plain.slice(first + n * MANY, first + (n + 1) * MANY);
    return [`More: ${some[0]?.label} to ${some.at(-1)?.label}`, some] as const;
  });
  const all = [...more, ['More: drinks, sizes, days', fields.filter(({ key }) => rare.has(key))] as const];
  const isNeeded = ({ key }: FormField) =>
    [...problems.map(({ path }) => path), place].some((path) => isAt(path, nameBelow(name, key)));
  return (
    <>
      {plain.slice(0, first).map(show)}
      {all.map(
        ([title, some]) =>
          some.length > 0 && (
            <details key={title} name={`more-of-${name}`} open={some.some(isNeeded) || undefined}>
              <summary>
                <span>{title}</span>
              </summary>
              {some.map(show)}
            </details>
          ),
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
