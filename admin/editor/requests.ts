import { paths } from '../paths.ts';
import type { Checked, Saved } from './form.ts';

export class SignedOutError extends Error {}
export class RefusedError extends Error {}

async function ask(
  path: string,
  sent: Readonly<Record<string, string>> | Blob,
  signal?: AbortSignal,
): Promise<unknown> {
  const body = sent instanceof Blob ? sent : new URLSearchParams(sent);
  const response = await fetch(path, { method: 'POST', body, ...(signal && { signal }) });
  // Whoever is not signed in is led to the page for it.
  if (response.redirected) throw new SignedOutError();
  if (!response.headers.get('content-type')?.includes('json')) throw new RefusedError();
  return response.json();
}

/** After how many milliseconds without an answer the network counts as lost. */
const SAVE_MS = 20_000;

export interface Sent {
  base: string;
  id: string;
  was: unknown;
  data: unknown;
}
const fieldsOf = ({ id, was, data }: Sent) => ({ id, was: JSON.stringify(was), data: JSON.stringify(data) });

// The server answers these three with these types (admin/editor/routes.tsx).
export const checkForm = (sent: Sent, signal: AbortSignal) =>
  ask(`${sent.base}/check`, fieldsOf(sent), signal) as Promise<Checked>;
/** `form` is the id of the form, so that one that is sent twice is one change; `sure` the question that was answered with yes. */
export const saveForm = (sent: Sent, form: string, sure: string) =>
  ask(`${sent.base}/save`, { ...fieldsOf(sent), form, sure }, AbortSignal.timeout(SAVE_MS)) as Promise<Saved>;
export const uploadPhoto = (photo: Blob) =>
  ask(paths.editPhoto, photo) as Promise<{ name: string } | { problem: string }>;
