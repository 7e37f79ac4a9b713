import { fill } from '../../model/fill.ts';
import type { MenuPageWords } from '../../model/types.ts';
import type { Person } from './people.ts';

export interface NameWords {
  party: Pick<MenuPageWords['filters']['party'], 'justMe' | 'me' | 'person'>;
}

/** What a person is called: their name, or else "Just me", "Me", "Person 2". */
export function displayName(people: readonly Person[], index: number, { party }: NameWords): string {
  const name = people[index]?.name.trim();
  if (name) return name;
  if (index > 0) return fill(party.person, { n: index + 1 });
  return people.length === 1 ? party.justMe : party.me;
}
