import type { GenericSchema } from 'valibot';
import { hintOf, labelOf } from '../../model/schema/labels.ts';
import type { Form, FormField } from './form.ts';

/** The parts of a schema of Valibot that this module reads; they are documented for each kind of schema. */
interface SchemaNode {
  type: string;
  pipe?: readonly SchemaNode[];
  wrapped?: SchemaNode;
  default?: unknown;
  item?: SchemaNode;
  value?: SchemaNode;
  entries?: Readonly<Record<string, SchemaNode>>;
  options?: readonly SchemaNode[] | readonly string[];
  metadata?: { widget?: Form['kind'] | 'long'; of?: string };
  requirement?: unknown;
}

/** A field that is asked for; one that may be left empty has `isRequired: false`. */
export const fieldOf = (key: string, label: string, form: Form, more: Partial<FormField> = {}): FormField => ({
  key,
  label,
  isRequired: true,
  form,
  ...more,
});

/** Texts of more characters get a field of several rows. */
const LONG = 60;
/** Forms for fields by key, in place of those of the schema; undefined for fields that a form leaves as they are. */
type OwnForms = Readonly<Record<string, Form | undefined>>;

export const formOf = (schema: GenericSchema, own: OwnForms = {}): Form =>
  // These fields are documented for each kind of schema.
  read(schema as unknown as SchemaNode, own);

/** The fields of the form for a group; none for other values. */
export function fieldsOf(schema: GenericSchema, own: OwnForms = {}): readonly FormField[] {
  const form = formOf(schema, own);
  return form.kind === 'group' ? form.fields : [];
}

function read(schema: SchemaNode, own: OwnForms): Form {
  if (schema.wrapped) {
    const inner = read(schema.wrapped, own);
    return inner.kind === 'yesNo' ? { ...inner, isOn: schema.default === true } : inner;
  }
  const steps = stepsOf(schema);
  const marks: NonNullable<SchemaNode['metadata']> = Object.assign({}, ...steps.map(({ metadata }) => metadata));
  const { widget, of = '' } = marks;
  if (widget === 'id') return { kind: 'id', of };
  // Every other widget is a kind of form without further parts.
  if (widget && widget !== 'long') return { kind: widget } as Form;
  switch (schema.type) {
    case 'strict_object':
      return { kind: 'group', fields: fieldsIn(schema, own) };
    case 'array': {
      const item = read(schema.item ?? { type: 'string' }, own);
      if (item.kind === 'id') return { kind: 'ids', of: item.of };
      const [max] = steps.flatMap(({ type, requirement }) =>
        /^(?:max_)?length$/.test(type) ? [Number(requirement)] : [],
      );
      return { kind: 'list', item, ...(max !== undefined && { max }) };
    }
    case 'record':
      return { kind: 'map', item: read(schema.value ?? { type: 'string' }, own) };
    case 'union': {
      // The options of a union are schemas.
      const [first] = (schema.options ?? []) as readonly SchemaNode[];
      const one = read(first ?? { type: 'string' }, own);
      return one.kind === 'id' ? { kind: 'ids', of: one.of, isOneOrMany: true } : one;
    }
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'yesNo', isOn: false };
    case 'literal':
      return { kind: 'yesNo', isOn: false, isFlag: true };
    case 'picklist':
      // Those of a picklist are texts.
      return { kind: 'choice', options: ((schema.options ?? []) as readonly string[]).map((one) => [one, one]) };
    default: {
      const lengthsOf = (limit: string) =>
        steps.flatMap(({ type, requirement }) => (type === limit ? [Number(requirement)] : []));
      const [min, max] = [Math.max(0, ...lengthsOf('min_length')), Math.min(Infinity, ...lengthsOf('max_length'))];
      return { kind: 'text', isLong: max !== Infinity && max > LONG, min, ...(max !== Infinity && { max }) };
    }
  }
}

const fieldsIn = ({ entries = {} }: SchemaNode, own: OwnForms): FormField[] =>
  Object.entries(entries).flatMap(([key, one]) => {
    const form = key in own ? own[key] : read(one, own);
    // An ingredient has to say its allergens, also where there are none.
    const isRequired = !one.wrapped || key === 'contains';
    return form ? { key, label: labelOf(key), hint: hintOf(key), isRequired, form } : [];
  });

const stepsOf = (schema: SchemaNode): SchemaNode[] => [
  schema,
  ...(schema.pipe ?? []).flatMap((step) => (step === schema ? [] : step.pipe ? stepsOf(step) : [step])),
];
