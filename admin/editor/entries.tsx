import { type ComponentType, useContext, useLayoutEffect, useRef, useState } from 'react';
import { slugify } from '../../model/slug.ts';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import { asText } from './controls.tsx';
import { EditorContext } from './editor-context.ts';
import type { Form } from './form.ts';
import { isAt, nameBelow, nameOf } from './places.ts';
import { Section } from './section.tsx';

interface ValueProps {
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
}
interface EntriesProps extends ValueProps {
  form: Extract<Form, { kind: 'list' | 'map' }>;
  /** Shows the value of an entry. */
  Value: ComponentType<ValueProps & { form: Form; label: string }>;
}

/** Longer lists have a search, and show only so many entries at once. */
const SHOWN = 12;
const MORE = 30;

const NEW = 'New';

/** An entry of a group by id is called by its name, if it has one. */
const titleInMap = ({ key, value }: Entry): string => asText(Object(value)['name']) || String(key).replaceAll('-', ' ');

const emptyOf = (form: Form): unknown =>
  form.kind === 'group' || form.kind === 'map' ? {} : form.kind === 'list' || form.kind === 'ids' ? [] : '';

interface Entry {
  key: string | number;
  value: unknown;
}

/** The entries of a list, or of a group by id: added, taken out with a way back, and in lists moved. */
export function Entries({ form, name: path, value, onChange, Value }: EntriesProps) {
  const { problems, place } = useContext(EditorContext);
  const isMap = form.kind === 'map';
  const entries: Entry[] = Array.isArray(value)
    ? value.map((one: unknown, key) => ({ key, value: one }))
    : Object.entries(Object(value)).map(([key, one]) => ({ key, value: one }));
  const [ids, setIds] = useState(() => entries.map((_, n) => n));
  const [removed, setRemoved] = useState<{ entry: Entry; at: number; id: number }>();
  const [opened, setOpened] = useState(() => entries.findIndex(({ key }) => isAt(place, nameBelow(path, key))));
  const [find, setFind] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const [name, setName] = useState('');
  // Values that came from elsewhere, as after a conflict.
  const keys = ids.length === entries.length ? ids : entries.map((_, n) => n);
  const save = (next: Entry[], nextIds: number[]) => {
    setIds(nextIds);
    onChange(isMap ? Object.fromEntries(next.map((one) => [one.key, one.value])) : next.map((one) => one.value));
  };
  const insert = (entry: Entry, at: number, id: number) =>
    save(entries.toSpliced(at, 0, entry), keys.toSpliced(at, 0, id));
  const add = (key: string | number) => {
    const id = Math.max(-1, ...keys, removed?.id ?? -1) + 1;
    setOpened(id);
    setFind('');
    setName('');
    insert({ key, value: emptyOf(form.item) }, entries.length, id);
  };
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: number; by: number; top: number }>(null);
  const move = (entry: Entry, at: number, by: number, top: number) => {
    const id = keys[at] ?? 0;
    moved.current = { id, by, top };
    save(entries.toSpliced(at, 1).toSpliced(at + by, 0, entry), keys.toSpliced(at, 1).toSpliced(at + by, 0, id));
  };
  // An element that goes to another place may lose the focus, or be closed. Its button stays under the finger.
  useLayoutEffect(() => {
    const { id, by, top = 0 } = moved.current ?? {};
    moved.current = null;
    const section = list.current?.querySelector<HTMLDetailsElement>(`:scope > [data-id="${id}"] > details`);
    if (!section) return;
    section.open = true;
    const buttons = section.querySelector(':scope > .buttons');
    const button = buttons?.querySelector<HTMLElement>(`[data-by="${by}"]`) ?? buttons?.querySelector('button');
    button?.focus({ preventScroll: true });
    scrollBy(0, (button?.getBoundingClientRect().top ?? top) - top);
  });
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
  const visible = all.filter(({ text }) => matches(text));
  const newKey = slugify(name);
  return (
    <>
      {entries.length > SHOWN && (
        <input
          type="search"
          aria-label="Find an entry"
          placeholder="Find"
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
      )}
      <ol className="entries" ref={list}>
        {visible
          .filter(
            ({ at, inner }, n) =>
              n < shown || keys[at] === opened || problems.some((problem) => isAt(problem.path, inner)),
          )
          .map(({ entry, at, inner }) => (
            <li key={keys[at]} data-id={keys[at]}>
              <Section
                name={inner}
                title={isMap ? titleInMap(entry) : `${at + 1}. ${nameOf(entry.value).slice(0, 60) || NEW}`}
                label={`Entry ${at + 1}`}
                isOpen={keys[at] === opened || path === '$new'}
              >
                <Value
                  form={form.item}
                  label={`Entry ${at + 1}`}
                  name={inner}
                  value={entry.value}
                  onChange={(next) => save(entries.with(at, { ...entry, value: next ?? emptyOf(form.item) }), keys)}
                />
                <p className="buttons">
                  {[-1, 1].map(
                    (by) =>
                      !isMap &&
                      entries[at + by] !== undefined && (
                        <button
                          key={by}
                          type="button"
                          data-by={by}
                          onClick={({ currentTarget }) =>
                            move(entry, at, by, currentTarget.getBoundingClientRect().top)
                          }
                        >
                          {by < 0 ? 'Move up' : 'Move down'}
                        </button>
                      ),
                  )}
                  <button
                    type="button"
                    onClick={() => {
                      setRemoved({ entry, at, id: keys[at] ?? 0 });
                      save(entries.toSpliced(at, 1), keys.toSpliced(at, 1));
                    }}
                  >
                    Remove
                  </button>
                </p>
              </Section>
            </li>
          ))}
      </ol>
      {visible.length > shown && (
        <button type="button" onClick={() => setShown(shown + MORE)}>
          {`Show more of ${visible.length}`}
        </button>
      )}
      {removed && (
        <p className="buttons" role="status">
          <span>{`Removed: ${isMap ? removed.entry.key : nameOf(removed.entry.value).slice(0, 40) || NEW}`}</span>
          <button
            type="button"
            onClick={() => {
              insert(removed.entry, removed.at, removed.id);
              setRemoved(undefined);
            }}
          >
            Undo
          </button>
        </p>
      )}
      {isMap ? (
        <p className="line">
          <input
            aria-label="Name of a new entry"
            placeholder="Name of a new entry"
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
        </p>
      ) : (
        entries.length < (form.max ?? Infinity) && (
          <button type="button" onClick={() => add(entries.length)}>
            Add one
          </button>
        )
      )}
    </>
  );
}
