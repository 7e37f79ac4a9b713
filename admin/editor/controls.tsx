import { useId, useState, type ReactNode } from 'react';
import type { Form } from './form.ts';

/** Controls for single values. Each text that changes is the only child of its element. */
export interface ControlProps<Kind extends Form['kind'] = Form['kind']> {
  form: Extract<Form, { kind: Kind }>;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  isRequired: boolean;
  /** For the first input, with the ids of its hint and messages. */
  input: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined };
}

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const LETTERS_PER_ROW = 36;

export function TextControl({ form: { isLong, max }, value, onChange, isRequired, input }: ControlProps<'text'>) {
  const text = asText(value);
  const set = (next: string) => onChange(next === '' && !isRequired ? undefined : next);
  const shared = { ...input, value: text, autoComplete: 'off' };
  return (
    <>
      {isLong || text.includes('\n') ? (
        <textarea
          {...shared}
          rows={Math.min(12, Math.ceil(text.length / LETTERS_PER_ROW) + text.split('\n').length)}
          onChange={(event) => set(event.target.value)}
        />
      ) : (
        <input {...shared} onChange={(event) => set(event.target.value)} />
      )}
      {max !== undefined && text.length > max * 0.8 && (
        <span className="hint">{`${text.length} of at most ${max} letters`}</span>
      )}
    </>
  );
}

/** '5', '£5.5', '5,50' are numbers; anything else stays as it is typed, and the check says what is wrong. */
function readNumber(text: string): unknown {
  const [, whole, decimals = ''] = /^£?\s*(-?\d+)(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? text : Number(`${whole}.${decimals || '0'}`);
}

export function NumberControl({ form, value, onChange, isRequired, input }: ControlProps<'number' | 'price'>) {
  const isPrice = form.kind === 'price';
  const shown = typeof value === 'number' && isPrice ? value.toFixed(2) : asText(value);
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...input}
      className="short"
      inputMode={isPrice ? 'decimal' : 'text'}
      autoComplete="off"
      value={typed ?? shown}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onChange(text.trim() === '' && !isRequired ? undefined : text.trim() === '' ? '' : readNumber(text));
      }}
    />
  );
}

export function YesNoControl({ form: { isOn, isFlag }, label, value, onChange, input }: ControlProps<'yesNo'>) {
  const isChecked = typeof value === 'boolean' ? value : isOn;
  const next = (on: boolean) => (on === isOn && value === undefined ? undefined : isFlag && !on ? undefined : on);
  return (
    <label className="choice">
      <input
        {...input}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(next(event.target.checked))}
      />
      <span>{label}</span>
    </label>
  );
}

export function ChoiceControl({ form: { options }, value, onChange, isRequired, input }: ControlProps<'choice'>) {
  const isKnown = options.some(([one]) => one === value);
  return (
    <select
      {...input}
      value={asText(value)}
      onChange={(event) =>
        onChange(options.find(([one]) => String(one) === event.target.value)?.[0] ?? (isRequired ? '' : undefined))
      }
    >
      {!isKnown && <option value="" aria-label="Nothing chosen" />}
      {options.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}

export const DayControl = ({ value, onChange, isRequired, input }: ControlProps<'day'>) => (
  <input
    {...input}
    type="date"
    value={asText(value)}
    onChange={(event) => onChange(event.target.value === '' && !isRequired ? undefined : event.target.value)}
  />
);

export function MomentControl({ value, onChange, input, label }: ControlProps<'moment'>) {
  const [day = '', time = ''] = asText(value).split(' ');
  const set = (one: string, other: string) => onChange([one, other].filter(Boolean).join(' '));
  return (
    <span className="line">
      <input {...input} type="date" value={day} onChange={(event) => set(event.target.value, time)} />
      <input
        type="time"
        aria-label={`${label}, time; may be left empty`}
        value={time}
        onChange={(event) => set(day, event.target.value)}
      />
    </span>
  );
}

const sittings = (text: string): [string, string][] =>
  text.split(' and ').map((one) => {
    const [opens = '', closes = ''] = one.split('-');
    return [opens, closes];
  });

/** '12:00-15:00 and 17:30-22:30', 'closed' */
export function HoursControl({ value, onChange, label, input }: Omit<ControlProps<'hours'>, 'form' | 'isRequired'>) {
  const text = asText(value);
  const all = text === 'closed' ? [] : sittings(text || '12:00-22:00');
  const set = (next: [string, string][]) =>
    onChange(next.length === 0 ? 'closed' : next.map((one) => one.join('-')).join(' and '));
  const sample: [string, string][] = [
    ['12:00', '15:00'],
    ['17:30', '22:30'],
  ];
  return (
    <span className="hours">
      <select
        {...input}
        aria-label={label}
        value={String(all.length)}
        onChange={({ target }) => set(sample.slice(0, Number(target.value)).map((one, n) => all[n] ?? one))}
      >
        <option value="0">Closed</option>
        <option value="1">Open</option>
        <option value="2">Two sittings</option>
      </select>
      {all.map(([opens, closes], n) => (
        // oxlint-disable-next-line react/no-array-index-key -- the first and the second sitting
        <span className="line" key={n}>
          <input
            type="time"
            aria-label={`${label}, opens`}
            value={opens}
            onChange={(event) => set(all.with(n, [event.target.value, closes]))}
          />
          <input
            type="time"
            aria-label={`${label}, closes`}
            value={closes}
            onChange={(event) => set(all.with(n, [opens, event.target.value]))}
          />
        </span>
      ))}
    </span>
  );
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function WeekControl({ value, onChange, input }: ControlProps<'week'>) {
  const lines = Object.entries(Object(value) as Record<string, string>);
  const set = (next: [string, string][]) => onChange(Object.fromEntries(next));
  return (
    <div>
      {lines.map(([key, hours], at) => {
        const [from = 'Mon', to = from] = key.split('-');
        const rename = (one: string, other: string) =>
          set(lines.with(at, [one === other ? one : `${one}-${other}`, hours]));
        const days = (label: string, chosen: string, choose: (day: string) => void): ReactNode => (
          <select aria-label={label} value={chosen} onChange={(event) => choose(event.target.value)}>
            {DAYS.map((day) => (
              <option key={day}>{day}</option>
            ))}
          </select>
        );
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the key is what is edited
          <div key={at} className="entry">
            <span className="line">
              {days('First day', from, (day) => rename(day, to))}
              {days('Last day', to, (day) => rename(from, day))}
              <button type="button" aria-label={`Remove ${key}`} onClick={() => set(lines.toSpliced(at, 1))}>
                Remove
              </button>
            </span>
            <HoursControl
              value={hours}
              label={key}
              input={input}
              onChange={(next) => set(lines.with(at, [key, asText(next)]))}
            />
          </div>
        );
      })}
      <button
        type="button"
        onClick={() =>
          set([...lines, [DAYS.find((day) => !lines.some(([key]) => key.includes(day))) ?? 'Sun', '12:00-22:00']])
        }
      >
        Add days
      </button>
    </div>
  );
}

/** The allergens of an ingredient: a list, or each with the part of it that holds the allergen. An empty list is said, not left out. */
export function ContainsControl({
  value,
  onChange,
  label,
  allergens,
}: Omit<ControlProps<'contains'>, 'input' | 'form' | 'isRequired'> & { allergens: readonly string[] }) {
  const id = useId();
  const parts: Record<string, string> = Array.isArray(value)
    ? Object.fromEntries(value.map((one) => [String(one), '']))
    : (Object(value) as Record<string, string>);
  const chosen = Object.keys(parts);
  const set = (next: Record<string, string>) => onChange(Object.values(next).some(Boolean) ? next : Object.keys(next));
  return (
    <div role="group" aria-label={label}>
      <label className="choice">
        <input
          type="checkbox"
          checked={value !== undefined && chosen.length === 0}
          onChange={(event) => onChange(event.target.checked ? [] : undefined)}
        />
        <span>None of them</span>
      </label>
      <div className="checks">
        {allergens.map((one) => (
          <label key={one} className="choice">
            <input
              type="checkbox"
              checked={one in parts}
              onChange={({ target }) => {
                const { [one]: _, ...others } = parts;
                const next = target.checked ? { ...others, [one]: '' } : others;
                if (Object.keys(next).length === 0) onChange(undefined);
                else set(next);
              }}
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
      {chosen.map((one) => (
        <p key={one} className="field">
          <label
            htmlFor={`${id}${one}`}
          >{`What in it is ${one}? Name the cereal or nut; else it may be left empty.`}</label>
          <input
            id={`${id}${one}`}
            autoComplete="off"
            value={parts[one] ?? ''}
            onChange={(event) => set({ ...parts, [one]: event.target.value })}
          />
        </p>
      ))}
    </div>
  );
}
