import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { readAmount } from '../../model/money.ts';
import type { Form } from './form.ts';

/** Names and values of a query or a form. Empty ones are left out. */
export type FieldValues = Readonly<Record<string, string | undefined>>;

/** A text on one line, without space around it. */
export const oneLine = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();

/** The values of a form that was sent from a page without scripts. What is empty is left out, as the editor does. */
export const readForm = (form: Form, sent: FieldValues): Record<string, Json> => groupOf(form, sent, '') ?? {};

function groupOf(form: Form, sent: FieldValues, before: string): Record<string, Json> | undefined {
  const fields = form.kind === 'group' ? form.fields : [];
  const values = fields.flatMap(({ key, form: inner }) => {
    const value = inner.kind === 'group' ? groupOf(inner, sent, `${key}.`) : valueOf(inner, sent, before + key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

function valueOf({ kind }: Form, sent: FieldValues, name: string): Json | undefined {
  const text = oneLine(sent[name]);
  if (kind === 'number' || kind === 'price') return readAmount(text) ?? (text || undefined);
  if (kind === 'moment') return [text, sent[`${name}.time`]].filter(Boolean).join(' ') || undefined;
  return (kind === 'hours' ? hoursOf(text, sent, name) : text) || undefined;
}

/** '12:00-15:00 and 17:30-22:00', 'closed', or 'closed, 12:00-15:00' if times are written too. */
function hoursOf(count: string, sent: FieldValues, name: string): string {
  const timeAt = (n: number) => sent[`${name}.${n}`] ?? '';
  const sittings = [0, 2].map((n) => `${timeAt(n)}-${timeAt(n + 1)}`).filter((one) => one !== '-');
  if (count === '0') return ['closed', ...sittings].join(', ');
  // Anything else is refused by the check.
  return /^[12]$/.test(count) ? sittings.join(' and ') || '-' : count;
}

/** A group that was sent as JSON; undefined if it is none. */
export function readGroup(text = ''): Record<string, Json> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isGroup(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
