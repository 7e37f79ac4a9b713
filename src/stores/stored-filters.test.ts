import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeParty } from './party.ts';
import { newPerson, noFilters, type Person } from './people.ts';
import { serializeFilters } from './filter-parameters.ts';
import { stubBrowser } from './stores.testing.ts';
import { emptyList } from './table-list.ts';

let [tab, device] = stubBrowser();
/** The stores as the next page of the tab has them. */
const nextPage = async () => {
  vi.resetModules();
  return { ...(await import('./stored-party.ts')), ...(await import('./stored-filters.ts')) };
};
beforeEach(() => {
  [tab, device] = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const [ana, rui] = [{ ...newPerson('Ana'), without: ['nuts' as const] }, newPerson('Rui')];
const fishless = { ...ana, without: ['fish' as const] };
const both = { ...ana, without: ['fish', 'nuts'] as const };
/** Opens the filters of a link. */
const link = (search: string, ...people: Person[]) => {
  location.hash = `#${serializeFilters({ search, people })}`;
};

test('Clear shows all dishes in this tab and loses nobody’s needs; Undo and every choice filter for them again', async () => {
  const { choosePeople, search, clearFilters, undoClear, $filters } = await nextPage();
  choosePeople([ana, rui]);
  search('dosa');
  clearFilters(false);
  undoClear();
  expect($filters.get()).toEqual({ search: 'dosa', people: [ana, rui] });
  clearFilters(false);
  const next = await nextPage();
  expect([next.$filters.get(), next.$canUndo.get(), next.listOf(1).people]).toEqual([noFilters, true, [ana, rui]]);
  next.undoClear();
  expect(next.$filters.get().people).toEqual([ana, rui]);
  next.clearFilters(false);
  next.choosePeople([ana, { ...rui, diet: 'vegan' }]);
  expect([next.$filters.get().people[0], next.$canUndo.get()]).toEqual([ana, false]);
});

test('a search filters for nobody after Clear, and Undo keeps it', async () => {
  const { choosePeople, clearFilters, search, undoClear, $filters } = await nextPage();
  choosePeople([ana]);
  clearFilters(false);
  search('dosa');
  expect($filters.get()).toEqual({ ...noFilters, search: 'dosa' });
  clearFilters(true);
  undoClear();
  expect($filters.get()).toEqual({ ...noFilters, search: 'dosa' });
  undoClear();
  expect($filters.get()).toEqual({ search: 'dosa', people: [ana] });
});

test('Undo never takes away what another tab has entered since', async () => {
  const { choosePeople, keepParty, clearFilters } = await nextPage();
  choosePeople([ana]);
  keepParty(true);
  clearFilters(false);
  device.texts.set('site:party', writeParty({ people: [ana, fishless], lists: [] }));
  const { undoClear, $filters } = await nextPage();
  undoClear();
  expect($filters.get().people).toEqual([ana, fishless]);
});

test('a link leaves the address and adds its people; Undo takes them away, also if it is opened again', async () => {
  const stores = await nextPage();
  stores.choosePeople([ana]);
  stores.clearFilters(false);
  const open = () => {
    link('', fishless, rui);
    expect(stores.receiveFilters()).toBeUndefined();
  };
  open();
  expect([location.hash, stores.$filters.get().people]).toEqual(['', [both, rui]]);
  open();
  stores.undoClear();
  expect([stores.$choices.get().people, stores.$needsSetAside.get()]).toEqual([[ana], true]);
  open();
  stores.choosePeople([both, rui, newPerson('')]);
  expect(stores.$canUndo.get()).toBe(false);
});

test('a link that has only a search filters for nobody more, nor for those whose needs are cleared', async () => {
  const { choosePeople, clearFilters, receiveFilters, $filters, $party } = await nextPage();
  choosePeople([ana]);
  link('milk', newPerson(''));
  receiveFilters();
  expect($filters.get()).toEqual({ search: 'milk', people: [ana] });
  clearFilters(false);
  link('rice', newPerson(''));
  receiveFilters();
  expect([$filters.get(), $party.get().people]).toEqual([{ ...noFilters, search: 'rice' }, [ana]]);
});

test('a link with more people than fit changes nothing and says so; one that is not wholly read says that', async () => {
  const { choosePeople, receiveFilters, $filters } = await nextPage();
  const guests = (name: string) => Array.from({ length: 7 }, (_, i) => ({ ...ana, name: `${name} ${i}` }));
  choosePeople(guests('Ana'));
  link('rice', ...guests('Rui'));
  expect([receiveFilters(), $filters.get()]).toEqual(['tooMany', { ...noFilters, people: guests('Ana') }]);
  location.hash = '#find=&diet=vegn';
  expect(receiveFilters()).toBe('unread');
});

test('who is forgotten is nowhere but in Undo, until the guest leaves the page', async () => {
  const stores = await nextPage();
  stores.choosePeople([ana]);
  const list = { ...emptyList(1), people: [ana], entries: [{ dish: 7, eater: 0, quantity: 1, price: 450 }] };
  stores.saveList(list);
  stores.keepParty(true);
  stores.forgetFilters();
  expect([...tab.texts.values(), ...device.texts.values()].join()).not.toContain('nuts');
  expect((await nextPage()).$canUndo.get()).toBe(false);
  stores.undoClear();
  expect(stores.listOf(1)).toEqual(list);
  stores.choosePeople(noFilters.people);
  stores.forgetFilters();
  expect(stores.$canUndo.get()).toBe(false);
});
