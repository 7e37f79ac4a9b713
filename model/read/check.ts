import * as v from 'valibot';
import { nearest } from './nearest.ts';
import type { Picture } from '../picture.ts';
import type { Problem } from './problem.ts';
import type { Resolved } from '../types.ts';
import { ALREADY_REPORTED } from '../schema/fields.ts';
import { PictureName } from '../schema/values.ts';
import type { Path, Source } from './source.ts';
import { mapValues } from './walk.ts';

export type Report = (problem: Problem) => void;
/** The pictures by name; null for one that exists but cannot be used, which has been reported already. */
export type Pictures = ReadonlyMap<string, Picture | null>;

/** Validates a file against its schema and looks up its pictures. Reports every problem; returns undefined if the data is invalid. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  source: Source,
  pictures: Pictures | undefined,
  report: Report,
): Resolved<v.InferOutput<Schema>> | undefined {
  const result = v.safeParse(schema, source.value);
  if (!result.success) {
    for (const issue of result.issues.filter(({ message }) => message !== ALREADY_REPORTED)) {
      // Keys of plain data are strings and numbers.
      const path = (issue.path ?? []).map((item) => item.key as string | number);
      report(problemAt(source, path, issue.message));
    }
    return undefined;
  }
  const resolved = mapValues(result.output, (value, path) =>
    value instanceof PictureName
      ? findPicture(value.name, pictures, (message) => report(problemAt(source, path, message)))
      : value,
  );
  // Each PictureName is a picture or null now, and the rest as it was, as the type Resolved says.
  return resolved as Resolved<v.InferOutput<Schema>>;
}

/** Makes a problem with the value at a path of a file. */
export function problemAt(source: Source, path: Path, message: string): Problem {
  return { file: source.file, line: source.lineOf(path), field: fieldName(path), message };
}

/** 'price'; 'paragraphs, entry 2' for an entry of a list of texts; undefined for the file as a whole. */
function fieldName(path: Path): string | undefined {
  const last = path.at(-1);
  if (typeof last !== 'number') return last;
  const name = path.findLast((key) => typeof key === 'string');
  return name === undefined ? `entry ${last + 1}` : `${name}, entry ${last + 1}`;
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
  const meant = nearest(name, [...pictures.keys()]);
  report(
    `there is no picture "${name}" in content/pictures; ${meant ? `write ${meant}` : "add the file, or write '' until there is one"}`,
  );
  return null;
}
