import { useContext, useState } from 'react';
import type { ControlProps } from './controls.tsx';
import { hasWords } from './places.ts';
import { EditorContext } from './editor-context.ts';

/** How many matches are offered at once. */
const SHOWN = 8;

/** Ingredients, equipment or dishes, picked by name. */
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
  const { names, addPart } = useContext(EditorContext);
  const [text, setText] = useState('');
  const known = names[of] ?? {};
  const isAsked = text.trim() !== '';
  const matchesText = hasWords(text);
  const found = isAsked
    ? Object.entries(known).filter(([id, name]) => !ids.includes(id) && matchesText(`${id} ${name}`))
    : [];
  // Those that begin with what is typed come first.
  const matches = found.toSorted(
    ([, a], [, b]) =>
      Number(!a.toLowerCase().startsWith(text.toLowerCase())) - Number(!b.toLowerCase().startsWith(text.toLowerCase())),
  );
  const take = (id: string) => {
    onChange(form.kind === 'id' ? [id] : [...ids, id]);
    setText('');
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
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...input}
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
          {of === 'parts' && addPart && (
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
