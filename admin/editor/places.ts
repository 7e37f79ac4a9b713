import type { Path } from './form.ts';

/** What an entry of a list is called: its name, a local word in Latin letters too, or its first text. */
export function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  const { name, title, latin, localName }: Readonly<Record<string, unknown>> = Object(value);
  const texts = [name, title, latin && localName ? `${latin}, ${localName}` : latin, ...Object.values(value)];
  return texts.find((one): one is string => typeof one === 'string' && one !== '') ?? '';
}

export const nameBelow = (name: string, key: string | number): string => (name === '' ? String(key) : `${name}.${key}`);

/** Whether a path leads to the value of a name, or into it. The empty path leads to the form as a whole. */
export const isAt = (path: Path, name: string): boolean =>
  path.length > 0 && (name === '' || `${path.join('.')}.`.startsWith(`${name}.`));
