import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serializeFilters } from './filter-parameters.ts';
import { newPerson, noFilters, type Filters } from './people.ts';
import { writeList } from './list-address.ts';
import { addDish, dishHash, emptyList, type TableList } from './table-list.ts';
import { storePendingDish } from './pending-dishes.ts';
import { stubBrowser } from './stores.testing.ts';

type Stores = typeof import('./party.ts') & typeof import('./lists.ts') & typeof import('./stored-filters.ts');

let [tab, device] = stubBrowser();
/** The stores as the next page of the tab has them. */
const nextPage = async (): Promise<Stores> => {
  vi.resetModules();
  return {
    ...(await import('./party.ts')),
    ...(await import('./lists.ts')),
    ...(await import('./stored-filters.ts')),
  };
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

const [ana, rui] = [{ ...newPerson('Ana'), without: ['nuts' as const] }, newPerson('Rui')];
const withPeople = (...people: Filters['people']): Filters => ({ ...noFilters, people });
const listOfTwo: TableList = { ...addDish(emptyList(1), 7, 450), people: [ana, rui] };
const save = (party: Filters) => device.texts.set('site:finder', String(serializeFilters(party)));

test('keeps one list for each branch, the last changed first', async () => {
  const { $lists, saveList } = await nextPage();
  const [one, other] = [addDish(emptyList(1), 7, 450), addDish(emptyList(2), 8, 300)];
  saveList(one);
  saveList(other);
  expect($lists.get()).toEqual([other, one]);
  saveList(addDish(one, 9, 100));
  expect((await nextPage()).$lists.get()).toEqual([addDish(one, 9, 100), other]);
});

test('dishes added before any script has loaded are on the list of the next page', async () => {
  storePendingDish({ branch: 1, dish: 'soup', price: 450 });
  storePendingDish({ branch: 1, dish: 'merlot/175 ml', price: 300 });
  storePendingDish({ branch: 1, dish: 'soup', price: 450 });
  const { $lists, moveLists } = await nextPage();
  const [list] = $lists.get();
  expect(list?.entries).toEqual([
    { dish: dishHash('soup'), eater: null, quantity: 2, price: 450 },
    { dish: dishHash('merlot/175 ml'), eater: null, quantity: 1, price: 300 },
  ]);
  moveLists();
  expect([...tab.texts.values()]).toEqual([list && writeList(list)]);
});

test('a change starts from what is stored, even if another page of the tab changed it unnoticed', async () => {
  const [page, other] = [await nextPage(), await nextPage()];
  put(page, 1, 7);
  put(other, 1, 8);
  put(page, 1, 9);
  expect(page.$lists.get()[0]?.entries.map(({ dish }) => dish)).toEqual([7, 8, 9]);
});

test('the filters start with the names and allergies of Our table, and a choice keeps them', async () => {
  const { startFilters, storeFilters, saveList } = await nextPage();
  saveList(listOfTwo);
  const party = startFilters(1);
  expect(party.people).toEqual([ana, rui]);
  const vegan = { ...party, people: [{ ...ana, diet: 'vegan' as const }, rui] };
  storeFilters(party, vegan);
  const { $lists, takeFilters } = await nextPage();
  expect($lists.get()).toEqual([{ ...listOfTwo, people: vegan.people }]);
  expect(takeFilters()).toEqual(vegan);
});

test.each([
  [
    'filters',
    ({ storeFilters }: Stores, people: Filters['people']) => storeFilters(withPeople(...people), noFilters, 0),
  ],
  ['lists', ({ changePeople }: Stores) => changePeople(1, noFilters.people, 0)],
])('when a person is removed from the %s, the others keep their dishes on every list', async (_, remove) => {
  const stores = await nextPage();
  const people = ['', ''].map(newPerson);
  for (const branch of [1, 2]) {
    const entries = [0, 1].map((eater) => ({ dish: eater, eater, quantity: 1, price: 450 }));
    stores.saveList({ branch, people, entries });
  }
  remove(stores, people);
  expect(stores.$lists.get().map(({ entries }) => entries.map(({ eater }) => eater))).toEqual([
    [null, 0],
    [null, 0],
  ]);
});

test("filters that come with somebody's link do not replace the people of a list, and leave the address", async () => {
  const { $lists, takeFilters, storeFilters, saveList } = await nextPage();
  saveList(listOfTwo);
  location.hash = '#find=&diet=vegan';
  const guest = takeFilters();
  expect(guest.people).toMatchObject([{ diet: 'vegan' }]);
  expect(location.hash).toBe('');
  storeFilters(guest, { ...guest, search: 'rice' });
  expect($lists.get()[0]?.people).toEqual([ana, rui]);
});

test('saved filters apply when a menu is opened, except by a link to a dish, until the guest clears them in this tab', async () => {
  save(withPeople({ ...ana, diet: 'vegan' }));
  const { takeFilters, clearFilters } = await nextPage();
  expect(takeFilters().people).toMatchObject([{ diet: 'vegan' }]);
  location.hash = '#a-dish';
  expect(takeFilters()).toEqual(noFilters);
  location.hash = '';
  clearFilters();
  const { takeFilters: readNext, $saved } = await nextPage();
  expect(readNext()).toEqual(noFilters);
  expect($saved.get()).toEqual(withPeople({ ...ana, diet: 'vegan' }));
});

test('clearing the filters changes no list, nor does a chip after it; the panel begins with the people of the list', async () => {
  save(withPeople(ana, rui));
  const { $lists, $saved, saveList, startFilters, clearFilters, storeFilters } = await nextPage();
  saveList(listOfTwo);
  startFilters(1);
  clearFilters();
  expect(startFilters(1).people).toEqual([ana, rui]);
  storeFilters(noFilters, withPeople({ ...newPerson(''), diet: 'vegan' }));
  expect($lists.get()).toEqual([listOfTwo]);
  expect($saved.get()).toEqual(withPeople(ana, rui));
});

test('who is entered on a list filters the menus, until the guest clears them', async () => {
  const { changePeople, clearFilters, takeFilters, needsBeyond } = await nextPage();
  expect(needsBeyond(1, noFilters)).toBeNull();
  changePeople(1, [ana, rui]);
  expect(takeFilters()).toEqual(withPeople(ana, rui));
  clearFilters();
  changePeople(1, [ana]);
  expect([takeFilters(), needsBeyond(1, noFilters)]).toEqual([noFilters, 'some']);
});

test('filters that do not cover the needs of a list can be joined with its people, who keep their dishes', async () => {
  const { joinFilters, needsBeyond, listOf, saveList, storeFilters, tabFilters, takeList } = await nextPage();
  const vegan = withPeople({ ...newPerson(''), diet: 'vegan' });
  storeFilters(noFilters, vegan);
  takeList(listOfTwo, String);
  expect(needsBeyond(1, vegan)).toBe('some');
  saveList({ ...listOfTwo, entries: [{ dish: 7, eater: 1, quantity: 1, price: 450 }] });
  expect(needsBeyond(1, withPeople({ ...ana, diet: 'vegan' }))).toBeNull();
  const search = { ...withPeople(rui, { ...ana, without: ['fish' as const] }), search: 'dosa' };
  const both = { ...search, people: [{ ...ana, without: ['fish', 'nuts'] as const }, rui] };
  expect(joinFilters(1, search)).toEqual(both);
  expect([tabFilters(), listOf(1).people, listOf(1).entries[0]?.eater]).toEqual([both, both.people, 1]);
  expect(joinFilters(1, both)).toBeNull();
});

test('filters are joined with as many tables as they hold, and lose nobody', async () => {
  const { joinFilters, needsBeyond, saveList, tabFilters } = await nextPage();
  const guests = (name: string, n: number) => Array.from({ length: n }, (_, i) => ({ ...ana, name: `${name} ${i}` }));
  saveList({ ...emptyList(2), people: guests('Far', 7) });
  saveList({ ...emptyList(1), people: guests('Near', 7) });
  const near = withPeople(...guests('Near', 7), rui);
  expect(joinFilters(1, withPeople(rui))).toEqual(near);
  expect([needsBeyond(1, near), joinFilters(1, near), tabFilters()]).toEqual(['too many', null, near]);
});

test('saved filters reach a new list, and an existing list without names or choices', async () => {
  save(withPeople(ana));
  const stores = await nextPage();
  expect(put(stores, 1, 7).people).toEqual([ana]);
  tab.texts.set('site:our-table', writeList(addDish(emptyList(2), 8, 300)));
  stores.startFilters(2);
  expect(stores.$lists.get()[0]?.people).toEqual([ana]);
});

test('a link that is opened again changes nothing, even if its people have been named since', async () => {
  const { changePeople, listOf, takeList } = await nextPage();
  takeList(listOfTwo, String);
  changePeople(1, [ana, { ...rui, name: 'Rui Costa' }]);
  const list = listOf(1);
  const { takeList: takeAgain, listOf: listAgain } = await nextPage();
  takeAgain(listOfTwo, String);
  expect(listAgain(1)).toEqual(list);
});

test('a link that is added to dishes of this tab, or changes needs, gives the list before; others do not', async () => {
  const stores = await nextPage();
  expect(stores.takeList({ ...listOfTwo, branch: 2 }, String)).toBeNull();
  stores.saveList({ ...emptyList(1), people: [ana] });
  const theirs = { ...addDish(emptyList(1), 8, 300), people: [rui] };
  expect(stores.takeList(theirs, String)).toBeNull();
  const mine = stores.listOf(1);
  expect(stores.takeList(addDish(emptyList(1), 9, 300), String)).toEqual(mine);
  stores.saveList({ ...emptyList(3), people: [{ ...ana, without: ['fish'] }] });
  expect(stores.takeList({ ...listOfTwo, branch: 3 }, String)?.people).toMatchObject([{ without: ['fish'] }]);
  expect(stores.listOf(3).people).toEqual([{ ...ana, without: ['fish', 'nuts'] }, rui]);
});

test('guests without names at two phones are different guests, and their dishes are added up', async () => {
  const stores = await nextPage();
  const mine = put(stores, 1, 7);
  const theirs = { ...mine, people: [newPerson(''), newPerson('')] };
  const nameGuest = (number: number) => `Guest ${number}`;
  for (const list of [{ ...mine, entries: [{ dish: 7, eater: null, quantity: 2, price: 450 }] }, theirs])
    stores.takeList(list, nameGuest);
  expect(stores.listOf(1)).toMatchObject({
    people: [{ name: '' }, { name: 'Guest 1' }, { name: 'Guest 2' }, { name: 'Guest 3' }],
    entries: [{ dish: 7, quantity: 4 }],
  });
});

test('lists are on the device only while it keeps the choices', async () => {
  const stores = await nextPage();
  const list = put(stores, 1, 7);
  stores.saveChoices(withPeople(ana));
  tab.texts.clear();
  const { $lists, forgetSaved } = await nextPage();
  expect($lists.get()).toEqual([list]);
  forgetSaved();
  expect([...device.texts]).toEqual([]);
  expect((await nextPage()).$lists.get()).toEqual([list]);
});

test('a tab that has a list of its own joins it with the one that the device keeps', async () => {
  const stores = await nextPage();
  stores.saveChoices(withPeople(ana));
  const kept = put(stores, 1, 7);
  tab.texts.set('site:our-table', writeList({ ...addDish(emptyList(1), 8, 300), people: [rui] }));
  const { $lists, saveList } = await nextPage();
  const [joined] = $lists.get();
  expect(joined).toMatchObject({ people: [...kept.people, rui], entries: [{ dish: 7 }, { dish: 8 }] });
  saveList(joined!);
  expect(tab.texts.has('site:our-table')).toBe(false);
  expect((await nextPage()).$lists.get()).toEqual([joined]);
});

test('a list of the tab and one of the device that are too many for one are both kept until the guest chooses', async () => {
  const seven = (name: string) => Array.from({ length: 7 }, (_, index) => ({ ...ana, name: `${name} ${index}` }));
  const { branch, entries } = listOfTwo;
  const [mine, other] = ['Ana', 'Rui'].map((name): TableList => ({ branch, entries, people: seven(name) }));
  save(withPeople(ana));
  device.texts.set('site:our-table', writeList(mine!));
  tab.texts.set('site:our-table', writeList(other!));
  const { $lists, changeList } = await nextPage();
  changeList(1, (list) => addDish(list, 8, 300));
  const changed = addDish(mine!, 8, 300);
  expect($lists.get()).toEqual([changed, other]);
  const next = await nextPage();
  expect(next.$lists.get()).toEqual([changed, other]);
  next.chooseList(other!, changed);
  expect((await nextPage()).$lists.get()).toEqual([other]);
});

test('a search is not kept on the device, nor does it write the lists', async () => {
  const { saveChoices, saveList, storeFilters, $saved } = await nextPage();
  saveList(listOfTwo);
  saveChoices({ ...withPeople(ana, rui), search: 'dosa' });
  device.writes = [];
  storeFilters(withPeople(ana, rui), { ...withPeople(ana, rui), search: 'kothu' });
  expect([$saved.get(), device.writes]).toEqual([withPeople(ana, rui), []]);
  storeFilters({ ...withPeople(ana, rui), search: 'kothu' }, { ...withPeople(ana), search: 'kothu' }, 1);
  expect($saved.get()).toEqual(withPeople(ana));
});

test('where the device is full, what it has of the lists goes, and removed dishes stay removed', async () => {
  const stores = await nextPage();
  stores.saveChoices(withPeople(ana));
  for (const dish of [7, 8]) put(stores, 1, dish);
  device.isFull = true;
  stores.changeList(1, (list) => ({ ...list, entries: list.entries.slice(1) }));
  expect((await nextPage()).listOf(1).entries.map(({ dish }) => dish)).toEqual([8]);
});

// Saving on the device and forgetting are tested in tests/e2e/filters.spec.ts.
test('where storage is full, the list lives as long as the page, and nothing claims to be on the device', async () => {
  const stores = await nextPage();
  for (const storage of [tab, device]) storage.isFull = true;
  expect(storePendingDish({ branch: 1, dish: 'soup', price: 450 })).toBe(false);
  put(stores, 1, 7);
  put(stores, 1, 8);
  expect(stores.$lists.get()[0]?.entries).toHaveLength(2);
  stores.saveChoices(withPeople(ana));
  expect([stores.$saved.get(), ...tab.texts]).toEqual([null]);
});
