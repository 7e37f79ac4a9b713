import { vi } from 'vitest';
import { createToken, addSession } from './access/sessions.ts';
import type { AccessData, Store } from './access/store.ts';
import { createAdmin } from './app.tsx';
import type { History } from './publish/git.ts';
import { type ChangeRequest, refusalOf } from './publish/change.ts';
import type { Publisher } from './publish/publisher.ts';

export const NOW = Date.UTC(2026, 10, 22, 18, 42);
export const ORIGIN = 'http://localhost:3001';
export const texts = new Map([
  ['content/branches/harbour/branch.yaml', 'store: Harbourside\nspecialDays:\n'],
  [
    'content/branches/harbour/menu.yaml',
    "categories:\n  - name: Soups\n    items:\n      - name: Leek <b>Soup</b>\n        price: 4.50\n        image: ''\n",
  ],
  [
    'content/notices.yaml',
    'notices:\n  - text: No gas\n    link: { text: Book, href: /book }\n    from: 2026-11-22\n    until: 2026-11-23 18:00\n',
  ],
]);
export const leek = 'harbour-soups-leek-b-soup-b';

/** The pages over a publisher that only works out the plans. `role` signs in. */
export function open(role?: 'owner' | 'staff') {
  const data: AccessData = { members: [], invitations: [], sessions: [] };
  const store: Store = { read: () => Promise.resolve(data), update: (change) => Promise.resolve(change(data)) };
  const token = createToken();
  if (role) {
    data.members.push({ id: 'meena', name: 'Meena', role, passkeys: [] });
    addSession(data, token, 'meena', NOW);
  }
  const change = vi.fn<Publisher['change']>(async (request: ChangeRequest) => {
    try {
      await request.plan(texts);
      return { id: '1' };
    } catch (error) {
      return refusalOf(error);
    }
  });
  const publisher: Publisher = {
    change,
    rebuild: () => Promise.resolve({ kind: 'building' }),
    progress: (id) => Promise.resolve(id === '1' ? { kind: 'live', at: NOW } : undefined),
    recover: () => Promise.resolve(),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pages only list
  const history = { list: () => Promise.resolve([]) } as unknown as History;
  const app = createAdmin({
    admin: {
      publisher,
      history,
      readTexts: () => Promise.resolve(texts),
      pictures: import.meta.dirname,
      now: () => NOW,
    },
    access: { store, origin: ORIGIN, clientOf: () => '192.0.2.1' },
    openTo: () => undefined,
    styles: '',
    script: '',
  });
  const cookie = role ? { cookie: `session=${token}` } : {};
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(`${ORIGIN}${path}`, { headers: { host: 'localhost:3001', ...cookie, ...headers } });
  const send = (path: string, body: FormData | URLSearchParams, headers: Record<string, string> = {}) =>
    app.request(`${ORIGIN}${path}`, {
      method: 'POST',
      body,
      headers: { host: 'localhost:3001', origin: ORIGIN, ...cookie, ...headers },
    });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(path, new URLSearchParams(fields), headers);
  return { app, cookie, data, change, get, post, send };
}
