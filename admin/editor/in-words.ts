import { longestIncreasing, pairEntries } from '../../model/edit/pair-entries.ts';
import { isGroup, isNothing, isSame, type Json } from '../../model/edit/yaml-text.ts';
import { labelOf } from '../../model/schema/labels.ts';
import { dayText } from '../dates.ts';
import type { Files } from '../tasks/plan.ts';
import type { Form, FormField, Path } from './form.ts';
import { moneyFormat } from './menus.ts';
import { nameOf } from './places.ts';
import { namesIn } from './recipes.ts';

/** Longer texts are shown from where they differ on, up to so many characters. */
const LONG = 40;

type Value = Json | undefined;
type Group = Readonly<Record<string, Value>>;

export function createWords(files: Files) {
  const [names, money] = [namesIn(files), moneyFormat(files)];

  function shown(form: Form, value: Value): string {
    if (form.kind === 'yesNo') return (value ?? form.isOn) === true ? 'yes' : 'no';
    if (form.kind === 'choice') {
      const found = form.options.find(([one]) => one === (value ?? ''));
      if (found) return found[1];
    }
    if (isNothing(value) || value === '') return 'none';
    if (Array.isArray(value)) return value.map((one) => shown(itemOf(form), one)).join(', ');
    if (isGroup(value))
      return entriesOf(form, value)
        .map((one) => shown(one.form, one.value))
        .join(', ');
    if (form.kind === 'id' || form.kind === 'ids')
      return names[form.of]?.[String(value)] ?? String(value).replaceAll('-', ' ');
    if (form.kind === 'price' && typeof value === 'number') return money(value);
    return form.kind === 'day' || form.kind === 'moment' ? dayText(String(value)) : String(value);
  }

  const entryName = (form: Form, value: Json): string => (isGroup(value) ? dayText(nameOf(value)) : shown(form, value));

  /** What an entry of a group by id is called. */
  const nameById = (id: string, value: Value): string =>
    nameOf(groupOf(value)['name']) || names['recipes']?.[id] || names['dishes']?.[id] || id.replaceAll('-', ' ');

  /** What differs: 'Price £4.50 → £5.00', 'Questions: Do you cater? Answer “We do…” → “On Sundays…”'. */
  const changesIn = (form: Form, before: Group, after: Group): string[] =>
    entriesOf(form, { ...before, ...after }).flatMap(({ key, label, form: one, value }) => {
      const [from, to] = [before[key], after[key]];
      if (form.kind === 'group') return isSame(from, to) ? [] : changeOf(label, one, from, to);
      const name = nameById(key, value);
      if (from === undefined || to === undefined) return `${name} ${from === undefined ? 'added' : 'removed'}`;
      return isSame(from, to) ? [] : changeOf(name, one, from, to);
    });

  function changeOf(label: string, form: Form, from: Value, to: Value): string {
    // A picture has a name of ours, which says nothing.
    if (form.kind === 'picture') return `${label} ${!to ? 'removed' : from ? 'changed' : 'added'}`;
    if (form.kind === 'list' || form.kind === 'ids')
      return `${label}: ${listChanges(itemOf(form), listOf(from), listOf(to)).join(', ')}`;
    if (form.kind === 'group' || form.kind === 'map')
      return `${label}: ${changesIn(form, groupOf(from), groupOf(to)).join(', ')}`;
    return `${label} ${valueChange(shown(form, from), shown(form, to))}`;
  }

  /** 'Hot Drinks added', 'Soups moved to page 2' */
  function listChanges(item: Form, before: readonly Json[], after: readonly Json[]): string[] {
    const origins = pairEntries(before, after);
    const still = longestIncreasing(origins);
    const entryChange = (one: Json, n: number): string | undefined => {
      const { [n]: from } = origins;
      const name = entryName(item, one);
      if (from === undefined) return `${name} added`;
      const was = before[from] ?? null;
      if (!isGroup(one) && !isSame(was, one)) return valueChange(shown(item, was), shown(item, one));
      const [old, now] = [groupOf(was), groupOf(one)];
      const changes = changesIn(item, { ...old, page: 0 }, { ...now, page: 0 });
      if (changes.length > 0) return `${name}${/\p{P}$/u.test(name) ? '' : ':'} ${changes.join(', ')}`;
      if (old['page'] !== now['page']) return `${name} moved to page ${String(now['page'])}`;
      // Of two that change places, either may be the one that was moved; this is true of both.
      if (still.has(from)) return undefined;
      const { [n - 1]: previous } = after;
      return previous === undefined ? `${name} is now first` : `${name} now follows ${entryName(item, previous)}`;
    };
    const gone = before.filter((_, n) => !origins.includes(n)).map((one) => `${entryName(item, one)} removed`);
    return [...after.flatMap((one, n) => entryChange(one, n) ?? []), ...gone];
  }

  return { shown, changesIn };
}

const entriesOf = (form: Form, group: Group): (Pick<FormField, 'key' | 'label' | 'form'> & { value: Value })[] =>
  form.kind === 'group'
    ? form.fields.map((field) => ({ ...field, value: group[field.key] }))
    : Object.entries(group).map(([key, value]) => ({ key, label: key, form: itemOf(form), value }));

/** The form of the parts of a value. Of several ids it is that of each. */
const itemOf = (form: Form): Form => ('item' in form ? form.item : form);

export const formAt = (form: Form, path: Path): Form =>
  path.reduce(
    (at, key) => (at.kind === 'group' ? (at.fields.find((one) => one.key === key)?.form ?? at) : itemOf(at)),
    form,
  );

const listOf = (value: Value): readonly Json[] => (Array.isArray(value) ? value : value ? [value] : []);
const groupOf = (value: Value): Group => (isGroup(value) ? value : {});

/** 'Questions 2, Answer' */
export const labelOfPath = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${labelOf(key)}`))
    .join('')
    .replace(/^, /, '');

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
