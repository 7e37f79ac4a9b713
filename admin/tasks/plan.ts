import { changeAt } from '../../model/edit/change-at.ts';
import type { Json } from '../../model/edit/yaml-text.ts';
import type { Path } from '../../model/read/source.ts';
import { valuesOf, withValues } from '../editor/content-file.ts';

/** The texts of all content files, by name: 'content/notices.yaml'. */
export type Files = ReadonlyMap<string, string>;

/** The files with new texts; `undefined` removes one. */
export const filesAfter = (files: Files, texts: ReadonlyMap<string, string | undefined>): Files =>
  new Map(
    [...new Map([...files, ...texts])].flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const])),
  );

/** A value of a file: where, and which, or undefined to take out the field. */
export type Edit = readonly [file: string, path: Path, value: Json | undefined];

/** The new texts of files with other values. Throws EditError as applyJson does. */
export const editFiles = (files: Files, edits: readonly Edit[]) =>
  new Map(
    [...Map.groupBy(edits, ([file]) => file)].map(([file, some]) => {
      const values = some.reduce<Json>((data, [, path, value]) => changeAt(data, path, value), valuesOf(files, file));
      // A change below the top leaves a group a group.
      return [file, withValues(file, files.get(file) ?? '', values as Record<string, Json>)] as const;
    }),
  );

export function listIn(files: Files, file: string, name: string): Json[] {
  const list = valuesOf(files, file)[name];
  return Array.isArray(list) ? list : [];
}
