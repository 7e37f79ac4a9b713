import { branches } from '#content';
import type { Person } from '../finder/party.ts';
import { readSavedLists, saveList } from './saved-lists.ts';
import { setPeople } from './table-list.ts';

/** Takes the people of the finder over into the list of its branch, if this tab has one. */
export function setPeopleOfList(branch: string, people: readonly Person[]): void {
  const id = branches.find(({ key }) => key === branch)?.id;
  const list = readSavedLists().find((one) => one.branch === id);
  if (list) saveList(setPeople(list, people));
}
