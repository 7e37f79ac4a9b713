import type { Path } from '../read/source.ts';
import { isGroup, type Json } from './yaml-text.ts';

/** A copy of a value with another value at a path; undefined takes out the field or the entry. A new field goes to the end. */
export function changeAt(data: Json, [key, ...rest]: Path, value: Json | undefined): Json {
  // Without a path, the value takes the place of the whole.
  if (key === undefined) return value ?? null;
  const next = rest.length === 0 ? value : changeAt(childOf(data, key), rest, value);
  if (Array.isArray(data))
    return next === undefined ? data.toSpliced(Number(key), 1) : data.toSpliced(Number(key), 1, next);
  const { [key]: _, ...others } = isGroup(data) ? data : {};
  if (next === undefined) return others;
  return isGroup(data) && key in data ? { ...data, [key]: next } : { ...others, [key]: next };
}

const childOf = (data: Json, key: string | number): Json =>
  (Array.isArray(data) ? data[Number(key)] : isGroup(data) ? data[key] : undefined) ?? null;
