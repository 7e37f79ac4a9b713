import { fill } from '../../../model/fill.ts';
import { type BookingDay, bookingDays } from '../../../model/opening/booking-times.ts';
import { spokenDay, spokenTime } from '../../../model/opening/spoken.ts';
import type { BookingWords, Store } from './store.ts';

/** How many days ahead a table can be booked. */
const DAYS = 60;

/** What a guest has chosen; date as '2026-11-27', time as '19:30'. */
export interface TableRequest {
  people?: number;
  date?: string;
  time?: string;
}

/** The days of a store, and the parts of a guest's request that it can accept now. */
export interface TableOffer {
  days: readonly BookingDay[];
  /** The chosen day, else the first with times; undefined if there is none. */
  day: BookingDay | undefined;
  people: number | undefined;
  time: string | undefined;
}

export function tableOffer(store: Store, request: TableRequest, now: number): TableOffer {
  const days = bookingDays(store.table, now, DAYS);
  const day =
    days.find(({ date, times }) => date === request.date && times.length > 0) ??
    days.find(({ times }) => times.length > 0);
  return {
    days,
    day,
    people: request.people !== undefined && request.people <= store.largestParty ? request.people : undefined,
    // A time counts only for the day that it was chosen for.
    time: day?.date === request.date ? day?.times.find((time) => time === request.time) : undefined,
  };
}

/** The address of the booking page with the table filled in; undefined without a pattern or while something is missing. */
export function bookingHref({ bookingLink }: Store, { people, day, time }: TableOffer): string | undefined {
  if (bookingLink === undefined || people === undefined || !day || time === undefined) return undefined;
  return fill(bookingLink, { people, date: day.date, time });
}

/** The choice as text: "4 people at 7.30 pm" and "Friday 27 November". `table` is undefined while both are missing. */
export function requestTexts({ people, day, time }: TableOffer, words: BookingWords) {
  const party = people && (people === 1 ? words.onePerson : fill(words.manyPeople, { n: people }));
  const clock = time && spokenTime(time, words);
  return {
    table: party && clock ? fill(words.summary, { people: party, time: clock }) : party || clock,
    day: day && spokenDay(day.date),
    isComplete: Boolean(party && clock && day),
  };
}
