import type { FieldName } from './types.ts';

/** The name of a content file as a field of `Content`: 'our-table' gives 'ourTable'. */
export const fieldName = <Name extends string>(name: Name): FieldName<Name> =>
  // FieldName<Name> mirrors this conversion in the type system.
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as FieldName<Name>;
