/** Forms that nobody of the staff has sent from one of the pages, over a whole content folder and its check. A seed repeats them. */
import { join } from 'node:path';
import { createRandom } from '../tests/random.ts';
import { contentFolder } from '../tools/content/content-folder.ts';
import { readOptions } from '../tools/content/load-content.ts';
import { open, ORIGIN } from './app.testing.ts';
import { paths } from './paths.ts';
import { checkTexts } from './publish/check-texts.ts';
import { readTexts } from './publish/read-texts.ts';
import { listDishes } from './tasks/dishes.ts';

type Fields = Readonly<Record<string, string>>;
type Form = [path: string, Fields];

const pathsAndCommands = [
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '\u0000',
  '%00',
  "'; git push --force; '",
  '$(reboot)',
  '--upload-pack=sh',
  '{{7*7}}',
  '\uD800',
  '<script>alert(1)</script>',
];
const yaml = [
  '5.00\n        available: false',
  '&a [*a, *a]',
  '!!js/function "x"',
  '5.00 # [spec]',
  '? a : b',
  '- 1\n- 2',
  '{ price: 1 }',
  '<<: *default',
  '2026-11-23\nsoldOut: 2099-01-01',
  '"',
  '*',
  '...\n---\na: 1',
];
const huge = ['x', 'வ', '\n', '&a '].flatMap((value) => [5000, 70_000].map((length) => value.repeat(length)));
const hostile = [...pathsAndCommands, ...yaml, ...huge];

const elsewhere: readonly Fields[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: `${ORIGIN}.evil.example` },
  { origin: 'http://user@evil.localhost:3001' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
];
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
  const people = {
    nobody: open(undefined, { files, check }),
    staff: open('staff', { files, check }),
    owner: open('owner', { files, check }),
  };
  const access = Object.values(people).map(({ data }) => JSON.stringify(data));
  const random = createRandom(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[random.below(list.length)]!;
  const dishes = listDishes(files).filter(({ isAvailable }) => isAvailable);
  const forOwner = new Set<string>([paths.onMenu, paths.newDish, paths.invitation, paths.personOut]);

  const kinds: readonly [keyof typeof people, (good: Form[], bad: Form[]) => readonly [string, BodyInit, Fields?]][] = [
    ['nobody', (good) => form(pick(good))],
    [
      'nobody',
      (good) => form(pick(good), { cookie: pick(['session=', 'session=guess', `session=${'x'.repeat(4000)}`]) }),
    ],
    ['staff', (good) => form(pick(good.filter(([path]) => forOwner.has(path))))],
    ['owner', (good) => form(pick(good), pick(elsewhere))],
    ['owner', (_, bad) => form(pick(bad))],
    [
      'owner',
      (good) => {
        const [path, fields] = pick(good);
        const odd = pick([`/${path}`, `${path}/`, `${path}%00`, `/x/..${path}/..`, path.toUpperCase(), `${path};x`]);
        return [odd, new URLSearchParams(fields)];
      },
    ],
    [
      'owner',
      () => {
        const body = new FormData();
        body.set('place', 'content/home.yaml#slides.0.picture');
        body.set('photo', new File([pick(photos)], '../../site.yaml', { type: 'image/jpeg' }));
        return [pick([paths.picture, paths.price, paths.notice]), body];
      },
    ],
    [
      'owner',
      (_, bad) => [
        pick(bad)[0],
        pick(bodies),
        {
          'content-type': pick([
            'application/json',
            'multipart/form-data',
            'text/xml',
            'multipart/form-data; boundary=',
          ]),
        },
      ],
    ],
    [
      'nobody',
      () => [
        pick([paths.signIn, `${paths.signIn}/options`, `${paths.enrol}/guess`, `${paths.enrol}/guess/options`]),
        pick(bodies),
        { 'content-type': 'application/json' },
      ],
    ],
  ];
  const problems: string[] = [];
  const [first] = dishes;
  for (const [path, fields] of first ? valid(first.id, first.price, first.branch).slice(0, 4) : [])
    if ((await people.owner.post(path, fields)).status !== 303) problems.push(`the right form to ${path} is refused`);
  for (let n = 0; n < count; n += 1) {
    const { id, price, branch } = pick(dishes);
    const [who, make] = pick(kinds);
    const [path, body, headers] = make(valid(id, price, branch), invalid(id, price, branch, pick(hostile)));
    const { status, headers: answer } = await people[who].post(path, body, headers);
    if (status >= 500 || answer.get('location')?.startsWith(paths.change))
      problems.push(`${status} for ${who}: ${path} ${String(body).slice(0, 300)} ${JSON.stringify(headers)}`);
  }
  const isSame = Object.values(people).every(({ data }, index) => JSON.stringify(data) === access[index]);
  return isSame ? problems : [...problems, 'who has access has changed'];
}

const form = ([path, fields]: Form, headers: Fields = {}): readonly [string, BodyInit, Fields?] => [
  path,
  new URLSearchParams(fields),
  headers,
];
