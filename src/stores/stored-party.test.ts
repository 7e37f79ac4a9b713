import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPerson, type Person } from './people.ts';
import { listAmong, writeParty } from './party.ts';
import { addDish, dishHash, emptyList, type TableList } from './table-list.ts';
import { storePendingDish } from './pending-dishes.ts';
import { stubBrowser } from './stores.testing.ts';

type Stores = typeof import('./stored-party.ts') & typeof import('./stored-filters.ts');

let [tab, device] = stubBrowser();
/** The stores as the next page of the tab has them. */
const nextPage = async (): Promise<Stores> => {
  vi.resetModules();
  return { ...(await import('./stored-party.ts')), ...(await import('./stored-filters.ts')) };
};
beforeEach(() => {
  [tab, device] = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

/** Puts a dish on the list of a branch. */
const put = ({ changeList, listOf }: Stores, branch: number, dish: number): TableList => {
  changeList(branch, (list) => addDish(list, dish, 300));
  return listOf(branch);
};
const dishesOf = ({ entries }: TableList) => entries.map(({ dish }) => dish);

const [ana, rui] = [{ ...newPerson('Ana'), without: ['nuts' as const] }, newPerson('Rui')];
const listOfTwo: TableList = { ...addDish(emptyList(1), 7, 450), people: [ana, rui] };
const guests = (name: string) => Array.from({ length: 7 }, (_, i): Person => ({ ...ana, name: `${name} ${i}` }));

test('keeps one list for each branch, the last changed first', async () => {
  const stores = await nextPage();
  for (const branch of [1, 2]) put(stores, branch, 7);
  put(stores, 1, 9);
  const { lists } = (await nextPage()).$party.get();
  expect(lists.map(({ branch, entries }) => [branch, entries.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('dishes added before any script has loaded are on the list of the next page', async () => {
  storePendingDish({ branch: 1, dish: 'soup', price: 450 });
  storePendingDish({ branch: 1, dish: 'merlot/175 ml', price: 300 });
  storePendingDish({ branch: 1, dish: 'soup', price: 450 });
  const { $party, storePending } = await nextPage();
  expect(listAmong($party.get(), 1).entries).toEqual([
    { dish: dishHash('soup'), eater: null, quantity: 2, price: 450 },
    { dish: dishHash('merlot/175 ml'), eater: null, quantity: 1, price: 300 },
  ]);
  storePending();
  expect([...tab.texts.values()]).toEqual([writeParty($party.get())]);
});

test('a change starts from what is stored, even if another page of the tab changed it unnoticed', async () => {
  const [page, other] = [await nextPage(), await nextPage()];
  put(page, 1, 7);
  put(other, 1, 8);
  expect(dishesOf(put(page, 1, 9))).toEqual([7, 8, 9]);
});

test('whoever is removed leaves their dishes to all, and has them again on every list when they are brought back', async () => {
  const stores = await nextPage();
  stores.choosePeople([rui, ana]);
  const entries = [0, 1].map((eater) => ({ dish: eater, eater, quantity: 1, price: 450 }));
  for (const branch of [1, 2]) stores.changeList(branch, (list) => ({ ...list, entries }));
  stores.removePerson(0, 'Rui');
  for (const branch of [1, 2]) expect(stores.listOf(branch).entries.map(({ eater }) => eater)).toEqual([null, 0]);
  stores.undo();
  for (const branch of [1, 2]) expect(stores.listOf(branch)).toEqual({ branch, people: [rui, ana], entries });
  stores.removePerson(0, 'Rui');
  stores.changeList(1, (list) => ({ ...list, entries: [] }));
  expect(stores.$undo.get()).toBeNull();
});

test('dishes that are brought back are for those who are at the table now', async () => {
  const stores = await nextPage();
  stores.choosePeople([ana]);
  const { entries } = put(stores, 1, 7);
  stores.clearList(1);
  stores.choosePeople([ana, rui]);
  stores.undo();
  expect(stores.listOf(1)).toEqual({ branch: 1, people: [ana, rui], entries });
});

test('a link that is opened again changes nothing, even if its people have been named since', async () => {
  const { choosePeople, listOf, receiveList } = await nextPage();
  receiveList(listOfTwo, String);
  choosePeople([ana, { ...rui, name: 'Rui Costa' }]);
  const list = listOf(1);
  const { receiveList: takeAgain, listOf: listAgain } = await nextPage();
  takeAgain(listOfTwo, String);
  expect(listAgain(1)).toEqual(list);
});

test('a link that is added to dishes of this tab, or changes needs, can be taken off, and opened again; others cannot', async () => {
  const stores = await nextPage();
  stores.choosePeople([ana]);
  stores.receiveList({ ...addDish(emptyList(1), 8, 300), people: [rui] }, String);
  expect(stores.$undo.get()).toBeNull();
  const mine = stores.listOf(1);
  const open = () => stores.receiveList(addDish(emptyList(1), 9, 300), String);
  open();
  stores.undo();
  expect(stores.listOf(1)).toEqual(mine);
  open();
  expect(dishesOf(stores.listOf(1))).toEqual([8, 9]);
  stores.choosePeople([{ ...ana, without: ['fish'] }]);
  stores.receiveList({ ...listOfTwo, branch: 3 }, String);
  expect(stores.listOf(2).people).toEqual([{ ...ana, without: ['fish', 'nuts'] }, rui]);
  stores.undo();
  expect(stores.listOf(2).people).toEqual([{ ...ana, without: ['fish'] }]);
});

test('guests without names at two phones are different guests, and their dishes are added up', async () => {
  const stores = await nextPage();
  const mine = put(stores, 1, 7);
  const theirs = { ...mine, people: [newPerson(''), newPerson('')] };
  const nameGuest = (number: number) => `Guest ${number}`;
  for (const list of [{ ...mine, entries: [{ dish: 7, eater: null, quantity: 2, price: 450 }] }, theirs])
    stores.receiveList(list, nameGuest);
  expect(stores.listOf(1)).toMatchObject({
    people: [{ name: '' }, { name: 'Guest 1' }, { name: 'Guest 2' }, { name: 'Guest 3' }],
    entries: [{ dish: 7, quantity: 4 }],
  });
});

test('a list that is too many with one’s own changes nothing until it is chosen, and then has none of one’s own people', async () => {
  const stores = await nextPage();
  stores.choosePeople(guests('Ana'));
  for (const branch of [1, 2])
    stores.changeList(branch, (list) => ({ ...list, entries: [{ dish: 7, eater: 1, quantity: 1, price: 450 }] }));
  const [own, theirs] = [stores.$party.get(), { ...addDish(emptyList(1), 8, 300), people: guests('Rui') }];
  expect([stores.receiveList(theirs, String), stores.$party.get()]).toEqual([false, own]);
  stores.chooseList(theirs, true);
  expect(stores.listOf(1)).toEqual(theirs);
  expect(stores.listOf(2)).toMatchObject({ people: theirs.people, entries: [{ dish: 7, eater: null }] });
});

test('the device has nobody and no list unless it may keep them', async () => {
  const stores = await nextPage();
  stores.choosePeople([ana]);
  const list = put(stores, 1, 7);
  expect([...device.texts]).toEqual([]);
  stores.keepParty(true);
  expect([...tab.texts.keys()]).not.toContain('site:party');
  tab.texts.clear();
  const next = await nextPage();
  expect([next.listOf(1), next.$isKept.get()]).toEqual([list, true]);
  next.search('dosa');
  expect([...device.texts.values()].join()).not.toContain('dosa');
  next.keepParty(false);
  expect([...device.texts]).toEqual([]);
  expect((await nextPage()).listOf(1)).toEqual(list);
});

test('a tab that has a party of its own adds it to the one that the device keeps', async () => {
  const stores = await nextPage();
  stores.choosePeople([ana]);
  put(stores, 1, 7);
  stores.keepParty(true);
  const other = { ...addDish(emptyList(1), 8, 300), people: [rui] };
  tab.texts.set('site:party', writeParty({ people: other.people, lists: [other] }));
  const { listOf, storePending } = await nextPage();
  const joined = listOf(1);
  expect(joined).toMatchObject({ people: [ana, rui], entries: [{ dish: 7 }, { dish: 8 }] });
  storePending();
  expect(tab.texts.has('site:party')).toBe(false);
  expect((await nextPage()).listOf(1)).toEqual(joined);
});

test('one that is too many with that of the device goes on in its tab, and the device keeps its own', async () => {
  const [own, kept] = ['Ana', 'Rui'].map((name) => writeParty({ people: guests(name), lists: [] }));
  device.texts.set('site:party', kept!);
  tab.texts.set('site:party', own!);
  const stores = await nextPage();
  put(stores, 1, 7);
  expect([stores.$party.get().people, stores.$isKept.get()]).toEqual([guests('Ana'), false]);
  expect(device.texts.get('site:party')).toBe(kept);
});

test('where the device is full, what it has goes, and removed dishes stay removed', async () => {
  const stores = await nextPage();
  stores.keepParty(true);
  for (const dish of [7, 8]) put(stores, 1, dish);
  device.isFull = true;
  stores.changeList(1, (list) => ({ ...list, entries: list.entries.slice(1) }));
  expect(dishesOf((await nextPage()).listOf(1))).toEqual([8]);
});

test('where storage is full, the party lives as long as the page, and nothing claims to be on the device', async () => {
  const stores = await nextPage();
  for (const storage of [tab, device]) storage.isFull = true;
  expect(storePendingDish({ branch: 1, dish: 'soup', price: 450 })).toBe(false);
  put(stores, 1, 7);
  stores.choosePeople([ana]);
  stores.keepParty(true);
  expect([dishesOf(put(stores, 1, 8)), stores.$filters.get().people]).toEqual([[7, 8], [ana]]);
  expect([stores.$isKept.get(), ...tab.texts]).toEqual([false]);
});
