import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ADMIN_TITLE } from '../pages/layout.tsx';
import { MAX_SENT } from '../photos/read-photo.ts';
import type { Status } from './route.ts';
import { type AdminContext, sendPage, type Variables } from './serve.tsx';

/** The largest form without a photo, in bytes. */
const MAX_FORM = 64 * 1024;

export const BROKEN = 'Something went wrong, and nothing was changed. Try again.';

export const refuse = (c: AdminContext, text: string, status: Status): Response | Promise<Response> =>
  sendPage(c, { title: ADMIN_TITLE, body: <p role="alert">{text}</p>, status });

/** Refuses larger forms. An interrupted request is refused too: thrown, it would count as a failure of the program. */
function createLimit(maxSize: number): MiddlewareHandler<{ Variables: Variables }> {
  const limit = bodyLimit({ maxSize, onError: (c: AdminContext) => refuse(c, BROKEN, 422) });
  return (c, next) => limit(c, next).catch(() => refuse(c, BROKEN, 422));
}
export const limitForm = createLimit(MAX_FORM);
/** Forms of the editor have all dishes of a menu, before and after; and photos. */
export const limitEditor = createLimit(MAX_SENT);
