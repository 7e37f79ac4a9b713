import { paths } from '../paths.ts';
import type { Checked, Saved } from './form.ts';

/** What the editor asks the server. */

export class SignedOutError extends Error {}

async function ask(
  path: string,
  sent: Readonly<Record<string, string>> | Blob,
  signal?: AbortSignal,
): Promise<unknown> {
  const body = sent instanceof Blob ? sent : new URLSearchParams(sent);
  const response = await fetch(path, { method: 'POST', body, ...(signal && { signal }) });
  // Whoever is not signed in is led to the page for it.
  if (response.redirected) throw new SignedOutError();
  if (!response.headers.get('content-type')?.includes('json')) throw new Error(`${response.status}`);
  return response.json();
}

export interface Sent {
  id: string;
  /** The values from which the form began, and those that it has now. */
  was: unknown;
  data: unknown;
}
const fieldsOf = ({ id, was, data }: Sent) => ({ id, was: JSON.stringify(was), data: JSON.stringify(data) });

// The server answers with these types (admin/editor/routes.tsx).
export const checkForm = (sent: Sent, signal: AbortSignal) =>
  ask(paths.editCheck, fieldsOf(sent), signal) as Promise<Checked & { blocks: unknown[] }>;
/** `form` is the id of the form, so that one that is sent twice is one change. */
export const saveForm = (sent: Sent, form: string) =>
  ask(paths.editSave, { ...fieldsOf(sent), form }) as Promise<Saved>;
export const uploadPhoto = (photo: Blob) =>
  ask(paths.editPhoto, photo) as Promise<{ name: string } | { problem: string }>;
