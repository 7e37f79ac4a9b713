/** Each task on a small content: which bytes of which file it changes, and when it is refused. */
import { describe, expect, it } from 'vitest';
import { type Plan, RefusalError } from '../publish/change.ts';
import { listBranches } from './branches.ts';
import { planDay, planRemoveDay } from './days.ts';
import {
  isLargePriceChange,
  planAvailability,
  planUndoSoldOut,
  planPrice,
  planSoldOut,
  readPrice,
} from './dish-tasks.ts';
import { findDishes, listDishes } from './dishes.ts';
import { listNotices, planNewNotice, planNotice, planTakeDownNotice } from './notices.ts';
import { changedPrice, priceChangesByFile, listScopes, hashOf, planRaise, readPercent } from './raise-prices.ts';
import { planUndo, undoneCommits } from './undo.ts';

const branchFile = 'content/branches/harbour/branch.yaml';
const menuFile = 'content/branches/harbour/menu.yaml';
const homeFile = 'content/home.yaml';
const storyFile = 'content/stories/boats.md';
const noticesFile = 'content/notices.yaml';
const menu = `categories:
  - name: Soups
    items:
      - name: Leek Soup
        price: 4.50 # in a cup
        image: ''
      - name: Caldo Verde
        price: '6.00'
        available: false
      - name: Leek Soup
        price: 6.00
        also: [{ size: large, price: 9.00 }]
        soldOut: 2026-11-22
`;
const branch = `store: Harbourside
id: 1
specialDays: # days with other hours
  # - { date: 2027-01-01, closed: true, reason: … }
phone: 1
`;
const home = `slides:
  - title: Our Stove # big
    picture: stove
    alt: A black oven with a pot.
  - title: Boats
    picture: boats
    alt: Two boats at the quay.
last: { text: வாங்க, picture: boats, alt: Two boats again. }
`;
const story = '---\ntitle: Boats # short\nimage: boats\nalt: Two boats.\n---\n\nThe image: boats.\n';
const notices = '# What every page says\n#   - text: …\n\nnotices:\n';
const files = new Map([
  [branchFile, branch],
  [menuFile, menu],
  ['content/branches/hill/branch.yaml', 'store: Hill\nid: 2\n'],
  [
    'content/branches/hill/menu.yaml',
    'categories:\n  - name: Hot/Cold\n    items:\n      - name: Rice\n        price: 1.00\n',
  ],
  [homeFile, home],
  [storyFile, story],
  [noticesFile, notices],
]);
const after = ({ texts }: Plan) => new Map([...files, ...texts]);
const leek = 'harbour-soups-leek-soup';
const caldo = 'harbour-soups-caldo-verde';

const day = { date: '2026-12-26', hours: '12:00-18:00', reason: 'Boxing Day' };
const addedDay = '  - date: 2026-12-26\n    hours: 12:00-18:00\n    reason: Boxing Day\n';
const raise = { percent: 5, step: 10, scope: 'harbour/Soups' };
const listHash = hashOf(priceChangesByFile(files, raise));
const NOON = Date.UTC(2026, 10, 22, 12);

/** A line that is added at the end of the first dish. */
const withLine = (line: string) => `image: ''\n→image: ''\n        ${line}\n`;

describe('A task changes its own bytes and nothing else:', () => {
  it.each<[task: string, plan: Plan, file: string, ...replaced: string[]]>([
    ['a price keeps its comment', planPrice(files, leek, '4.50', '5.00'), menuFile, '4.50 #→5.00 #'],
    ['a price keeps its quotes', planPrice(files, caldo, '6.00', '6.50'), menuFile, "'6.00'→'6.50'"],
    ['sold out', planSoldOut(files, leek, undefined, NOON), menuFile, withLine('soldOut: 2026-11-22')],
    ['back on', planUndoSoldOut(files, `${leek}-2`, '2026-11-22'), menuFile, '        soldOut: 2026-11-22\n→'],
    ['off the menu', planAvailability(files, leek, false), menuFile, withLine('available: false')],
    ['on the menu', planAvailability(files, caldo, true), menuFile, '        available: false\n→'],
    ['prices', planRaise(files, raise, listHash), menuFile, '4.50→4.70', "'6.00→'6.30", ' 6.00→ 6.30', '9.00→9.50'],
    ['a day', planDay(files, 'harbour', day), branchFile, `hours\n→hours\n${addedDay}`],
  ])('%s', (_, { texts }, file, ...replaced) => {
    const pairs = replaced.map((pair) => pair.split('→'));
    const expected = pairs.reduce((text, [from = '', to = '']) => text.replace(from, to), files.get(file) ?? '');
    expect([...texts]).toEqual([[file, expected]]);
  });

  it('a day is changed, and leaves the file as it was', () => {
    const added = after(planDay(files, 'harbour', day));
    const changed = after(planDay(added, 'harbour', { ...day, hours: 'closed' }));
    expect(listBranches(changed)[0]).toMatchObject({ store: 'Harbourside', days: [{ ...day, hours: 'closed' }] });
    expect(planRemoveDay(changed, 'harbour', day.date).texts.get(branchFile)).toBe(branch);
  });

  it('a notice goes up, gets a link, loses it, and comes down to the same file', () => {
    const notice = { text: 'No gas: cold dishes only', from: '2026-11-22', until: '2026-11-23 18:00' };
    const link = { text: 'Book: the other branch', href: '/book-reservation' };
    let now: ReadonlyMap<string, string> = after(planNewNotice(files, notice));
    const [{ id, ...first }] = listNotices(now) as [ReturnType<typeof listNotices>[number]];
    expect(first).toEqual(notice);
    let known = id;
    for (const next of [{ ...notice, link }, { ...notice, link: { ...link, href: '/menu' } }, notice]) {
      now = after(planNotice(now, known, next));
      const [changed] = listNotices(now);
      expect(changed).toEqual({ ...next, id: changed!.id });
      known = changed!.id;
    }
    expect(planTakeDownNotice(now, known).texts.get(noticesFile)).toBe(notices);
  });

  it('of two notices with one text, only the one that is meant is changed, and none that was edited meanwhile', () => {
    const notice = { text: 'Closed', from: '2026-11-22', until: '2026-11-23' };
    const later = { ...notice, from: '2026-12-01', until: '2026-12-02' };
    const both = after(planNewNotice(after(planNewNotice(files, notice)), later));
    const [, { id }] = listNotices(both) as [unknown, { id: string }];
    const left = listNotices(after(planTakeDownNotice(both, id)));
    expect(left).toMatchObject([notice]);
    const edited = after(planNotice(both, id, { ...later, until: '2026-12-05' }));
    expect(() => planNotice(edited, id, { ...later, text: 'Open' })).toThrow('conflict');
  });
});

it.each<[task: string, plan: () => Plan, yours: string, theirs: string]>([
  ['A price', () => planPrice(files, leek, '4.00', '5.00'), '5.00', '4.50'],
  ['A dish that is gone', () => planPrice(files, 'harbour-soups-rasam', '4.00', '5.00'), '5.00', ''],
  ['A notice that was taken down', () => planNotice(files, 'x', { text: 'Gas', from: '', until: '' }), 'Gas', ''],
  ['A day that is not planned', () => planRemoveDay(files, 'harbour', day.date), day.date, ''],
])('%s that somebody else has changed is not overwritten', (_, plan, yours, theirs) => {
  expect(plan).toThrow(new RefusalError({ kind: 'conflict', yours, theirs }));
});

it('A change whose undo was undone is in force again', () => {
  const commit = (hash: string, undoes?: string) => ({ hash, undoes });
  expect([...undoneCommits([commit('undo', 'change'), commit('change')])]).toEqual(['change']);
  expect([...undoneCommits([commit('again', 'undo'), commit('undo', 'change'), commit('change')])]).toEqual(['undo']);
});

it('Undo brings pictures back, and neither adds nor removes a text file', async () => {
  const [old, recent] = [Buffer.from('old'), Buffer.from('new')];
  const undo = (file: string, before?: Buffer, later?: Buffer) => {
    const changedFiles = () => Promise.resolve([{ file, before, after: later }]);
    const commit = { hash: 'x', changeId: 'x', time: 0, person: '', email: '', summary: 'Soup', undoes: undefined };
    return planUndo(files, { changedFiles }, commit);
  };
  expect([...(await undo('pictures/stove.png', old)).pictures!]).toEqual([['content/pictures/stove.png', old]]);
  await expect(undo('stories/stove.md', undefined, recent)).rejects.toThrow('superseded');
  await expect(undo('stories/gone.md', old, recent)).rejects.toThrow('superseded');
});

it('Prices are not raised if one has changed since the list was shown', () => {
  expect(() => planRaise(after(planPrice(files, leek, '4.50', '5.00')), raise, listHash)).toThrow(RefusalError);
});

it('The history counts the prices that were raised', () => {
  const summaryOf = (scope: string) => {
    const wanted = { ...raise, percent: 10, scope };
    return planRaise(files, wanted, hashOf(priceChangesByFile(files, wanted))).summary;
  };
  expect(summaryOf('hill')).toBe('Hill: all prices: 10%, 1 price changed');
  expect(summaryOf('')).toBe('All prices: 10%, 5 prices changed');
});

it('Prices of all branches, of one, or of a category are raised', () => {
  const counts = (scope: string) =>
    priceChangesByFile(files, { ...raise, scope })
      .map(({ store, changes }) => `${store} ${changes.length}`)
      .join();
  expect(listScopes(files).map(({ value }) => `${value}: ${counts(value)}`)).toEqual([
    ': Harbourside 4,Hill 1',
    'harbour: Harbourside 4',
    'harbour/Soups: Harbourside 4',
    'hill: Hill 1',
    'hill/Hot/Cold: Hill 1',
  ]);
  expect(counts('hill/Soups')).toBe('');
});

it('A new price is the nearest step; half a step is rounded up', () => {
  const by = (percent: number, step: number) => (pence: number) => changedPrice(pence, { percent, step });
  expect([450, 900, 1000, 2195].map(by(5, 5))).toEqual([475, 945, 1050, 2305]);
  expect([450, 900].map(by(5, 50))).toEqual([450, 950]);
  expect([1000, 115].map(by(-10, 1))).toEqual([900, 104]);
  expect([1000].map(by(2.5, 5))).toEqual([1025]);
});

it('Prices and percentages are read as people write them', () => {
  expect(['5', ' £5.5', '5,50', '12.05', '0.9'].map(readPrice)).toEqual(['5.00', '5.50', '5.50', '12.05', '0.90']);
  expect(['', 'five', '5.555', '-1', '1000', '1e2', '5 0'].map(readPrice)).toEqual(Array.from({ length: 7 }));
  expect(['5', '+2,5 %', '-10%', '30'].map(readPercent)).toEqual([5, 2.5, -10, 30]);
  expect(['', '0', '31', '-30.01', 'five', '1e1'].map(readPercent)).toEqual(Array.from({ length: 6 }));
  expect(['5.20', '5.21', '2.79'].map((price) => isLargePriceChange('4.00', price))).toEqual([false, true, true]);
});

it('No two dishes have the same id, even if the name of one ends with the number of another', () => {
  const items = ['Soup', 'Soup', 'Soup 2', 'Soup'].map((name) => `      - name: ${name}\n`);
  const copy = new Map([...files, [menuFile, `categories:\n  - name: Hot\n    items:\n${items.join('')}`]]);
  const ids = listDishes(copy).flatMap(({ id, branch: key }) =>
    key === 'harbour' ? id.replace('harbour-hot-', '') : [],
  );
  expect(ids).toEqual(['soup', 'soup-2', 'soup-2-2', 'soup-3']);
});

it('Dishes are found by parts of their names, without accents', () => {
  expect(findDishes(listDishes(files), 'leek harb').map(({ id }) => id)).toEqual([leek, `${leek}-2`]);
  expect(findDishes(listDishes(files), 'çaldo')).toHaveLength(1);
});
