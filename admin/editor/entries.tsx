import { type ComponentType, useContext, useLayoutEffect, useRef, useState } from 'react';
import { slugify } from '../../model/slug.ts';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import { asText } from './controls.tsx';
import { EditorContext } from './editor-context.ts';
import type { Form } from './form.ts';
import { isAt, nameBelow, nameOf } from './places.ts';
import { Section, showField } from './section.tsx';

/** What a change makes of a value as it is then: a photo arrives after other things were typed. */
export type Change = (now: unknown) => unknown;
/** The parts of all forms. */
export interface ValueProps {
  /** The path of the value in the form, with dots: 'link.href'. */
  name: string;
  value: unknown;
  onChange: (change: Change) => void;
}
interface EntriesProps extends ValueProps {
  form: Extract<Form, { kind: 'list' | 'map' }>;
  Value: ComponentType<ValueProps & { form: Form; label: string }>;
}

/** Longer lists have a search. */
const FEW = 8;
/** Longer lists show so many entries until all are asked for, so that the page stays short. */
const SHOWN = 24;

const NEW = 'New';

/** The field of a category that says on which page of the menu it stands. Entries that have it are in the order of their pages. */
const PAGE = 'page';
const pageOf = ({ value }: Entry): number => Number(Object(value)[PAGE]) || Infinity;

/** An entry of a group by id is called by its name, if it has one. */
const titleInMap = ({ key, value }: Entry): string => asText(Object(value)['name']) || String(key).replaceAll('-', ' ');

const emptyOf = (form: Form): unknown =>
  form.kind === 'group' || form.kind === 'map' ? {} : form.kind === 'list' || form.kind === 'ids' ? [] : '';

interface Entry {
  key: string | number;
  value: unknown;
  /** Stays with it wherever it goes. */
  id: number;
}

/** The entries of a list, or of a group by id: added, taken out with a way back, and in lists moved. */
export function Entries({ form, name: path, value, onChange, Value }: EntriesProps) {
  const { problems, place, was } = useContext(EditorContext);
  const isMap = form.kind === 'map';
  const hasField = (key: string) => form.item.kind === 'group' && form.item.fields.some((one) => one.key === key);
  const hasPages = hasField(PAGE);
  const ids = useRef<readonly number[]>([]);
  const entriesOf = (now: unknown): Entry[] => {
    const given = Array.isArray(now) ? [...now.entries()] : Object.entries(Object(now));
    // Values that came from elsewhere, as after a conflict, have other ids.
    const known = ids.current.length === given.length ? ids.current : [];
    return given.map(([key, one], n) => ({ key, value: one, id: known[n] ?? n }));
  };
  const entries = entriesOf(value);
  const [removed, setRemoved] = useState<{ entry: Entry; at: number }>();
  // What it was opened for, or was kept and is not saved.
  const [opened, setOpened] = useState(() => {
    const saved = JSON.stringify(path.split('.').reduce((at, key) => (key === '' ? at : Object(at)[key]), was)) ?? '';
    const isKept = (one: Entry) => !saved.includes(JSON.stringify(one.value));
    return entries.findIndex((one) => isAt(place, nameBelow(path, one.key)) || isKept(one));
  });
  const [added, setAdded] = useState<number>();
  const [find, setFind] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const [name, setName] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<{ pressed: HTMLElement; entry: Element; at: number; top: number }>(null);
  const save = (change: (entries: Entry[]) => Entry[], pressed = document.activeElement) => {
    const all = [...(list.current?.children ?? [])];
    const at = all.findIndex((one) => one.contains(pressed));
    const entry = all[at];
    if (entry && pressed instanceof HTMLElement)
      held.current = { pressed, entry, at, top: pressed.getBoundingClientRect().top };
    onChange((now) => {
      const next = change(entriesOf(now));
      const sorted = hasPages ? next.toSorted((a, b) => pageOf(a) - pageOf(b)) : next;
      ids.current = sorted.map(({ id }) => id);
      return isMap ? Object.fromEntries(sorted.map((one) => [one.key, one.value])) : sorted.map((one) => one.value);
    });
  };
  // An element that goes to another place may lose the focus, or be closed. What was pressed stays under the finger.
  useLayoutEffect(() => {
    const { pressed, entry, at = 0, top = 0 } = held.current ?? {};
    held.current = null;
    const section = entry?.querySelector<HTMLDetailsElement>(':scope > details');
    if (!section || !pressed) return;
    if (!entry?.isConnected) {
      const next = list.current?.children[at] ?? list.current?.lastElementChild ?? list.current?.parentElement;
      return next?.querySelector<HTMLElement>('summary, button')?.focus({ preventScroll: true });
    }
    section.open = true;
    const target = pressed.isConnected ? pressed : section.querySelector<HTMLElement>(':scope > .buttons > button');
    target?.focus({ preventScroll: true });
    scrollBy(0, (target?.getBoundingClientRect().top ?? top) - top);
  });
  const add = (key: string | number) => {
    const id = Math.max(-1, ...entries.map((one) => one.id), removed?.entry.id ?? -1) + 1;
    setOpened(id);
    setAdded(id);
    setFind('');
    setName('');
    const begun = isMap && hasField('name') ? { name: name.trim() } : emptyOf(form.item);
    save((now) => [...now, { key, value: begun, id }]);
  };
  const canMove = (beside: Entry | undefined) => !isMap && beside && (!hasPages || pageOf(beside) < Infinity);
  const move = (entry: Entry, at: number, by: number, button: Element) => {
    const { [at + by]: beside = entry } = entries;
    // At the edge of a page it goes to the end or the beginning of the next one.
    const isEdge = hasPages && pageOf(beside) !== pageOf(entry);
    const onNext = { ...entry, value: { ...Object(entry.value), [PAGE]: pageOf(beside) } };
    save((now) => (isEdge ? now.with(at, onNext) : now.toSpliced(at, 1).toSpliced(at + by, 0, entry)), button);
  };
  const all = entries.map((entry, at) => ({
    entry,
    at,
    inner: nameBelow(path, entry.key),
    text: find === '' ? '' : `${entry.key} ${JSON.stringify(entry.value)}`,
  }));
  const matches = createTextMatcher(
    find,
    all.map(({ text }) => text),
  );
  const found = all.filter(({ text }) => matches(text));
  const isShown = ({ entry, inner }: (typeof all)[number], n: number) =>
    showsAll || n < SHOWN || entry.id === opened || problems.some((problem) => isAt(problem.path, inner));
  const shown = found.filter(isShown);
  const newKey = slugify(name);
  return (
    <>
      {isMap ? (
        <div className="field">
          <label htmlFor={`new-in-${path}`}>Name of a new entry</label>
          <span className="line">
            <input
              id={`new-in-${path}`}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <button
              type="button"
              disabled={newKey === '' || entries.some(({ key }) => key === newKey)}
              onClick={() => add(newKey)}
            >
              Add
            </button>
          </span>
        </div>
      ) : (
        entries.length < (form.max ?? Infinity) && (
          <button type="button" onClick={() => add(entries.length)}>
            Add one
          </button>
        )
      )}
      {entries.length > FEW && (
        <label className="field">
          <span>Find an entry</span>
          <input type="search" value={find} onChange={(event) => setFind(event.target.value)} />
        </label>
      )}
      <ol className="entries" ref={list}>
        {shown.map(({ entry, at, inner }) => (
          <li key={entry.id} ref={entry.id === added ? showField : null}>
            {hasPages && (at === 0 || pageOf(entry) !== pageOf(entries[at - 1] ?? entry)) && (
              <h3>{Number.isFinite(pageOf(entry)) ? `Page ${pageOf(entry)}` : 'On no page yet'}</h3>
            )}
            <Section
              name={inner}
              title={isMap ? titleInMap(entry) : `${at + 1}. ${nameOf(entry.value).slice(0, 60) || NEW}`}
              label={`Entry ${at + 1}`}
              isOpen={entry.id === opened || path === '$new'}
            >
              <p className="buttons">
                {[-1, 1].map(
                  (by) =>
                    canMove(entries[at + by]) && (
                      <button
                        key={by}
                        type="button"
                        onClick={({ currentTarget }) => move(entry, at, by, currentTarget)}
                      >
                        {by < 0 ? 'Move up' : 'Move down'}
                      </button>
                    ),
                )}
                <button
                  type="button"
                  onClick={() => {
                    setRemoved({ entry, at });
                    save((now) => now.toSpliced(at, 1));
                  }}
                >
                  Remove
                </button>
              </p>
              <Value
                form={form.item}
                label={`Entry ${at + 1}`}
                name={inner}
                value={entry.value}
                onChange={(change) =>
                  save((now) =>
                    now.map((one) =>
                      one.id === entry.id ? { ...one, value: change(one.value) ?? emptyOf(form.item) } : one,
                    ),
                  )
                }
              />
            </Section>
          </li>
        ))}
      </ol>
      {shown.length < found.length && (
        <button type="button" onClick={() => setShowsAll(true)}>
          {`Show all ${found.length}`}
        </button>
      )}
      {removed && (
        <p className="buttons removed" role="status">
          <span>{`Removed: ${isMap ? titleInMap(removed.entry) : nameOf(removed.entry.value).slice(0, 40) || NEW}`}</span>
          <button
            type="button"
            onClick={() => {
              save((now) => now.toSpliced(removed.at, 0, removed.entry));
              setRemoved(undefined);
            }}
          >
            Undo
          </button>
        </p>
      )}
    </>
  );
}
