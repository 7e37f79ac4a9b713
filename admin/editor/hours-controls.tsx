import type { ReactNode } from 'react';
import { asText, type ControlProps } from './controls.tsx';

/** '12:00-15:00 and 17:30-22:30', 'closed'. */
export function HoursControl({ value, onChange, label, isRequired, input }: Omit<ControlProps<'hours'>, 'form'>) {
  const all = (asText(value).match(/[\d:]*-[\d:]*/g) ?? []).map((one) => one.split('-'));
  const set = (next: string[][]) => onChange(next.map((one) => one.join('-')).join(' and '));
  // What was written of the day's beginning and end stays.
  const [opens = '12:00', closes = '22:30'] = [all[0]?.[0], all.at(-1)?.[1]];
  const days = ['closed', `${opens}-${closes}`, `${opens}-15:00 and 17:30-${closes}`];
  return (
    <span className="hours">
      <select
        {...input}
        aria-label={label}
        value={value === undefined ? '' : all.length}
        onChange={({ target }) => onChange(target.value === '' ? undefined : days[Number(target.value)])}
      >
        {(!isRequired || value === undefined) && <option value="">Nothing chosen</option>}
        <option value="0">Closed</option>
        <option value="1">Open</option>
        <option value="2">Two sittings</option>
      </select>
      {all.map(([from = '', to = ''], n) => (
        // The key is the sitting.
        <span className="line" key={n}>
          {['Opens', 'Closes'].map((what, part) => (
            <label key={what}>
              <span>{n === 0 ? what : `${what} again`}</span>
              <input
                type="time"
                aria-label={`${label}: ${n === 0 ? what : `${what} again`}`}
                value={part === 0 ? from : to}
                onChange={(event) => set(all.with(n, [from, to].with(part, event.target.value)))}
              />
            </label>
          ))}
          {to !== '' && to < from && <span className="hint">{`Until ${to} on the next morning.`}</span>}
        </span>
      ))}
    </span>
  );
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function WeekControl({ value, onChange, input }: ControlProps<'week'>) {
  // The schema has texts alone in it, and the file has been checked.
  const lines = Object.entries(Object(value) as Record<string, string>);
  const set = (next: [string, string][]) => onChange(Object.fromEntries(next));
  const isIn = (key: string, day: string) => {
    const [from = day, to = from] = key.split('-');
    const at = (one: string) => (DAYS.indexOf(one) - DAYS.indexOf(from) + DAYS.length) % DAYS.length;
    return at(day) <= at(to);
  };
  const free = DAYS.find((day) => !lines.some(([key]) => isIn(key, day)));
  return (
    <div>
      {lines.map(([key, hours], at) => {
        const [from = 'Mon', to = from] = key.split('-');
        const keyWith = (one: string, other: string) => (one === other ? one : `${one}-${other}`);
        // Two lines of the same days would be one, and the hours of the other lost.
        const days = (label: string, chosen: string, keyOf: (day: string) => string): ReactNode => (
          <select
            aria-label={label}
            value={chosen}
            onChange={(event) => set(lines.with(at, [keyOf(event.target.value), hours]))}
          >
            {DAYS.map((day) => (
              <option key={day} disabled={lines.some(([other], n) => n !== at && other === keyOf(day))}>
                {day}
              </option>
            ))}
          </select>
        );
        return (
          // The key is what is edited.
          <div key={at} className="entry">
            <span className="line">
              {days('First day', from, (day) => keyWith(day, to))}
              {days('Last day', to, (day) => keyWith(from, day))}
              <button type="button" aria-label={`Remove ${key}`} onClick={() => set(lines.toSpliced(at, 1))}>
                Remove
              </button>
            </span>
            <HoursControl
              value={hours}
              label={key}
              isRequired
              input={{ ...input, id: `${input.id}.${at}` }}
              onChange={(next) => set(lines.with(at, [key, asText(next)]))}
            />
          </div>
        );
      })}
      {free !== undefined && (
        <button type="button" onClick={() => set([...lines, [free, '12:00-22:00']])}>
          Add days
        </button>
      )}
    </div>
  );
}
