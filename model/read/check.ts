import * as v from 'valibot';
import { nearest } from './nearest.ts';
import type { Picture } from '../picture.ts';
import type { Problem } from './problem.ts';
import type { Resolved } from '../types.ts';
import { TOLD_ALREADY } from '../schema/fields.ts';
import { PictureName } from '../schema/values.ts';
import type { Path, Source } from './source.ts';

export type Report = (problem: Problem) => void;
/** The pictures by name; null for one that is there and cannot be used, which is told already. */
export type Pictures = ReadonlyMap<string, Picture | null>;

/** Checks a file against its schema and looks its pictures up. Every problem is reported; undefined where there is one in the data. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  source: Source,
  pictures: Pictures | undefined,
  report: Report,
): Resolved<v.InferOutput<Schema>> | undefined {
  const result = v.safeParse(schema, source.value);
  if (!result.success) {
    for (const issue of result.issues.filter(({ message }) => message !== TOLD_ALREADY)) {
      // Keys of plain data are texts and numbers.
      const path = (issue.path ?? []).map((item) => item.key as string | number);
      report(problemAt(source, path, issue.message));
    }
    return undefined;
  }
  // resolvePictures puts a picture or null for each PictureName and leaves the rest, which is what Resolved says.
  return resolvePictures(result.output, source, pictures, report) as Resolved<v.InferOutput<Schema>>;
}

/** A problem with the value at a path of a file. */
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

function resolvePictures(
  value: unknown,
  source: Source,
  pictures: Pictures | undefined,
  report: Report,
  path: Path = [],
): unknown {
  if (value instanceof PictureName) {
    return findPicture(value.name, pictures, (message) => report(problemAt(source, path, message)));
  }
  if (Array.isArray(value))
    return value.map((entry, index) => resolvePictures(entry, source, pictures, report, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      resolvePictures(entry, source, pictures, report, [...path, key]),
    ]),
  );
}

/** The picture of a name; null for '' and, after telling, for an unknown name. */
export function findPicture(
  name: string,
  pictures: Pictures | undefined,
  tell: (message: string) => void,
): Picture | null {
  if (name === '' || !pictures) return null;
  const found = pictures.get(name);
  if (found !== undefined) return found;
  const meant = nearest(name, [...pictures.keys()]);
  tell(
    `there is no picture "${name}" in content/pictures; ${meant ? `write ${meant}` : "add the file, or write '' until there is one"}`,
  );
  return null;
}
