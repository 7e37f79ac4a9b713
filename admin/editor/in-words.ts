import { longestRise, pairEntries } from '../../model/edit/pair-entries.ts';
import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import { labelOf } from '../../model/schema/labels.ts';
import { shown } from './merge.ts';
import { nameOf } from './places.ts';

/** The change of a form for the history, in words of the restaurant. */

/** Longer texts are shown from where they differ on, up to so many characters. */
const LONG = 40;

type Value = Json | undefined;
type Group = Readonly<Record<string, Value>>;

/** What differs between two groups: 'Price 4.50 → 5.00', 'Questions: Do you cater? Answer “We do…” → “On Sundays…”'. */
export const changesIn = (before: Group, after: Group): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [from, to] = [before[key], after[key]];
    return isSame(from, to) ? [] : changeOf(key, from, to);
  });

function changeOf(key: string, from: Value, to: Value): string {
  const label = labelOf(key);
  // A picture has a name of ours, which says nothing.
  if (key === 'image') return `${label} ${!to ? 'removed' : from ? 'changed' : 'added'}`;
  if (Array.isArray(from) || Array.isArray(to)) return `${label}: ${listChanges(listOf(from), listOf(to)).join(', ')}`;
  if (isGroup(from) || isGroup(to)) return `${label}: ${changesIn(groupOf(from), groupOf(to)).join(', ')}`;
  return `${label} ${valueChange(shown(from, key), shown(to, key))}`;
}

const listOf = (value: Value): readonly Json[] => (Array.isArray(value) ? value : value ? [value] : []);
const groupOf = (value: Value): Group => (isGroup(value) ? value : {});

/** 'Hot Drinks added', 'Soups moved to page 2' */
function listChanges(before: readonly Json[], after: readonly Json[]): string[] {
  const origins = pairEntries(before, after);
  const still = longestRise(origins);
  const entryChange = (one: Json, n: number): string | undefined => {
    const { [n]: from } = origins;
    const name = entryName(one);
    if (from === undefined) return `${name} added`;
    const was = before[from] ?? null;
    if (!isGroup(one) && !isSame(was, one)) return valueChange(shown(was), shown(one));
    const [old, now] = [groupOf(was), groupOf(one)];
    const changes = changesIn({ ...old, page: 0 }, { ...now, page: 0 });
    if (changes.length > 0) return `${name}${/\p{P}$/u.test(name) ? '' : ':'} ${changes.join(', ')}`;
    if (old['page'] !== now['page']) return `${name} moved to page ${shown(now['page'])}`;
    // Of two that change places, either may be the one that was moved; this is true of both.
    if (still.has(from)) return undefined;
    const { [n - 1]: previous } = after;
    return previous === undefined ? `${name} is now first` : `${name} now follows ${entryName(previous)}`;
  };
  const gone = before.filter((_, n) => !origins.includes(n)).map((one) => `${entryName(one)} removed`);
  return [...after.flatMap((one, n) => entryChange(one, n) ?? []), ...gone];
}

/** An id is said with spaces. */
const entryName = (value: Json): string => nameOf(value).replaceAll(/(?<=^[a-z0-9-]*)-(?=[a-z0-9-]*$)/g, ' ');

function valueChange(from: string, to: string): string {
  if (from.length < LONG && to.length < LONG) return `${from} → ${to}`;
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  // From the word before the first that differs.
  const start = from.lastIndexOf(' ', from.lastIndexOf(' ', same - 1) - 1) + 1;
  return `${excerpt(from, start)} → ${excerpt(to, start)}`;
}

function excerpt(text: string, start: number): string {
  const rest = text.slice(start).replaceAll(/\s+/g, ' ');
  return `“${start > 0 ? '…' : ''}${rest.length > LONG ? rest.slice(0, LONG).replace(/\W*\s\S*$/, '…') : rest}”`;
}
