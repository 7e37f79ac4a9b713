/** Sends forged forms to a kitchen that asks for a sign-in, and finds out whether one of them has changed anything. */
import { request } from 'node:http';
import { readFile } from 'node:fs/promises';
import { openStore, storePath } from '../../admin/access/store.ts';
import { addSession, createToken, SESSION_MS } from '../../admin/access/sessions.ts';
import type { Random } from '../random.ts';
import { readContent } from './changes.ts';
import { type ForgedForm, forgedForm } from './forged-forms.ts';
import type { KitchenSite } from './admin-site.ts';
import { createStaff, formsTo } from './staff.ts';

export interface ForgeReport {
  /** Answers by kind of the form and status. */
  statuses: Record<string, Record<string, number>>;
  problems: string[];
}

/** Forms that are sent at once. */
const AT_ONCE = 16;

/**
 * @param place a kitchen without ADMIN_OPEN
 * @param now the time on its clock, in milliseconds since 1970
 */
export async function sendForgedForms(
  place: KitchenSite,
  count: number,
  random: Random,
  now = Date.now(),
): Promise<ForgeReport> {
  const [owner, staff, over] = [createToken(), createToken(), createToken()];
  await openStore(storePath(place.copy)).update((data) => {
    data.members = [
      { id: 'owner', name: 'Meena', role: 'owner', passkeys: [] },
      { id: 'staff', name: 'Ravi', role: 'staff', passkeys: [] },
    ];
    addSession(data, owner, 'owner', now);
    addSession(data, staff, 'staff', now);
    // The first that is added takes out those that are over.
    addSession(data, over, 'owner', now - SESSION_MS - 1);
  });
  const cookie = (token: string) => `kitchen=${token}`;
  const person = createStaff(place.admin, cookie(owner));
  const [dish] = formsTo((await person.get('/?find=a')).text, '/on-menu');
  const id = dish?.fields['dish'] ?? '';
  const known = {
    origin: place.admin,
    owner: cookie(owner),
    staff: cookie(staff),
    over: cookie(over),
    dish: id,
    price: (await person.form(`/price?dish=${id}`, '/price')).fields['was'] ?? '',
    branch: id.split('-')[0] ?? '',
    place: /name="place" value="([^"]+)"/.exec((await person.get('/pictures')).text)?.[1] ?? '',
  };
  const state = async () => ({
    content: [...(await readContent(place.content))],
    head: place.git('rev-parse', 'HEAD'),
    status: place.git('status', '--porcelain'),
    access: await readFile(storePath(place.copy), 'utf8'),
  });
  const before = await state();
  const report: ForgeReport = { statuses: {}, problems: [] };
  let sent = 0;
  const work = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const form = forgedForm(random, known);
      const answer = await send(place.admin, form);
      const statuses = (report.statuses[form.kind] ??= {});
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status.startsWith('5') || answer.location.startsWith('/changes/'))
        report.problems.push(
          `${form.kind}, ${form.path}: ${answer.status} ${String(Buffer.from(form.body)).slice(0, 300)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const after = await state();
  for (const name of ['content', 'head', 'status', 'access'] as const)
    if (JSON.stringify(after[name]) !== JSON.stringify(before[name])) report.problems.push(`${name} has changed`);
  if ((await person.get('/')).status !== 200) report.problems.push('the owner is no longer let in');
  if (place.program().exitCode !== null) report.problems.push('the kitchen has ended');
  return report;
}

/** The status of the answer, or the error of the connection, which the kitchen may close on a form that is too large. */
const send = (address: string, form: ForgedForm): Promise<{ status: string; location: string }> =>
  new Promise((resolve) => {
    const { port } = new URL(address);
    const headers = { ...form.headers, host: new URL(address).host, 'content-length': String(form.body.byteLength) };
    const outgoing = request(
      { agent: false, host: '127.0.0.1', port, method: form.method, path: form.path, headers },
      (incoming) => {
        incoming.resume();
        incoming.once('close', () =>
          resolve({ status: String(incoming.statusCode), location: incoming.headers.location ?? '' }),
        );
      },
    );
    outgoing.once('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? 'closed', location: '' }));
    outgoing.setTimeout(30_000, () => outgoing.destroy());
    outgoing.end(form.body);
  });
