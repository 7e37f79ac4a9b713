import { menuPage as words } from '#content';
import { fill } from '../../../model/fill.ts';
import type { Person } from './party.ts';

/** What a person is called: their name, or else "Just me", "Me", "Person 2". */
export function displayName(people: readonly Person[], index: number): string {
  const { justMe, me, person } = words.finder.party;
  const name = people[index]?.name.trim();
  if (name) return name;
  if (index > 0) return fill(person, { n: index + 1 });
  return people.length === 1 ? justMe : me;
}
