import { ownValue } from './pick.ts';

/** Replaces the `{name}` placeholders in a text. One without a value stays, so that the mistake is visible. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(ownValue(values, name) ?? place));
