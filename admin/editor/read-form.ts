import { isGroup, type Json } from '../../model/edit/yaml-text.ts';

/** Names and values of a query or a form. Empty ones are left out. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

/** A group that was sent as JSON; undefined if it is none. */
export function readGroup(text = ''): Record<string, Json> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isGroup(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
