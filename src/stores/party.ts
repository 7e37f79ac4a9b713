/**
 * Who is at the table, in all three places that have people:
 *
 *     filters   of this tab, in sessionStorage (stored-filters.ts)
 *     saved     in localStorage, only if the guest asks for it (stored-filters.ts)
 *     lists     in localStorage while there are saved filters, else in sessionStorage (lists.ts)
 *
 * People are changed in all places that have the same people, and nowhere else: choices that come with somebody's link replace
 * neither the names and allergies of a list nor what is saved. Who is entered on a list also filters the menus, until Clear. Clear empties
 * only the filters of this tab: lists and what is saved keep their people, but for a diet alone, and the menus say so. Undo and the
 * panel of all filters begin with them again.
 */
import { listOf, listsFrom, moveLists, partyOf, replacePeople, saveList } from './lists.ts';
import { newPerson, noFilters, type Filters, type Person } from './people.ts';
import { isSamePeople, MAX_PEOPLE } from './filter-parameters.ts';
import { countNeeds } from '../../model/decide-dish.ts';
import { isCovered, joinPeople } from './join-people.ts';
import {
  hasTabFilters,
  hasNamesOrNeeds,
  isSaved,
  savedFilters,
  storeCleared,
  storeSaved,
  storeTabFilters,
  tabFilters,
} from './stored-filters.ts';
import { setPeople } from './table-list.ts';

/** Changes who is at the table, beginning with the list of a branch. `removed` is the index of a person who was removed. */
export function changePeople(branch: number, people: readonly Person[], removed?: number): void {
  const list = listOf(branch);
  const before = list.people;
  storeCleared(null);
  saveList(setPeople(list, people, removed));
  replacePeople(before, people, removed);
  const filters = hasTabFilters() ? tabFilters() : { ...noFilters, people: before };
  if (filters && isSamePeople(filters.people, before)) storeTabFilters({ ...filters, people });
  const saved = savedFilters();
  if (saved && isSaved(list, saved)) storeSaved({ ...saved, people });
}

type Party = Pick<Filters, 'people'>;

/** The lists, and what is saved, with somebody whose needs the filters do not cover. */
const tablesBeyond = (branch: number, { people }: Party): Party[] =>
  [...listsFrom(branch), savedFilters() ?? noFilters].filter((table) =>
    table.people.some((one) => countNeeds(one) > 0 && !isCovered(one, people)),
  );

const peopleOf = (parties: readonly Party[]): readonly Person[] =>
  parties
    .flatMap(({ people }) => (hasNamesOrNeeds(people) ? [people] : []))
    .reduce((all, others) => joinPeople(all, others).people, []);

/** As many of them as filters hold with these people. */
function tablesToJoin(branch: number, party: Party): readonly Party[] {
  const tables: Party[] = [];
  for (const table of tablesBeyond(branch, party))
    if (peopleOf([...tables, table, party]).length <= MAX_PEOPLE) tables.push(table);
  return tables;
}

/** Whether lists, or what is saved, have needs that the filters do not cover; 'too many' if none of these tables fits the filters. */
export const needsBeyond = (branch: number, party: Party): 'some' | 'too many' | null =>
  tablesToJoin(branch, party).length > 0 ? 'some' : tablesBeyond(branch, party).length > 0 ? 'too many' : null;

/** Filters this tab for the people of Our table as well, and puts those of the filters on its list. Null if there are none to join. */
export function joinFilters(branch: number, party: Filters): Filters | null {
  const tables = tablesToJoin(branch, party);
  const [table] = tables;
  if (!table) return null;
  const joined = { ...party, people: peopleOf([...tables, party]) };
  storeTabFilters(joined);
  replacePeople(table.people, joined.people);
  return joined;
}

/** The filters for the people of this table. A list that nobody has said anything about becomes theirs. */
export function startFilters(branch: number): Filters {
  const party = partyOf(branch);
  replacePeople(noFilters.people, party.people);
  return party;
}

/** Stores changed filters for this tab, and in every list with the same people. `removed` is the index of a person who was removed. */
export function storeFilters(before: Filters, party: Filters, removed?: number): void {
  storeTabFilters(party);
  replacePeople(before.people, party.people, removed);
  if (isSaved(before)) storeSaved(party);
}

/** Clears the filters of this tab. The lists keep their people, but for the diet of a single guest who has no allergy. */
export function clearFilters(): void {
  const [guest, ...others] = tabFilters()?.people ?? [];
  storeTabFilters(noFilters);
  if (guest?.without.length === 0 && others.length === 0) replacePeople([guest], [newPerson(guest.name)]);
}

/** Brings cleared filters back, with the diet that Clear has taken from the lists. */
export function restoreFilters(party: Filters): void {
  const [guest, ...others] = party.people;
  storeTabFilters(party);
  replacePeople(guest && others.length === 0 ? [newPerson(guest.name)] : noFilters.people, party.people);
}

/** Keeps choices on this device, and with them the lists. */
export function saveChoices(party: Filters): void {
  storeSaved(party);
  moveLists();
}

/** The lists stay in this tab. */
export function forgetSaved(): void {
  storeSaved(null);
  moveLists();
}
