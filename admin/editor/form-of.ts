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

/** Texts of more characters get a field of several rows. */
const LONG = 60;
/** Fields that a form leaves alone: dishes have forms of their own. */
const hidden = new Set(['items']);

/** The form for values of a schema. `hides` are the keys of fields that it leaves as they are. */
export const formOf = (schema: GenericSchema, hides: ReadonlySet<string> = new Set()): Form =>
  // These fields are documented for each kind of schema.
  read(schema as unknown as SchemaNode, hides);

/** The fields of the form for a group; none for other values. */
export function fieldsOf(schema: GenericSchema): readonly FormField[] {
  const form = formOf(schema);
  return form.kind === 'group' ? form.fields : [];
}

/** Of a menu or its drinks, whose dishes have forms of their own. */
export const formOfMenu = (schema: GenericSchema): Form => formOf(schema, hidden);

function read(schema: SchemaNode, hides: ReadonlySet<string>, key = ''): Form {
  if (schema.wrapped) {
    const inner = read(schema.wrapped, hides, key);
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
      return { kind: 'group', fields: fieldsIn(schema, hides) };
    case 'array': {
      const item = read(schema.item ?? { type: 'string' }, hides);
      if (item.kind === 'id') return { kind: 'ids', of: item.of };
      const [max] = steps.flatMap(({ type, requirement }) =>
        /^(?:max_)?length$/.test(type) ? [Number(requirement)] : [],
      );
      return { kind: 'list', item, ...(max !== undefined && { max }) };
    }
    case 'record':
      return { kind: 'map', item: read(schema.value ?? { type: 'string' }, hides) };
    case 'union': {
      // The options of a union are schemas.
      const [first] = (schema.options ?? []) as readonly SchemaNode[];
      const one = read(first ?? { type: 'string' }, hides);
      return one.kind === 'id' ? { kind: 'ids', of: one.of, isOneOrMany: true } : one;
    }
    case 'number':
      return key === 'heat' ? { kind: 'choice', options: heats } : { kind: 'number' };
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

const heats = ['Mild', 'Gentle', 'Medium', 'Hot'].map((label, heat) => [heat, label] as const);

const fieldsIn = ({ entries = {} }: SchemaNode, hides: ReadonlySet<string>): FormField[] =>
  Object.entries(entries)
    .filter(([key]) => !hides.has(key))
    .map(([key, one]) => ({
      key,
      label: labelOf(key),
      hint: hintOf(key),
      // An ingredient has to say its allergens, also where there are none.
      isRequired: !one.wrapped || key === 'contains',
      form: read(one, hides, key),
    }));

const stepsOf = (schema: SchemaNode): SchemaNode[] => [
  schema,
  ...(schema.pipe ?? []).flatMap((step) => (step === schema ? [] : step.pipe ? stepsOf(step) : [step])),
];
