import type { GenericSchema } from 'valibot';
import type { Path } from '../read/source.ts';

/** A string in a content file, and what its schema says of it. */
export interface FoundText {
  path: Path;
  value: string;
  /** Whether it is words that people read; an address, a name in an address or a code is not. */
  isForPeople: boolean;
  max: number | undefined;
}

/** The parts of a schema of Valibot that this module reads. */
interface SchemaNode {
  type: string;
  pipe?: readonly SchemaNode[];
  wrapped?: SchemaNode;
  item?: SchemaNode;
  value?: SchemaNode;
  entries?: Readonly<Record<string, SchemaNode>>;
  metadata?: { isForPeople?: boolean };
  requirement?: unknown;
}

/** All strings of a value that its schema knows, in their order. */
export const textsOf = (schema: GenericSchema, value: unknown): FoundText[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these fields are documented for each kind of schema
  find(schema as unknown as SchemaNode, value, []);

function find(schema: SchemaNode, value: unknown, path: Path): FoundText[] {
  if (schema.wrapped) return find(schema.wrapped, value, path);
  if (typeof value === 'string') {
    const steps = stepsOf(schema);
    const lengths = steps.flatMap(({ type, requirement }) => (type === 'max_length' ? [Number(requirement)] : []));
    // A text with a pattern is an address or a code.
    const isForPeople =
      steps.some(({ metadata }) => metadata?.isForPeople) && !steps.some(({ type }) => type === 'regex');
    return [{ path, value, isForPeople, max: lengths.length > 0 ? Math.min(...lengths) : undefined }];
  }
  if (Array.isArray(value))
    return schema.item ? value.flatMap((one: unknown, index) => find(schema.item!, one, [...path, index])) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const inner = schema.entries ? schema.entries[key] : schema.type === 'record' ? schema.value : undefined;
    return inner ? find(inner, one, [...path, key]) : [];
  });
}

const stepsOf = (schema: SchemaNode): SchemaNode[] => [
  schema,
  ...(schema.pipe ?? []).flatMap((step) => (step === schema ? [] : step.pipe ? stepsOf(step) : [step])),
];
