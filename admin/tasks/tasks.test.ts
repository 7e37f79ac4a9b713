/** Each task on a small content: which bytes of which file it changes, and when it is refused. */
import { describe, expect, it } from 'vitest';
import { commit } from '../app.testing.ts';
import { findDishes, keyOf, listMenuDishes, listStores } from '../editor/menus.ts';
import { type Plan, RefusalError } from '../publish/change.ts';
import type { Unit, Values } from '../editor/units.ts';
import { daysOf, dayUnit, type OtherDay } from './days.ts';
import { listNotices, noticeUnit, stateOf } from './notices.ts';
import { priceUnit } from './price.ts';
import { changedPrice, priceChanges, listScopes, raiseUnit, readPercent } from './raise-prices.ts';
import { planBackOn, planSoldOut, type SoldOutChoice } from './sold-out.ts';
import { type Files, filesAfter } from './plan.ts';
import { planUndo, undoneCommits } from './undo.ts';

const branchFile = 'content/branches/harbour/branch.yaml';
const menuFile = 'content/branches/harbour/menu.yaml';
const noticesFile = 'content/notices.yaml';
const menu = `categories:
  - slug: soups
    name: Soups
    items:
      - name: Leek Soup
        price: 4.50 # in a cup
        image: ''
      - name: Caldo Verde
        price: 6.00
        available: false
      - name: Leek Soup
        volume: large
        price: 6.00
        also: [{ size: huge, price: 9.00 }]
        soldOut: { from: 2026-11-22, until: 2026-11-22 }
`;
const branch = `store: Harbourside
id: 1
specialDays: # days with other hours
  # - { date: 2027-01-01, closed: true, reason: … }
phone: 1
`;
const notices = '# What every page says\n#   - text: …\n\nnotices:\n';
const files: Files = new Map([
  [branchFile, branch],
  [menuFile, menu],
  ['content/branches/hill/branch.yaml', 'store: Hill\nid: 2\n'],
  [
    'content/branches/hill/menu.yaml',
    'categories:\n  - slug: hot\n    name: Hot\n    items:\n      - name: Rice\n        price: 1.00\n      - name: Leek Soup\n        price: 5.00\n',
  ],
  [noticesFile, notices],
]);
const after = ({ texts }: Plan) => filesAfter(files, texts);
const leek = 'harbour/leek-soup';
const large = 'harbour/leek-soup-large';
const caldo = 'harbour/caldo-verde';
const planOf = (unit: Unit | undefined, data: Values): Plan => {
  const { texts, summary = '', problems } = unit!.write(data);
  expect(problems).toEqual([]);
  return { texts, summary };
};
const dearer = (key: string, price: number) => planOf(priceUnit(files, key), { price });
const planDay = (current: Files, other: OtherDay, at = '') =>
  planOf(dayUnit(current, '', NOON), { ...other, until: other.until ?? '', branch: at });
const planNotice = (current: Files, id: string, notice: Values) => planOf(noticeUnit(current, id, NOON), notice);

const day = { date: '2026-12-26', hours: '12:00-18:00', reason: 'Boxing Day' };
const addedDay = '  - date: 2026-12-26\n    hours: 12:00-18:00\n    reason: Boxing Day\n';
const raise = { percent: 5, step: 10, scope: 'harbour/soups' };
const NOON = Date.UTC(2026, 10, 22, 12);

const choice: SoldOutChoice = { keys: [leek], howLong: 'today', until: '', isEverywhere: false };
const soldOut = (more: Partial<SoldOutChoice> = {}) => planSoldOut(files, { ...choice, ...more }, NOON);
/** The lines of `soldOut` that are added at the end of the first dish. */
const outLines = (from: string, until?: string) =>
  `image: ''\n→image: ''\n        soldOut:\n          from: ${from}\n${until ? `          until: ${until}\n` : ''}`;

describe('A task changes its own bytes and nothing else:', () => {
  it.each<[task: string, plan: Plan, file: string, ...replaced: string[]]>([
    ['a price keeps its comment', dearer(leek, 5), menuFile, '4.50 #→5.00 #'],
    [
      'the price of a size',
      planOf(priceUnit(files, large), { price: 6, 'price-2': 9.5 }),
      menuFile,
      'price: 9.00→price: 9.50',
    ],
    ['sold out today', soldOut(), menuFile, outLines('2026-11-22', '2026-11-22')],
    ['tomorrow', soldOut({ howLong: 'tomorrow' }), menuFile, outLines('2026-11-23', '2026-11-23')],
    ['until a day', soldOut({ howLong: 'day', until: '2026-11-26' }), menuFile, outLines('2026-11-22', '2026-11-26')],
    ['until put back on', soldOut({ howLong: 'open' }), menuFile, outLines('2026-11-22')],
    ['back on', planBackOn(files, large), menuFile, '        soldOut: { from: 2026-11-22, until: 2026-11-22 }\n→'],
    ['prices', planOf(raiseUnit(files), raise), menuFile, '4.50→4.70', ' 6.00→ 6.30', ' 6.00→ 6.30', '9.00→9.50'],
    ['a day', planDay(files, day, 'harbour'), branchFile, `hours\n→hours\n${addedDay}`],
  ])('%s', (_, { texts }, file, ...replaced) => {
    const pairs = replaced.map((pair) => pair.split('→'));
    const expected = pairs.reduce((text, [from = '', to = '']) => text.replace(from, to), files.get(file) ?? '');
    expect([...texts]).toEqual([[file, expected]]);
  });

  it('a day is changed, and leaves the file as it was', () => {
    const added = after(planDay(files, day, 'harbour'));
    const changed = after(planDay(added, { ...day, hours: 'closed' }, 'harbour'));
    expect(daysOf(listStores(changed)[0]!)).toEqual([{ ...day, hours: 'closed' }]);
    const { question } = dayUnit(added, '', NOON)!;
    expect(question?.({ ...day, hours: '19:00-22:00', reason: 'Dinner' })).toBe(
      'Harbourside has for Sat 26 Dec 2026 already: 12:00-18:00 (Boxing Day). This puts in its place: 19:00-22:00 (Dinner). For both, choose “Two sittings”.',
    );
    expect([question?.(day), question?.({ ...day, date: '2026-12-27', reason: 'x' })]).toEqual([undefined, undefined]);
    const planned = dayUnit(changed, `harbour/${day.date}`, NOON)!;
    expect(planned.remove!().texts.get(branchFile)).toBe(branch);
    const later = { ...planned.data, date: '2026-12-27', until: '2026-12-28' };
    expect(planned.question?.(later)).toBeUndefined();
    const closed = filesAfter(changed, planned.write(later).texts);
    expect(daysOf(listStores(closed)[0]!)).toEqual([
      { date: '2026-12-27', until: '2026-12-28', hours: 'closed', reason: day.reason },
    ]);
    const closure = dayUnit(closed, 'harbour/2026-12-27', NOON)!;
    const moved = filesAfter(closed, closure.write({ ...closure.data, branch: 'hill', hours: '18:00-20:00' }).texts);
    expect(listStores(moved).map((one) => daysOf(one).length)).toEqual([0, 2]);
  });

  it('a closure of several days takes the place of the special days in it, at each branch, and ends', () => {
    const added = after(planDay(files, day, 'harbour'));
    const closure = { date: '2026-12-24', until: '2027-01-06', hours: 'closed', reason: 'Works: a new floor.' };
    const { texts, summary } = planDay(added, closure);
    expect(summary).toBe('Harbourside and Hill, Thu 24 Dec 2026 to Wed 6 Jan 2027: closed');
    const closed = filesAfter(added, texts);
    for (const store of listStores(closed)) expect(daysOf(store)).toEqual([closure]);
    const { question } = dayUnit(closed, '', NOON)!;
    const next = { ...closure, date: '2027-12-24', until: '2028-01-06', reason: 'Winter break.' };
    expect([question?.(next), question?.({ ...next, date: '2027-12-24', until: '' })]).toEqual([
      expect.stringMatching(/6 Jan 2027 already: closed \(Works.* in its place: closed \(Winter break/),
      undefined,
    ]);
    expect(dayUnit(closed, `harbour/${closure.date}`, NOON)!.remove!().texts.get(branchFile)).toBe(branch);
  });

  it('several dishes are sold out at once, and everywhere those of one name', () => {
    const { texts, summary } = soldOut({ keys: [leek, caldo], isEverywhere: true });
    expect([...texts.values()].map((text) => text?.match(/soldOut:\n/g)?.length)).toEqual([2, 1]);
    expect(summary).toBe(
      'Leek Soup, Harbourside; Caldo Verde, Harbourside; Leek Soup, Hill: sold out, Sun 22 Nov 2026',
    );
  });

  type HowLong = SoldOutChoice['howLong'];
  it.each<[HowLong, HowLong, days: [from: string, until?: string], lost?: string]>([
    ['tomorrow', 'today', ['2026-11-22', '2026-11-23']],
    ['today', 'tomorrow', ['2026-11-22', '2026-11-23']],
    ['open', 'tomorrow', ['2026-11-22']],
    ['tomorrow', 'open', ['2026-11-22']],
    ['open', 'today', ['2026-11-22', '2026-11-22'], 'from Sun 22 Nov 2026 until put back on'],
    ['day', 'today', ['2026-11-22', '2026-11-22'], 'Sun 22 Nov 2026 to Thu 26 Nov 2026'],
  ])(
    'a dish that is sold out (%s) and is marked again (%s) has the days that are meant',
    (first, second, days, lost) => {
      const marked = after(soldOut({ howLong: first, until: '2026-11-26' }));
      const question = `Leek Soup, Harbourside is sold out already, ${lost}. In its place: Sun 22 Nov 2026.`;
      const again = (sure?: string) => planSoldOut(marked, { ...choice, howLong: second }, NOON + 60_000, sure);
      if (lost !== undefined) expect(() => again()).toThrow(new RefusalError({ kind: 'question', question }));
      const { texts } = again(question);
      expect(filesAfter(marked, texts).get(menuFile)).toContain(outLines(...days).split('→')[1]);
    },
  );

  it('a notice goes up, gets a link, loses it, and comes down to the same file', () => {
    const notice = { text: 'No gas: cold dishes only', from: '2026-11-22', until: '2026-11-23 18:00' };
    const link = { text: 'Book: the other branch', href: '/book-reservation' };
    let now = after(planNotice(files, '', notice));
    for (const next of [notice, { ...notice, link }, { ...notice, link: { ...link, href: '/menu' } }, notice]) {
      now = after(planNotice(now, listNotices(now)[0]!.id, next));
      expect(listNotices(now).map(({ value }) => value)).toEqual([next]);
    }
    expect(noticeUnit(now, listNotices(now)[0]!.id, NOON)!.remove!().texts.get(noticesFile)).toBe(notices);
  });

  it('of two notices with one text, only the one that is meant is changed, and none that was edited meanwhile', () => {
    const notice = { text: 'Closed', from: '2026-11-22', until: '2026-11-23' };
    const later = { ...notice, from: '2026-12-01', until: '2026-12-02' };
    const both = after(planNotice(after(planNotice(files, '', notice)), '', later));
    const [, { id }] = listNotices(both) as [unknown, { id: string }];
    const left = listNotices(after(noticeUnit(both, id, NOON)!.remove!()));
    expect(left).toMatchObject([{ value: notice }]);
    const edited = after(planNotice(both, id, { ...later, until: '2026-12-05' }));
    expect(noticeUnit(edited, id, NOON)).toBeUndefined();
  });
});

it('Where there is no room for a notice, it takes the place of one that is over', () => {
  const on = (date: string) => ({ text: date, from: date, until: date });
  let now: ReadonlyMap<string, string> = files;
  for (const date of ['2026-11-23', '2026-11-20', '2026-11-24', '2026-11-25', '2026-11-26'])
    now = filesAfter(now, noticeUnit(now, '', NOON)!.write(on(date)).texts);
  const states = listNotices(now).map(({ value }) => `${String(value['text'])} ${stateOf(value, NOON)}`);
  expect(states).toEqual(['2026-11-23 planned', '2026-11-24 planned', '2026-11-25 planned', '2026-11-26 planned']);
  expect(stateOf(on('2026-11-22'), NOON)).toBe('up');
});

it('A dish or a day that somebody has taken out has no form', () => {
  expect(priceUnit(files, 'harbour/rasam')).toBeUndefined();
  expect(dayUnit(files, `harbour/${day.date}`, NOON)).toBeUndefined();
  expect(() => planBackOn(files, 'harbour/rasam')).toThrow(new RefusalError({ kind: 'gone' }));
});

it('A change whose undo was undone is in force again', () => {
  const undone = (...all: [hash: string, undoes?: string][]) => [
    ...undoneCommits(all.map(([hash, undoes]) => ({ hash, undoes }))),
  ];
  expect(undone(['undo', 'change'], ['change'])).toEqual(['change']);
  expect(undone(['again', 'undo'], ['undo', 'change'], ['change'])).toEqual(['undo']);
});

const soups = { ...commit, hash: 'x', summary: 'Soups' };

it('Undo brings files back, and takes new ones away unless they were changed', async () => {
  const [old, recent] = [Buffer.from('old'), Buffer.from('new')];
  const undo = (file: string, before?: Buffer, later?: Buffer, now?: string, summary = 'Soup') => {
    const changedFiles = () => Promise.resolve([{ file, before, after: later }]);
    const current = now === undefined ? files : new Map([...files, [`content/${file}`, now]]);
    return planUndo(current, { changedFiles }, { ...soups, summary }, []);
  };
  const story = 'stories/stove.md';
  expect([...(await undo(story, undefined, recent, 'new')).texts]).toEqual([[`content/${story}`, undefined]]);
  expect([...(await undo(story, old)).texts]).toEqual([[`content/${story}`, 'old']]);
  await expect(undo(story, undefined, recent, 'newer')).rejects.toThrow('superseded');
  const titles = ['Notice up: Menu. Today: now contains more fish', 'Undone: Soup', 'Done again: Soup'];
  const undone = await Promise.all(titles.map((one) => undo(story, old, undefined, undefined, one)));
  expect(undone.map(({ summary }) => summary)).toEqual([`Undone: ${titles[0]}`, 'Done again: Soup', 'Undone: Soup']);
});

it('Undo takes back what is still as the change left it, asks about the rest, and leaves its neighbours alone', async () => {
  const undo = (first: Plan, change: (text: string) => string, sure?: string) => {
    const file = menuFile.replace('content/', '');
    const text = after(first).get(menuFile) ?? '';
    const [before, later] = [menu, text].map((one) => Buffer.from(one));
    const changedFiles = async (hash: string) => [{ file, before: hash === 'x' ? before : later, after: later }];
    const now = new Map([...files, [menuFile, change(text)]]);
    return planUndo(now, { changedFiles }, soups, [{ ...soups, hash: 'y' }], sure);
  };
  const raised = planOf(raiseUnit(files), raise);
  const question =
    'What was changed again since stays as it is now: Harbourside: Leek Soup, Price. The rest is undone. Is that right?';
  const change = (text: string) => text.replace('4.70', '4.90');
  await expect(undo(raised, change)).rejects.toThrow(new RefusalError({ kind: 'question', question }));
  const { texts, summary } = await undo(raised, change, question);
  expect([texts.get(menuFile), summary]).toEqual([
    menu.replace('4.50', '4.90'),
    'Undone: Soups, but not Harbourside: Leek Soup, Price',
  ]);
  const added = { summary: '', texts: new Map([[menuFile, `${menu}      - name: Halwa\n        price: 5.00\n`]]) };
  const category = '  - slug: hot\n    name: Hot\n    items:\n      - name: Rice\n        price: 1.00\n';
  const { texts: alone } = await undo(added, (text) => text + category);
  expect(alone.get(menuFile)).toBe(menu + category);
  await expect(undo(dearer(leek, 5), (text) => text.replace('5.00', '6.00'))).rejects.toMatchObject({
    refusal: { kind: 'superseded', by: { hash: 'y' } },
  });
});

it('Raised prices are shown and counted', () => {
  const { preview, question, write } = raiseUnit(files);
  const [group] = preview?.(raise, write(raise)) ?? [];
  expect([group?.title, group?.lines[0]]).toEqual(['Harbourside: 4 new prices', 'Leek Soup £4.50 → £4.70']);
  const asked = [group?.title, ...(group?.lines ?? []), 'This changes 4 prices.'];
  expect(question?.(raise)?.split('\n')).toEqual(asked);
  expect(write({ percent: 10, step: 10, scope: 'hill' }).summary).toBe('Hill: all prices: 10%, 2 prices changed');
  expect(write({ percent: 'many' }).problems.map(({ path }) => path)).toEqual([['percent'], ['step']]);
});

it('Prices of all branches, of one, or of a category are raised', () => {
  const counts = (scope: string) =>
    [...Map.groupBy(priceChanges(files, { ...raise, scope }), ({ file }) => file.split('/')[2])]
      .map(([branchName, some]) => `${branchName} ${some.length}`)
      .join();
  expect(listScopes(files).map(([value]) => `${value}: ${counts(value)}`)).toEqual([
    ': harbour 4,hill 2',
    'harbour: harbour 4',
    'harbour/soups: harbour 4',
    'hill: hill 2',
    'hill/hot: hill 2',
  ]);
  expect(counts('hill/soups')).toBe('');
});

it('A new price is the nearest step; half a step is rounded up', () => {
  const by = (percent: number, step: number) => (pence: number) => changedPrice(pence, { percent, step });
  expect([450, 900, 1000, 2195].map(by(5, 5))).toEqual([475, 945, 1050, 2305]);
  expect([450, 900].map(by(5, 50))).toEqual([450, 950]);
  expect([1000, 115].map(by(-10, 1))).toEqual([900, 104]);
  expect([1000].map(by(2.5, 5))).toEqual([1025]);
});

it('Percentages are read as people write them', () => {
  expect(['5', '+2,5 %', '-10%', '30'].map(readPercent)).toEqual([5, 2.5, -10, 30]);
  expect(['', '0', '31', '-30.01', 'five', '1e1'].map(readPercent)).toEqual(Array.from({ length: 6 }));
});

it('Dishes are found by parts of their names, without accents', () => {
  const found = (text: string) => findDishes(listMenuDishes(files), text).map(keyOf);
  expect(found('leek harb')).toEqual([leek, large]);
  expect(found('çaldo')).toEqual([caldo]);
});
