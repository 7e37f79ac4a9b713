/** Forms that nobody of the staff has sent from one of the pages. The same seed repeats them. */
import { deflateSync } from 'node:zlib';
import { paths } from '../../admin/paths.ts';
import type { Random } from '../random.ts';

/** A form as it goes over the line. */
export interface ForgedForm {
  /** What is wrong with it. */
  kind: string;
  path: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** What forgers may know. */
export interface Known {
  /** The address of the pages. */
  origin: string;
  /** Cookies of an owner, of one of the staff, and of a session that is over. */
  owner: string;
  staff: string;
  over: string;
  /** A dish, its price, a branch. */
  dish: string;
  price: string;
  branch: string;
  /** A place for a picture. */
  place: string;
}

type Fields = Readonly<Record<string, string>>;
const urlEncoded = 'application/x-www-form-urlencoded';

const tricks = [
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '\u0000',
  '%00',
  'C:\\Windows\\win.ini',
  '/proc/self/environ',
  "'; git push --force; '",
  '$(reboot)',
  '--upload-pack=sh',
  '{{7*7}}',
  '\uD800',
  '<script>alert(1)</script>',
] as const;

const yaml = [
  '5.00\n        available: false',
  '&a [*a, *a]',
  '!!js/function "x"',
  '5.00 # [spec]',
  '? a : b',
  '- 1\n- 2',
  '{ price: 1 }',
  '<<: *default',
  '| \n  x',
  '2026-11-23\nsoldOut: 2099-01-01',
  '"',
  "'",
  '*',
  '%YAML 1.1',
  '...\n---\na: 1',
] as const;

/** Forms that would change something, were they sent by the right person from the right page. */
const validForms = ({ dish, price, branch }: Known): [string, Fields][] => [
  [paths.price, { dish, was: price, price: (Number(price) + 0.5).toFixed(2) }],
  [paths.soldOut, { dish, day: '2090-01-01' }],
  [paths.onMenu, { dish }],
  [paths.newDish, { like: dish, name: 'Forged', price: '5.00', heat: '1', recipe: 'own' }],
  [paths.raise, { percent: '5', step: '10', scope: branch, mark: 'forged' }],
  [paths.text, { id: 'content/site.yaml#brand', was: 'x', text: 'Forged' }],
  [paths.notice, { text: 'Forged', from: '2090-01-01', until: '2090-01-02' }],
  [paths.hours, { branch, date: '2090-01-01', closed: 'yes', reason: 'Forged' }],
  [paths.invitation, { name: 'Eve', role: 'owner' }],
  [paths.personOut, { member: 'owner', remove: 'yes' }],
  [paths.signOut, {}],
];

/** Forms with one value that no page can send. Each would be refused from the right person too. */
const invalidForms = ({ dish, price, branch }: Known, value: string): [string, Fields][] => [
  [paths.price, { dish, was: price, price: value }],
  [paths.price, { dish, was: value, price: '5.00', sure: 'yes' }],
  [paths.price, { dish: value, was: price, price: '5.00' }],
  [paths.soldOut, { dish, day: value }],
  [paths.soldOut, { dish: value, day: '2090-01-01' }],
  [paths.onMenu, { dish: value }],
  [paths.text, { id: value, was: value, text: 'Forged' }],
  [paths.text, { id: `content/${value}#brand`, was: '', text: value }],
  [paths.newDish, { like: value, name: 'Forged', price: '5.00', heat: '1', recipe: 'own' }],
  [paths.newDish, { like: dish, name: 'Forged', price: value, heat: '1', recipe: 'own' }],
  [paths.raise, { percent: value, step: '10', scope: branch, mark: 'forged' }],
  [paths.raise, { percent: '5', step: value, scope: value, mark: value }],
  [paths.notice, { text: value, from: value, until: '2090-01-02' }],
  [paths.notice, { text: 'Forged', from: '2090-01-01', until: value }],
  [paths.notice, { was: value, text: 'Forged', from: '2090-01-01', until: '2090-01-02' }],
  [paths.noticeDown, { was: value }],
  [paths.hours, { branch: value, date: '2090-01-01', closed: 'yes', reason: 'Forged' }],
  [paths.hours, { branch, date: value, closed: 'yes', reason: 'Forged' }],
  [paths.hours, { branch, date: '2090-01-01', opens: value, closes: value, reason: 'Forged' }],
  [paths.hoursRemoved, { branch, date: value }],
  [paths.undo, { change: value }],
  [paths.invitation, { name: value, role: value }],
  [paths.personOut, { member: value, remove: 'yes' }],
];

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>';
/** A kilobyte that says it is a picture of 40,000 × 40,000 pixels. */
const bomb = (): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(40_000, 0);
  header.writeUInt32BE(40_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1e6))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const files: readonly [name: string, type: string, () => Buffer][] = [
  ['photo.svg', 'image/svg+xml', () => Buffer.from(svg)],
  ['photo.jpg', 'image/jpeg', () => Buffer.from(svg)],
  ['photo.png', 'image/png', bomb],
  ['photo.jpg', 'image/jpeg', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000)])],
  ['../../staff-pages.yaml', 'image/jpeg', () => Buffer.from('title: Forged')],
  ['photo.jpg', 'image/jpeg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['photo.gif', 'image/gif', () => Buffer.from('GIF89a')],
  ['photo.jpg', 'image/jpeg', () => Buffer.alloc(0)],
  ['photo.jpg', 'image/jpeg', () => Buffer.alloc(26 * 1024 * 1024)],
];

const encode = (fields: Fields): Buffer => Buffer.from(new URLSearchParams(fields).toString());

function multipart(fields: Fields, [name, type, contents]: readonly [string, string, () => Buffer]): [string, Buffer] {
  const boundary = 'x-forged-x';
  const texts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return [
    `multipart/form-data; boundary=${boundary}`,
    Buffer.concat([Buffer.from(texts.join('') + head), contents(), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  ];
}

/** Returns one form. */
export function forgedForm(random: Random, known: Known): ForgedForm {
  const { origin, owner, staff, over } = known;
  const pickOf = <Item>(list: readonly Item[]): Item => list[random.below(list.length)]!;
  const make = (kind: string, cookie: string, path: string, fields: Fields, headers: Fields = {}): ForgedForm => ({
    kind,
    path,
    method: 'POST',
    headers: { origin, cookie, 'content-type': urlEncoded, ...headers },
    body: encode(fields),
  });
  const kinds: readonly [() => ForgedForm, ...(() => ForgedForm)[]] = [
    () => {
      const cookie = pickOf(['', 'kitchen=', 'kitchen=guess', over, `kitchen=${'x'.repeat(4000)}`, `other=1; ${over}`]);
      return make('no session', cookie, ...pickOf(validForms(known)));
    },
    () => {
      const elsewhere = pickOf<Fields>([
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: '' },
        { origin: `${origin}.evil.example` },
        { origin: origin.replace('://', '://user@evil.') },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
      ]);
      return make('wrong origin', owner, ...pickOf(validForms(known)), elsewhere);
    },
    () => {
      const own = [paths.onMenu, paths.newDish, paths.text, paths.invitation, paths.personOut, paths.people];
      return make(
        'not the owner',
        staff,
        ...pickOf(validForms(known).filter(([path]) => own.some((one) => one === path))),
      );
    },
    () => {
      const [path, fields] = pickOf(validForms(known));
      const odd = pickOf([
        `/${path}`,
        `${path}/`,
        `${path}%00`,
        `/.${path}`,
        `/x/..${path}/..`,
        path.toUpperCase(),
        `${path};x`,
      ]);
      return make('path trick', pickOf(['', owner]), odd === path ? '/nowhere' : odd, fields, { origin: 'null' });
    },
    () => make('path in a field', owner, ...pickOf(invalidForms(known, random.pick(tricks)))),
    () => make('YAML in a field', owner, ...pickOf(invalidForms(known, random.pick(yaml)))),
    () => {
      const value = pickOf(['x', '9', 'வ', '\n', '&a ']).repeat(pickOf([5000, 70_000, 500_000, 2_000_000]));
      return make('huge field', pickOf(['', owner]), ...pickOf(invalidForms(known, value)));
    },
    () => {
      const [type, body] = multipart({ place: known.place, alt: 'A forged picture of nothing' }, pickOf(files));
      const path = pickOf([paths.picture, paths.picture, paths.price, paths.notice]);
      return { ...make('hostile photo', owner, path, {}, { 'content-type': type }), body };
    },
    () => {
      const type = pickOf([
        'application/json',
        'multipart/form-data',
        'text/xml',
        '',
        `${urlEncoded}; charset=utf-7`,
        'multipart/form-data; boundary=',
      ]);
      const body = Buffer.from(
        pickOf(['{"dish":{"toString":1}}', '%', '=&=&', '{"a":'.repeat(5000), '--x\r\n', '\u0000'.repeat(100)]),
      );
      return {
        // Signing out needs no fields.
        ...make('broken body', pickOf(['', owner]), pickOf(invalidForms(known, ''))[0], {}, { 'content-type': type }),
        body,
      };
    },
    () => {
      const path = pickOf([
        paths.signIn,
        `${paths.signIn}/options`,
        `${paths.enrol}/guess`,
        `${paths.enrol}/guess/options`,
      ]);
      const body = Buffer.from(pickOf(['{}', 'null', '[]', '{"id":"x","response":{}}', '{"id":{"a":1}}', '"']));
      return { ...make('guessed passkey', '', path, {}, { 'content-type': 'application/json' }), body };
    },
    () => ({
      ...make('other method', owner, ...pickOf(validForms(known))),
      method: pickOf(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']),
    }),
  ];
  return random.pick(kinds)();
}
