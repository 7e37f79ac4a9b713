import type * as v from 'valibot';
import type { Resolved } from '../resolved.ts';
import { type DataFileName, dataFiles } from '../schema/data-files.ts';
import type { DataFiles } from '../types.ts';
import { check, type Pictures } from './check.ts';
import { dataFilePath } from './files.ts';
import type { CheckedFile } from './menu.ts';
import type { Source } from './source.ts';

/** Reads a file against its schema. Undefined if it is left out or unusable. */
export type ReadFile = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
) => CheckedFile<Resolved<v.InferOutput<Schema>>> | undefined;

/** The files of `dataFiles` by name; undefined for one that is unusable or left out. */
export type SomeDataFiles = { [Name in DataFileName]: DataFiles[Name] | undefined };

/** Files that a restaurant may leave out. */
type MayBeMissing = Extract<DataFileName, `recipes/${string}`> | 'launch-list';

export const createReadFile =
  (sources: ReadonlyMap<string, Source>, pictures: Pictures | undefined): ReadFile =>
  (file, schema) => {
    const source = sources.get(file);
    const value = source && check(schema, source, pictures);
    return value === undefined || !source ? undefined : { source, value };
  };

export const readDataFiles = (read: ReadFile): SomeDataFiles =>
  // Each value is what its schema returns.
  Object.fromEntries(
    Object.entries(dataFiles).map(([name, { schema }]) => [name, read(dataFilePath(name), schema)?.value]),
  ) as SomeDataFiles;

/** Whether all files are usable that a restaurant must have. */
export const isEveryNeeded = (data: SomeDataFiles): data is SomeDataFiles & Omit<DataFiles, MayBeMissing> =>
  Object.entries(data).every(
    ([name, value]) => value !== undefined || name.startsWith('recipes/') || name === 'launch-list',
  );
