import { hash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { createToken, FRESH_MS } from '../access/sessions.ts';
import { confirmPage } from '../pages/access.tsx';
import { RefusalText } from '../pages/outcome.tsx';
import { renderPage } from '../pages/layout.tsx';
import { placedMessage } from '../editor/units.ts';
import { changeAddress, paths } from '../paths.ts';
import { type Refusal, refusalOf } from '../publish/change.ts';
import type { Admin, Change, FieldValues, Page, Route, User, Visit } from './route.ts';

export interface Variables {
  user: User;
  network: string;
}
export type AdminApp = Hono<{ Variables: Variables }>;
export type AdminContext = Context<{ Variables: Variables }>;

export function sendPage(c: AdminContext, { status = 200, ...page }: Page): Response | Promise<Response> {
  // No role where nobody has signed in.
  return c.html(renderPage({ ...page, role: c.get('user')?.role }), status);
}

/** Adds to entries of the security log who has sent the request, and from where. */
export const logOf =
  (c: AdminContext, admin: Admin): Admin['log'] =>
  (entry) =>
    admin.log({ account: c.get('user')?.id, network: c.get('network'), ...entry });

const MAX_ANSWERS = 100;

export function addRoutes(app: AdminApp, admin: Admin, routes: readonly Route[]): void {
  /** Pages that answer forms have addresses of their own, so that Back never leads to a form that would be sent again. */
  const answers = new Map<string, { page: Page; person: string | undefined }>();
  const show = (c: AdminContext, page: Page) => {
    if (c.req.method !== 'POST') return sendPage(c, page);
    const [id, [oldest = '']] = [createToken(), answers.keys()];
    if (answers.size >= MAX_ANSWERS) answers.delete(oldest);
    answers.set(id, { page, person: c.get('user').id });
    return c.redirect(`${paths.answer}/${id}`, 303);
  };
  app.get(`${paths.answer}/:id`, (c) => {
    const found = answers.get(c.req.param('id'));
    const isOwn = found && found.person === c.get('user').id;
    return isOwn ? sendPage(c, found.page) : c.redirect(paths.dishes, 303);
  });
  const answer = async (
    c: AdminContext,
    { isPicture = false }: Route,
    handle: (visit: Visit) => ReturnType<NonNullable<Route['post']>>,
  ) => {
    const visit = await readVisit(c, admin, isPicture);
    let answered;
    try {
      answered = await handle(visit);
    } catch (error) {
      answered = await refusalPage(visit, {}, refusalOf(error), c.req.path);
    }
    if (answered === undefined) return c.notFound();
    if (answered instanceof Response) return answered;
    if ('redirect' in answered) return c.redirect(answered.redirect, 303);
    if (!('plan' in answered)) return show(c, answered);
    const { plan, undoes, next } = answered;
    const result = await visit.change({ plan, ...(undoes !== undefined && { undoes }) });
    if (!('id' in result)) return show(c, await refusalPage(visit, answered, result, c.req.path));
    if (undoes !== undefined) visit.log({ event: 'undo', about: undoes });
    return c.redirect(changeAddress(result.id, next), 303);
  };
  for (const route of routes) {
    const { path, get, post, needsPasskey = false } = route;
    if (get) app.get(path, (c) => answer(c, route, get));
    if (post)
      app.post(path, (c) =>
        answer(c, route, (visit) => {
          const isFresh = !needsPasskey || visit.user.verified + FRESH_MS > admin.now();
          return isFresh ? post(visit) : confirmPage(path, visit.fields);
        }),
      );
  }
}

export async function readFields(c: AdminContext): Promise<Record<string, string>> {
  const body = c.req.method === 'POST' ? await c.req.parseBody().catch(() => ({})) : c.req.query();
  // Browsers send CRLF; files have LF, and texts are compared with them.
  const fields = Object.entries({ ...body, ...c.req.param() }).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value.replaceAll(/\r\n?/g, '\n')] as const] : [],
  );
  return Object.fromEntries(fields);
}

async function readVisit(c: AdminContext, admin: Admin, isPicture: boolean): Promise<Visit> {
  const fields = isPicture && c.req.method === 'POST' ? {} : await readFields(c);
  const [user, log, files] = [c.get('user'), logOf(c, admin), isPicture ? new Map() : await admin.readFiles()];
  return {
    admin,
    user,
    log,
    fields,
    body: c.req.raw.body,
    files,
    change: async (request) => {
      const result = await admin.publisher.change({ person: user, form: idOfForm(c.req.path, fields), ...request });
      if ('kind' in result && result.kind === 'noAccess') log({ event: 'refused', why: 'access' });
      return result;
    },
  };
}

/** What the same form with the same values has in common, however often it is sent. Undefined if it says nothing of itself. */
const idOfForm = (path: string, fields: FieldValues): string | undefined =>
  fields['form'] && hash('sha256', JSON.stringify([path, fields]), 'base64url');

async function refusalPage(
  { admin, fields }: Visit,
  { title = 'Nothing was changed', next }: Pick<Change, 'title' | 'next'>,
  refusal: Refusal,
  action: string,
): Promise<Page> {
  const files = await admin.readFiles();
  const problems = 'problems' in refusal && {
    problems: refusal.problems.map((one) => ({ ...one, message: placedMessage(files, one) })),
  };
  return {
    title,
    body: <RefusalText refusal={{ ...refusal, ...problems }} form={{ action, hidden: fields }} next={next} />,
    status: refusal.kind === 'invalid' ? 422 : 409,
  };
}
