import { useContext, useState } from 'react';
import { readAmount } from '../../model/money.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { EditorContext } from './editor-context.ts';
import type { Form } from './form.ts';

/** Controls for single values. Each text that changes is the only child of its element. */
export interface ControlProps<Kind extends Form['kind'] = Form['kind']> {
  form: Extract<Form, { kind: Kind }>;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  isRequired: boolean;
  /** For the first input, with the ids of its hint and messages. */
  input: {
    id: string;
    name: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  };
}

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const LETTERS_PER_ROW = 36;

function TextControl({ form, value, onChange, isRequired, input }: ControlProps<'text'> | ControlProps<'day'>) {
  const { isLong = false, min = 0, max, known = [] } = form.kind === 'text' ? form : {};
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
        <input
          {...shared}
          type={form.kind === 'day' ? 'date' : 'text'}
          list={`${input.id}-known`}
          onChange={(event) => set(event.target.value)}
        />
      )}
      {known.length > 0 && (
        <span className="hint">
          {`Used so far: ${known.join('; ')}`}
          <datalist id={`${input.id}-known`}>
            {known.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
        </span>
      )}
      {max !== undefined && (min > 0 || text.length > max * 0.8) && (
        <span className="hint">{`${text.length} of ${min > 0 ? `${min} to` : 'at most'} ${max} letters`}</span>
      )}
    </>
  );
}

/** Anything that is no number stays as it is typed, and the check says what is wrong. */
function NumberControl({ form, value, onChange, isRequired, input }: ControlProps<'number'> | ControlProps<'price'>) {
  const isPrice = form.kind === 'price';
  const inPence = typeof value === 'number' && isPrice ? value.toFixed(2) : '';
  const shown = Number(inPence) === value ? inPence : asText(value);
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...input}
      className="short"
      inputMode={isPrice ? 'decimal' : 'text'}
      autoComplete="off"
      value={typed ?? shown}
      onBlur={() => setTyped(undefined)}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        onChange(text.trim() === '' && !isRequired ? undefined : (readAmount(text) ?? text.trim()));
      }}
    />
  );
}

function YesNoControl({ form: { isOn, isFlag }, label, value, onChange, input }: ControlProps<'yesNo'>) {
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

function ChoiceControl({ form, value, onChange, isRequired, input }: ControlProps<'choice'>) {
  const { data } = useContext(EditorContext);
  const { by = '' } = form;
  const options = form.options.filter(([, , of]) => of === undefined || of === Object(data)[by]);
  const isKnown = options.some(([one]) => String(one) === asText(value));
  return (
    <select
      {...input}
      // The last, if what was chosen is of another value.
      value={asText(isKnown || by === '' ? value : options.at(-1)?.[0])}
      onChange={(event) =>
        onChange(options.find(([one]) => String(one) === event.target.value)?.[0] ?? (isRequired ? '' : undefined))
      }
    >
      {!isKnown && by === '' && <option value="" aria-label="Nothing chosen" />}
      {options.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}

function MomentControl({ value, onChange, input, label }: ControlProps<'moment'>) {
  // A time may be chosen before its day.
  const [, day = '', time = ''] = /^(.*?) ?(\d\d:\d\d)?$/.exec(asText(value)) ?? [];
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

/** The allergens of an ingredient: a list, or each with the part of it that holds the allergen. An empty list is said, not left out. */
function ContainsControl({ value, onChange, label, input }: ControlProps<'contains'>) {
  const parts: Record<string, string> = Array.isArray(value)
    ? Object.fromEntries(value.map((one) => [String(one), '']))
    : // As above.
      (Object(value) as Record<string, string>);
  const chosen = Object.keys(parts);
  const set = (next: Record<string, string>) => onChange(Object.values(next).some(Boolean) ? next : Object.keys(next));
  return (
    <div role="group" aria-label={label} aria-describedby={input['aria-describedby']}>
      <label className="choice">
        <input
          {...input}
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
        <label key={one} className="field">
          <span>{`What in it is ${one}? Name the cereal or nut; else it may be left empty.`}</span>
          <input
            autoComplete="off"
            value={parts[one] ?? ''}
            onChange={(event) => set({ ...parts, [one]: event.target.value })}
          />
        </label>
      ))}
    </div>
  );
}

export const controls = {
  text: TextControl,
  number: NumberControl,
  price: NumberControl,
  yesNo: YesNoControl,
  choice: ChoiceControl,
  day: TextControl,
  moment: MomentControl,
  contains: ContainsControl,
};
