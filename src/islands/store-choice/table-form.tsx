import { type ReactNode, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { type BookingDay, type DayPart, partOf } from '../../../model/opening/booking-times.ts';
import { rangesOn } from '../../../model/opening/open-state.ts';
import { dayParts, spokenDay, spokenTime } from '../../../model/opening/spoken.ts';
import { cx } from '../../ui/class-names.ts';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import type { BookingWords, Store } from './store.ts';
import styles from './table-form.module.css';
import type { TableOffer, TableRequest } from './table-request.ts';

/** Days that have a cell each; later ones are in a list. */
const DAY_CELLS = 7;

interface TableFormProps {
  branch: Store;
  offer: TableOffer;
  words: BookingWords;
  /** What could not be kept of the guest's choice, and why; '' while all is. */
  notKept: string;
  onChange: (change: TableRequest) => void;
}

export function TableForm({ branch, offer, words, notKept, onChange }: TableFormProps) {
  const { largestParty, phone } = branch;
  const parties = Array.from({ length: largestParty }, (_, index) => index + 1);
  return (
    <form className={styles['form']}>
      {/* Always there, so that screen readers announce its text. */}
      <p role="status" className={styles['notKept']}>
        {notKept}
      </p>
      <fieldset>
        <legend>{words.people}</legend>
        <div className={cx(styles['cells'], styles['inEights'])}>
          {parties.map((people) => (
            <Cell key={people} name="people" isChosen={people === offer.people} onChoose={() => onChange({ people })}>
              {people}
            </Cell>
          ))}
        </div>
        <p className={styles['hint']}>
          <TextWithLinks phones={[phone]}>{fill(words.largerParties, { n: largestParty, phone })}</TextWithLinks>
        </p>
      </fieldset>
      {offer.days.some(({ times }) => times.length > 0) && (
        <Days branch={branch} offer={offer} words={words} onChange={onChange} />
      )}
      {offer.day && <Times day={offer.day} time={offer.time} words={words} onChange={onChange} />}
    </form>
  );
}

interface CellProps {
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several choices, as a radio button that fills a cell. */
function Cell({ name, isChosen, isDisabled = false, onChoose, children }: CellProps) {
  return (
    <label>
      <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

function Days({ branch, offer: { days, day: chosen }, words, onChange }: Omit<TableFormProps, 'notKept'>) {
  const later = days.slice(DAY_CELLS).filter(({ times }) => times.length > 0);
  const chosenLater = later.find(({ date }) => date === chosen?.date);
  return (
    <fieldset>
      <legend>{words.day}</legend>
      <div className={cx(styles['cells'], styles['inEights'], styles['days'])}>
        {days.slice(0, DAY_CELLS).map(({ date, times }, index) => (
          <Cell
            key={date}
            name="date"
            isChosen={date === chosen?.date}
            isDisabled={times.length === 0}
            onChoose={() => onChange({ date })}
          >
            <DayName date={date} today={index === 0 ? words.today : undefined} />
            {times.length === 0 && (
              <span className="sr">
                , {rangesOn(branch.table.hours, date).length > 0 ? words.noMore : words.closedAllDay}
              </span>
            )}
          </Cell>
        ))}
        {later.length > 0 && (
          <label className={styles['later']}>
            <select
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
      {today ?? weekday.slice(0, 3)} <b>{day}</b>
      <span className="sr"> {month}</span>
    </>
  );
}

interface TimesProps extends Pick<TableFormProps, 'words' | 'onChange'> {
  day: BookingDay;
  time: string | undefined;
}

/** The times of one part of the day: the part that was opened last, if the day has it, else its last part. */
function Times({ day, time, words, onChange }: TimesProps) {
  const [opened, setOpened] = useState<DayPart>('evening');
  const parts = [...new Set(day.times.map(partOf))];
  const shown = parts.includes(opened) ? opened : parts.at(-1);
  return (
    <fieldset>
      <legend>{words.time}</legend>
      {parts.length > 1 && (
        <div role="radiogroup" aria-label="Part of the day" className={cx(styles['cells'], styles['parts'])}>
          {parts.map((part) => (
            <Cell key={part} name="part" isChosen={part === shown} onChoose={() => setOpened(part)}>
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
              isChosen={each === time}
              onChoose={() => onChange({ date: day.date, time: each })}
            >
              {spokenTime(each, words)}
            </Cell>
          ))}
      </div>
    </fieldset>
  );
}
