import { vi } from 'vitest';
import type { Problem } from '../model/read/problem.ts';
import type { SecurityEntry } from './access/security-log.ts';
import { addSession, createToken, hashToken } from './access/sessions.ts';
import type { AccessData, Passkey, Role, Store } from './access/store.ts';
import { createAdmin } from './app.tsx';
import type { Checked } from './editor/form.ts';
import { paths } from './paths.ts';
import { type ChangeRequest, type NewTexts, refusalOf } from './publish/change.ts';
import type { Commit, History } from './publish/git.ts';
import type { Publisher } from './publish/publisher.ts';
import { type Files, filesAfter } from './tasks/plan.ts';

export const NOW = Date.UTC(2026, 10, 22, 18, 42);
export const ORIGIN = 'http://localhost:3001';
export const menuFile = 'content/branches/harbour/menu.yaml';
const storyFile = 'content/stories/boats.md';
export const sampleFiles: Files = new Map([
  ['content/branches/harbour/branch.yaml', 'store: Harbourside\nid: 1\nhours:\n  Mon-Sun: 12:00-01:30\nspecialDays:\n'],
  ['content/branches/hill/branch.yaml', 'store: Hill\nid: 2\nspecialDays:\n'],
  [storyFile, '---\ntitle: Boats\n---\n\nOne.\n\nTwo.\n'],
  [
    menuFile,
    "categories:\n  - name: Soups\n    items:\n      - name: Leek <b>Soup</b>\n        price: 4.50\n        heat: 1\n        image: ''\n",
  ],
  [
    'content/notices.yaml',
    'notices:\n  - text: No gas\n    link: { text: Book, href: /book }\n    from: 2026-11-22\n    until: 2026-11-23 18:00\n',
  ],
]);
export const leek = 'harbour/leek-b-soup-b';

type StringRecord = Readonly<Record<string, string>>;
/** The mistakes that the content would have with these texts. */
type Check = (texts: NewTexts) => Promise<readonly Problem[]>;

/** A passkey that nobody can use. */
export const passkey = (id: string): Passkey => ({ id, publicKey: '', counter: 0, name: id, added: NOW, used: NOW });

/** A change of Ravi. */
export const commit: Commit = {
  hash: 'a1',
  changeId: '1',
  time: NOW,
  person: 'Ravi',
  email: 'ravi@staff.invalid',
  summary: 'Soup dearer',
  undoes: undefined,
  allergens: '',
};

interface Options {
  files?: Files;
  check?: Check;
  now?: number;
  origin?: string;
  isOpen?: boolean;
  commits?: readonly Commit[];
  onFailure?: (error: Error) => void;
}

/** The staff site with a publisher that applies plans in memory. With a `role`, requests are signed in. */
export function openStaffSite(role?: Role, options: Options = {}) {
  let { files = sampleFiles } = options;
  const { check = () => Promise.resolve([]), now = NOW, origin = ORIGIN } = options;
  const { isOpen = false, commits = [], onFailure = () => undefined } = options;
  const data: AccessData = { members: [], invitations: [], sessions: [] };
  const read = vi.fn(() => Promise.resolve(data));
  const store: Store = { read, update: (work) => Promise.resolve(work(data)) };
  const token = createToken();
  if (role) {
    data.members.push({ id: 'meena', name: 'Meena', role, passkeys: [passkey('phone')] });
    addSession(data, token, 'meena', now, 'phone');
  }
  const photos = new Map<string, Buffer>();
  const log: SecurityEntry[] = [];
  /** The new texts of the last change, and its commit. */
  let lastTexts: NewTexts = new Map();
  let changed: Awaited<ReturnType<History['changedFiles']>> = [];
  const last = { ...commit, hash: '1', person: 'Meena', email: '' };
  const change = vi.fn<Publisher['change']>(async (request: ChangeRequest) => {
    try {
      const plan = await request.plan(files);
      lastTexts = plan.texts;
      const problems = await check(lastTexts);
      if (problems.length > 0) return { kind: 'invalid', problems };
      changed = [...lastTexts].map(([file, text]) => ({
        file: file.replace('content/', ''),
        before: Buffer.from(files.get(file) ?? ''),
        after: Buffer.from(text ?? ''),
      }));
      files = filesAfter(files, lastTexts);
      Object.assign(last, { summary: plan.summary, allergens: plan.allergens?.join('. ') });
      return { id: '1' };
    } catch (error) {
      return refusalOf(error);
    }
  });
  const readFiles = vi.fn(() => Promise.resolve(files));
  const app = createAdmin({
    admin: {
      publisher: { change, progress: (id) => Promise.resolve(id === '1' ? { kind: 'live', at: NOW } : undefined) },
      history: {
        list: () => Promise.resolve(changed.length > 0 ? [last, ...commits] : [...commits]),
        changedFiles: () => Promise.resolve(changed),
      },
      readFiles,
      picturesFolder: import.meta.dirname,
      localSite: 'http://localhost:3000',
      check: (texts) => check(texts),
      pendingPhotos: {
        add: (photo) => Promise.resolve(photos.set('photo', photo) && 'photo'),
        read: (name) => Promise.resolve(photos.get(name)),
      },
      now: () => now,
      log: (entry) => void log.push(entry),
    },
    access: { store, origin, clientOf: () => '192.0.2.1', openHash: isOpen ? hashToken(token) : undefined },
    onFailure,
    assets: { [paths.styles]: '', [paths.offlineScript]: '' },
  });
  const cookie = role || isOpen ? { cookie: `${origin.startsWith('https:') ? '__Host-' : ''}session=${token}` } : {};
  const { host } = new URL(origin);
  const get = async (path: string, headers: StringRecord = {}) =>
    app.request(`${origin}${path}`, { headers: { host, ...cookie, ...headers } });
  const post = async (path: string, body: StringRecord | BodyInit, headers: StringRecord = {}) => {
    // The DOM's types lack the field for a stream.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: isStringRecord(body) ? new URLSearchParams(body) : body,
      duplex: 'half',
      headers: { host, origin, ...cookie, ...headers },
    };
    const response = await app.request(`${origin}${path}`, init);
    const address = response.headers.get('location') ?? '';
    return Object.assign(address.startsWith(paths.answer) ? await get(address) : response, { address });
  };
  /** Saves the form of a quick task. */
  const save = async (id: string, values: object, more: StringRecord & { was?: string } = {}) => {
    const response = await post(`${paths.task}/save`, { id, was: '{}', data: JSON.stringify(values), ...more });
    // The server answers with it (admin/editor/routes.tsx).
    return (await response.json()) as Partial<Checked> & { address?: string; question?: string; conflicts?: unknown };
  };
  /** Submits the form on `path` whose button label matches the pattern `button`, with its hidden fields and `filled`. */
  const press = async (path: string, button: string, filled: StringRecord = {}) => {
    const forms = (await (await get(path)).text()).match(/<form .*?<\/form>/gs) ?? [];
    const form = forms.find((one) => new RegExp(`<button type="submit">${button}`).test(one));
    if (form === undefined) throw new Error(`${path} has no form with the button ${button}`);
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const unknown = Object.keys(filled).filter((name) => !form.includes(`name="${name}"`));
    if (unknown.length > 0) throw new Error(`${path} has no field ${unknown.join()} at ${button}`);
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, decodeEntities(value)]));
    return post(/\baction="([^"]*)"/.exec(form)?.[1] ?? '', { ...fields, ...filled });
  };
  return {
    data,
    read,
    log,
    token,
    change,
    readFiles,
    get,
    post,
    press,
    save,
    changedText: (file: string) => lastTexts.get(file),
  };
}

const htmlEntities: StringRecord = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (html: string) => html.replaceAll(/&([#\w]+);/g, (_, name: string) => htmlEntities[name] ?? '');

const isStringRecord = (body: StringRecord | BodyInit): body is StringRecord =>
  typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
