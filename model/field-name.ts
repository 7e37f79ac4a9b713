import type { FieldName } from './types.ts';

/** The name of a content file as a field of `Content`: 'our-table' gives 'ourTable'. */
export const fieldName = <Name extends string>(name: Name): FieldName<Name> =>
  // The type says of the letters what the code does with them.
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as FieldName<Name>;
