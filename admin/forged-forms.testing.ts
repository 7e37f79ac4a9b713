/** Forms that nobody of the staff has sent from one of the pages, over a whole content folder and its check. A seed repeats them. */
import { join } from 'node:path';
import { createRandom } from '../tests/random.ts';
import { contentFolder } from '../tools/content/content-folder.ts';
import { readOptions } from '../tools/content/load-content.ts';
import type { Role } from './access/store.ts';
import { open, ORIGIN } from './app.testing.ts';
import { paths } from './paths.ts';
import { checkTexts } from './publish/check-texts.ts';
import { readTexts } from './publish/read-texts.ts';
import { listDishes } from './tasks/dishes.ts';

type Fields = Readonly<Record<string, string>>;
type Form = [path: string, Fields];

const hostile = [
  ['../../../etc/passwd', '..%2f..%2fetc%2fpasswd', '__proto__', 'constructor', '%00', '$(reboot)', '{{7*7}}'],
  ['\u0000', '\uD800', "'; git push --force; '", '--upload-pack=sh', '<script>alert(1)</script>'],
  // More than a value, in YAML.
  ['&a [*a, *a]', '!!js/function "x"', '5.00 # [spec]', '? a : b', '{ price: 1 }', '<<: *default', '"', '*'],
  ['5.00\n        available: false', '- 1\n- 2', '2026-11-23\nsoldOut: 2099-01-01', '...\n---\na: 1'],
  ['x', 'வ', '\n', '&a '].flatMap((value) => [5000, 70_000].map((length) => value.repeat(length))),
].flat();
const origins = ['https://evil.example', 'null', '', `${ORIGIN}.evil.example`, 'http://user@evil.localhost:3001'];
const sites = ['cross-site', 'same-site', 'none'];
const elsewhere: readonly Fields[] = [
  ...origins.map((origin) => ({ origin })),
  ...sites.map((site) => ({ 'sec-fetch-site': site })),
];
const cookies = ['session=', 'session=guess', `session=${'x'.repeat(4000)}`];
const types = ['application/json', 'multipart/form-data', 'text/xml', 'multipart/form-data; boundary='];
const signIn = [paths.signIn, `${paths.signIn}/options`, `${paths.enrol}/guess`, `${paths.enrol}/guess/options`];
const oddly = (path: string): string[] =>
  `/${path} ${path}/ ${path}%00 /x/..${path}/.. ${path.toUpperCase()} ${path};x`.split(' ');
const photos = ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'PK\u0003\u0004', '\u00FF\u00D8\u00FF', 'GIF89a', ''];
const bodies = ['{"dish":{"toString":1}}', '%', '=&=&', '{"a":'.repeat(5000), '--x\r\n', 'null', '{"id":{"a":1}}', '"'];

/** Forms that would change something, were they sent by the right person from the right page. */
const valid = (dish: string, price: string, branch: string): Form[] => [
  [paths.price, { dish, was: price, price: (Number(price) + 0.5).toFixed(2) }],
  [paths.soldOut, { dish, isSoldOut: 'yes' }],
  [paths.onMenu, { dish }],
  [paths.newDish, { like: dish, name: 'Forged', price: '5.00', heat: '1', recipe: 'same' }],
  [paths.raise, { percent: '5', step: '10', scope: branch, mark: 'forged' }],
  [paths.notice, { text: 'Forged', from: '2090-01-01', until: '2090-01-02' }],
  [paths.hours, { branch, date: '2090-01-01', closed: 'yes', reason: 'Forged' }],
  [paths.invitation, { name: 'Eve', role: 'owner' }],
  [paths.personOut, { member: 'meena', remove: 'yes' }],
];

/** Forms with one value that no page can send. Each is refused from the right person too. */
const invalid = (dish: string, price: string, branch: string, value: string): Form[] => [
  [paths.price, { dish, was: price, price: value }],
  [paths.price, { dish, was: value, price: '5.00', sure: 'yes' }],
  [paths.price, { dish: value, was: price, price: '5.00' }],
  [paths.soldOut, { dish, was: value, isSoldOut: 'yes' }],
  [paths.soldOut, { dish: value, isSoldOut: 'yes' }],
  [paths.onMenu, { dish: value }],
  [paths.text, { id: value, was: value, text: 'Forged' }],
  [paths.text, { id: `content/${value}#brand`, was: '', text: value }],
  [paths.newDish, { like: value, name: 'Forged', price: '5.00', heat: '1', recipe: 'same' }],
  [paths.newDish, { like: dish, name: 'Forged', price: value, heat: '1', recipe: 'same' }],
  [paths.raise, { percent: value, step: '10', scope: branch, mark: 'forged' }],
  [paths.raise, { percent: '5', step: value, scope: value, mark: value }],
  [paths.notice, { text: value, from: value, until: '2090-01-02' }],
  [paths.notice, { text: 'Forged', from: '2090-01-01', until: value }],
  [paths.notice, { notice: value, text: 'Forged', from: '2090-01-01', until: '2090-01-02' }],
  [paths.noticeDown, { notice: value }],
  [paths.hours, { branch: value, date: '2090-01-01', closed: 'yes', reason: 'Forged' }],
  [paths.hours, { branch, date: value, closed: 'yes', reason: 'Forged' }],
  [paths.hours, { branch, date: '2090-01-01', opens: value, closes: value, reason: 'Forged' }],
  [paths.hoursRemoved, { branch, date: value }],
  [paths.undo, { change: value }],
  [paths.invitation, { name: value, role: value }],
  [paths.picture, { place: value, label: value, was: value }],
];

/** Sends forged forms. Returns those that were accepted, and those that were an error of the server. */
export async function sendForgedForms(count: number, seed: number): Promise<string[]> {
  const root = join(import.meta.dirname, '..');
  const folder = contentFolder(root);
  const files = await readTexts(folder);
  const options = await readOptions(root, folder);
  const check = (texts: ReadonlyMap<string, string>) => checkTexts(folder, texts, new Map(), options, '');
  const as = (role?: Role) => open(role, { files, check });
  const people = { nobody: as(), staff: as('staff'), owner: as('owner') };
  const access = Object.values(people).map(({ data }) => JSON.stringify(data));
  const random = createRandom(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[random.below(list.length)]!;
  const dishes = listDishes(files).filter(({ isAvailable }) => isAvailable);
  const forOwner = new Set<string>([paths.onMenu, paths.newDish, paths.invitation, paths.personOut]);

  const send = (who: keyof typeof people, [path, fields]: Form, headers?: Fields) =>
    people[who].post(path, new URLSearchParams(fields), headers);
  const photo = (): FormData => {
    const body = new FormData();
    body.set('place', 'content/home.yaml#slides.0.picture');
    body.set('photo', new File([pick(photos)], '../../site.yaml', { type: 'image/jpeg' }));
    return body;
  };
  const kinds: readonly ((good: Form[], bad: Form[]) => Promise<Response>)[] = [
    (good) => send('nobody', pick(good)),
    (good) => send('nobody', pick(good), { cookie: pick(cookies) }),
    (good) => send('staff', pick(good.filter(([path]) => forOwner.has(path)))),
    (good) => send('owner', pick(good), pick(elsewhere)),
    (_, bad) => send('owner', pick(bad)),
    (good) => {
      const [path, fields] = pick(good);
      return send('owner', [pick(oddly(path)), fields]);
    },
    () => people.owner.post(pick([paths.picture, paths.price, paths.notice]), photo()),
    (_, bad) => people.owner.post(pick(bad)[0], pick(bodies), { 'content-type': pick(types) }),
    () => people.nobody.post(pick(signIn), pick(bodies), { 'content-type': 'application/json' }),
  ];
  const problems: string[] = [];
  const [first] = dishes;
  for (const [path, fields] of first ? valid(first.id, first.price, first.branch).slice(0, 4) : [])
    if ((await people.owner.post(path, fields)).status !== 303) problems.push(`the right form to ${path} is refused`);
  for (let n = 0; n < count; n += 1) {
    const { id, price, branch } = pick(dishes);
    const forms = [valid(id, price, branch), invalid(id, price, branch, pick(hostile))] as const;
    const kind = random.below(kinds.length);
    const { status, headers } = await kinds[kind]!(...forms);
    if (status >= 500 || headers.get('location')?.startsWith(paths.change))
      problems.push(`form ${n} of kind ${kind}: ${status}`);
  }
  const isSame = Object.values(people).every(({ data }, index) => JSON.stringify(data) === access[index]);
  return isSame ? problems : [...problems, 'who has access has changed'];
}
