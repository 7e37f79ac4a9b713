import type { Picture } from './picture.ts';
import type { PictureName } from './schema/values.ts';

/** A value of a file with its pictures looked up; null for a picture name of ''. */
export type Resolved<T> = T extends PictureName
  ? Picture | null
  : T extends readonly (infer Entry)[]
    ? Resolved<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;
