import { useContext, useEffect, useRef, useState } from 'react';
import { slugify } from '../../model/slug.ts';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import type { ControlProps } from './controls.tsx';
import { EditorContext } from './editor-context.ts';

const SHOWN = 8;

export function IdsControl({
  form,
  label,
  value,
  onChange: send,
  isRequired,
  input,
}: ControlProps<'id'> | ControlProps<'ids'>) {
  const { of } = form;
  const ids = (Array.isArray(value) ? value : [value ?? '']).map(String).filter(Boolean);
  const onChange = (next: string[]) => {
    const isOne = form.kind === 'id' || (form.isOneOrMany && next.length === 1);
    send(next.length === 0 && !isRequired ? undefined : isOne ? (next[0] ?? '') : next);
  };
  const { names, addPart, setBegun } = useContext(EditorContext);
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const known = names[of] ?? {};
  const isAsked = text.trim() !== '';
  // As guests search: who types "kaju" finds cashew.
  const matchesText = createTextMatcher(text, Object.values(known));
  const found = isAsked
    ? Object.entries(known).filter(([id, name]) => !ids.includes(id) && matchesText(`${id} ${name}`))
    : [];
  // What is called so comes first, then what begins with it.
  const typed = text.trim().toLowerCase();
  const rank = (name: string) => Number(name.toLowerCase() !== typed) + Number(!name.toLowerCase().startsWith(typed));
  const matches = found.toSorted(([, a], [, b]) => rank(a) - rank(b));
  const isNew =
    slugify(typed) !== '' && !(slugify(typed) in known) && !Object.values(known).some((name) => rank(name) === 0);
  useEffect(() => {
    setBegun(
      input.id,
      isAsked ? `“${text.trim()}” at ${label} is not chosen: choose it below, or clear it.` : undefined,
    );
    return () => setBegun(input.id, undefined);
  }, [setBegun, input.id, isAsked, text, label]);
  const take = (id: string) => {
    onChange(form.kind === 'id' ? [id] : [...ids, id]);
    setText('');
    search.current?.focus();
  };
  return (
    <div className="ids">
      {ids.length > 0 && (
        <ul className="chips">
          {ids.map((id) => (
            <li key={id}>
              <span>{known[id] ?? id}</span>
              <button
                type="button"
                aria-label={`Remove ${known[id] ?? id}`}
                onClick={({ currentTarget: { parentElement: chip } }) => {
                  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
                  (beside?.querySelector('button') ?? search.current)?.focus();
                  onChange(ids.filter((one) => one !== id));
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...input}
        ref={search}
        type="search"
        aria-label={`Search to add: ${label}`}
        placeholder="Type to search and add"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isAsked && (
        <ul className="matches">
          {matches.slice(0, SHOWN).map(([id, name]) => (
            <li key={id}>
              <button type="button" onClick={() => take(id)}>
                {name}
              </button>
            </li>
          ))}
          {of === 'parts' && addPart && isNew && (
            <li>
              <button type="button" onClick={() => take(addPart(text.trim()))}>
                {`“${text.trim()}” is a new ingredient`}
              </button>
            </li>
          )}
          {matches.length === 0 && !(of === 'parts' && addPart) && <li>{`Nothing is called “${text}”.`}</li>}
        </ul>
      )}
    </div>
  );
}
