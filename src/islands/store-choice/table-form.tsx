import { type ComponentProps, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { type BookingDay, type DayPart, partOf } from '../../../model/opening/booking-days.ts';
import { rangesOn } from '../../../model/opening/open-state.ts';
import { dayParts, spokenDay, spokenTime } from '../../../model/opening/hours-text.ts';
import { cx } from '../../ui/class-names.ts';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import type { BookingWords, Store } from '../../data/store-choice.ts';
import styles from './table-form.module.css';
import type { TableOffer, TableRequest } from './table-request.ts';

/** Days that have a cell each; later ones are in a list. */
const DAY_CELLS = 7;

interface TableFormProps {
  branch: Store;
  offer: TableOffer;
  words: BookingWords;
  onChange: (change: TableRequest) => void;
}

export function TableForm(choice: TableFormProps) {
  const { offer, words, onChange } = choice;
  const { largestParty, phone } = choice.branch;
  const parties = Array.from({ length: largestParty }, (_, index) => index + 1);
  return (
    <div className={`stack ${styles['form']}`}>
      <fieldset>
        <legend>{words.people}</legend>
        <div className={cx(styles['cells'], styles['inEights'])}>
          {parties.map((people) => (
            <Cell key={people} name="people" checked={people === offer.people} onChange={() => onChange({ people })}>
              {people}
            </Cell>
          ))}
        </div>
        <p className={`type-small muted ${styles['hint']}`}>
          <TextWithLinks phones={[phone]}>{fill(words.largerParties, { n: largestParty, phone })}</TextWithLinks>
        </p>
      </fieldset>
      {offer.days.some(({ times }) => times.length > 0) && <Days {...choice} />}
      {offer.day && <Times {...choice} day={offer.day} />}
    </div>
  );
}

/** One of several choices, as a radio button that fills a cell. */
const Cell = ({ children, ...input }: ComponentProps<'input'>) => (
  <label>
    <input className="over" type="radio" {...input} />
    <span>{children}</span>
  </label>
);

function Days({ branch, offer: { days, day: chosen }, words, onChange }: TableFormProps) {
  const later = days.slice(DAY_CELLS).filter(({ times }) => times.length > 0);
  const chosenLater = later.find(({ date }) => date === chosen?.date);
  return (
    <fieldset>
      <legend>{words.day}</legend>
      <div className={cx(styles['cells'], styles['inEights'])}>
        {days.slice(0, DAY_CELLS).map(({ date, times }, index) => (
          <Cell
            key={date}
            name="date"
            checked={date === chosen?.date}
            disabled={times.length === 0}
            onChange={() => onChange({ date })}
          >
            <DayName date={date} today={index === 0 ? words.today : undefined} />
            {times.length === 0 && (
              <span className="sr">
                {`, ${rangesOn(branch.table.hours, date).length > 0 ? words.noMore : words.closedAllDay}`}
              </span>
            )}
          </Cell>
        ))}
        {later.length > 0 && (
          <label>
            <select
              className="over"
              aria-label="A later day"
              value={chosenLater?.date ?? ''}
              onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
            >
              <option value="" disabled>
                {words.later}
              </option>
              {later.map(({ date }) => (
                <option key={date} value={date}>
                  {spokenDay(date)}
                </option>
              ))}
            </select>
            <span aria-hidden="true" data-chosen={chosenLater && ''}>
              {chosenLater ? <DayName date={chosenLater.date} /> : words.later}
            </span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** "Fri" above "27", or "Today". */
function DayName({ date, today }: { date: string; today?: string | undefined }) {
  const { weekday, day, month } = dayParts(date);
  return (
    <>
      <span>{`${today ?? weekday.slice(0, 3)} `}</span>
      <b className="type-price">{day}</b>
      <span className="sr">{` ${month}`}</span>
    </>
  );
}

/** The times of one part of the day: the part that was opened last, if the day has it, else its last part. */
function Times({ day, offer, words, onChange }: TableFormProps & { day: BookingDay }) {
  const [opened, setOpened] = useState<DayPart>(offer.time === undefined ? 'evening' : partOf(offer.time));
  const parts = [...new Set(day.times.map(partOf))];
  const shown = parts.includes(opened) ? opened : parts.at(-1);
  return (
    <fieldset>
      <legend>{words.time}</legend>
      <p className={`type-small muted ${styles['hint']}`}>{words.seatings}</p>
      {parts.length > 1 && (
        <div role="radiogroup" aria-label="Part of the day" className={cx(styles['cells'], styles['parts'])}>
          {parts.map((part) => (
            <Cell key={part} name="part" checked={part === shown} onChange={() => setOpened(part)}>
              {words.parts[part]}
            </Cell>
          ))}
        </div>
      )}
      <div className={cx(styles['cells'], styles['times'])}>
        {day.times
          .filter((each) => partOf(each) === shown)
          .map((each) => (
            <Cell
              key={each}
              name="time"
              checked={each === offer.time}
              onChange={() => onChange({ date: day.date, time: each })}
            >
              {spokenTime(each, words)}
            </Cell>
          ))}
      </div>
    </fieldset>
  );
}
