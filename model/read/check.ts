import * as v from 'valibot';
import { nearestRemedy } from '../nearest.ts';
import { isOneOf } from '../pick.ts';
import type { Picture, Resolved } from '../picture.ts';
import { type DataFileName, dataFiles, type OptionalFileName, optionalFiles } from '../schema/data-files.ts';
import { ALREADY_REPORTED } from '../schema/fields.ts';
import { PictureName } from '../schema/values.ts';
import type { DataFiles } from '../types.ts';
import { dataFilePath } from './files.ts';
import type { CheckedFile } from './menu.ts';
import { type Source, mapValues } from './source.ts';

/** The pictures by name; null for one that exists but cannot be used, which has been reported already. */
export type Pictures = ReadonlyMap<string, Picture | null>;

/** Validates a file against its schema and looks up its pictures. Reports every problem; returns undefined if the data is invalid. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  source: Source,
  pictures: Pictures | undefined,
): Resolved<v.InferOutput<Schema>> | undefined {
  const result = v.safeParse(schema, source.value);
  for (const { message, path = [] } of result.issues ?? [])
    if (message !== ALREADY_REPORTED)
      // Keys of plain data are strings and numbers.
      source.report(
        path.map((item) => item.key as string | number),
        message,
      );
  if (!result.success) return undefined;
  const resolved = mapValues(result.output, (value, path) =>
    value instanceof PictureName ? findPicture(value.name, pictures, (message) => source.report(path, message)) : value,
  );
  // Each PictureName is a picture or null now, and the rest as it was, as the type Resolved says.
  return resolved as Resolved<v.InferOutput<Schema>>;
}

/** The picture with a name; null for '' and for an unknown name, which is reported. */
export function findPicture(
  name: string,
  pictures: Pictures | undefined,
  report: (message: string) => void,
): Picture | null {
  if (name === '' || !pictures) return null;
  const found = pictures.get(name);
  if (found !== undefined) return found;
  const remedy = nearestRemedy(name, pictures.keys(), "add the file, or write '' until there is one");
  report(`there is no picture "${name}" in content/pictures; ${remedy}`);
  return null;
}

/** Reads a file against its schema. Undefined if it is left out or unusable. */
export type ReadFile = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
) => CheckedFile<Resolved<v.InferOutput<Schema>>> | undefined;

/** The files of `dataFiles` by name; undefined for one that is unusable or left out. */
export type SomeDataFiles = { [Name in DataFileName]: DataFiles[Name] | undefined };

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
export const isEveryNeeded = (data: SomeDataFiles): data is SomeDataFiles & Omit<DataFiles, OptionalFileName> =>
  Object.entries(data).every(([name, value]) => value !== undefined || isOneOf(optionalFiles, name));
